export { LineChart, type LineChartProps, type SecondScale } from './line-chart.js';
export { type ChartPoint } from './chart-scale.js';
export { type ChartBand, layoutLineChart, type LineChartLayout } from './line-chart-layout.js';
export { TREND_POINTS } from './chart-trend.js';
export { StackedBar, type StackedBarProps, type StackSegment } from './stacked-bar.js';
export { Meter, type MeterProps } from './meter.js';
export { ProgressBar, type ProgressBarProps, ProgressTrack } from './progress-bar.js';
