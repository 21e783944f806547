export { LineChart, type LineChartProps, type SecondScale } from './line-chart.js';
export { type ChartPoint } from './chart-scale.js';
export { StackedBar, type StackedBarProps, type StackSegment } from './stacked-bar.js';
export { Meter, type MeterProps } from './meter.js';
