import {
  type ChartPoint,
  dayNumber,
  linearScale,
  niceTicks,
  paddedRange,
  type Scale,
  shortDate,
} from './chart-scale.js';

/** Width of the chart in px until its box has been measured. */
export const DEFAULT_CHART_WIDTH = 640;
const LEFT = 38;
const RIGHT_SPACE = 34;
const TOP = 26;
const BOTTOM_SPACE = 24;
const MIN_LABEL_GAP = 64;

/** What the chart needs for its geometry. */
export interface LineChartInput {
  points: readonly ChartPoint[];
  /** Size in px. */
  width: number;
  height: number;
  goal?: number | undefined;
  toSecond?: ((value: number) => number) | undefined;
  stageDates?: readonly string[] | undefined;
}

/** Geometry of a line chart. */
export interface LineChartLayout {
  left: number;
  right: number;
  top: number;
  bottom: number;
  x: (isoDate: string) => number;
  y: Scale;
  marks: readonly { x: number; y: number; point: ChartPoint }[];
  polyline: string;
  ticks: readonly { y: number; value: number }[];
  secondTicks: readonly { y: number; value: number }[];
  dateLabels: readonly { x: number; text: string }[];
}

/** Lays out one curve with its axes; points may come in any order. */
export function layoutLineChart(input: LineChartInput): LineChartLayout {
  const points = [...input.points].sort((a, b) => a.date.localeCompare(b.date));
  const bottom = input.height - BOTTOM_SPACE;
  const right = input.width - RIGHT_SPACE;
  const days = [...points.map((point) => point.date), ...(input.stageDates ?? [])].map(dayNumber);
  const xOfDay = linearScale([Math.min(...days), Math.max(...days)], [LEFT + 4, right - 6]);
  const values = points.map((point) => point.value);
  const range = paddedRange(input.goal === undefined ? values : [...values, input.goal], 4);
  const y = linearScale(range, [bottom, TOP]);
  const x = (isoDate: string): number => xOfDay(dayNumber(isoDate));
  const marks = points.map((point) => ({ x: x(point.date), y: y(point.value), point }));
  return {
    left: LEFT,
    right,
    top: TOP,
    bottom,
    x,
    y,
    marks,
    polyline: marks.map((mark) => `${mark.x.toFixed(1)},${mark.y.toFixed(1)}`).join(' '),
    ticks: niceTicks(...range).map((value) => ({ value, y: y(value) })),
    secondTicks: layoutSecondTicks(range, y, input.toSecond),
    dateLabels: spreadLabels(marks.map((mark) => ({ x: mark.x, text: shortDate(mark.point.date) }))),
  };
}

function layoutSecondTicks(
  range: readonly [number, number],
  y: Scale,
  toSecond: ((value: number) => number) | undefined,
): { y: number; value: number }[] {
  if (!toSecond) return [];
  const low = toSecond(range[0]);
  const high = toSecond(range[1]);
  const yOfSecond = linearScale([low, high], [y(range[0]), y(range[1])]);
  return niceTicks(low, high, 5).map((value) => ({ value, y: yOfSecond(value) }));
}

/** First and last label always, those between only where there is room. */
function spreadLabels(labels: readonly { x: number; text: string }[]): { x: number; text: string }[] {
  const last = labels.at(-1);
  const shown: { x: number; text: string }[] = [];
  for (const label of labels) {
    const previous = shown.at(-1);
    const fitsAfter = !previous || label.x - previous.x >= MIN_LABEL_GAP;
    const fitsBefore = label === last || !last || last.x - label.x >= MIN_LABEL_GAP || shown.length === 0;
    if (fitsAfter && fitsBefore) shown.push(label);
  }
  return shown;
}
