import { TREND_POINTS, trendOf } from './chart-trend.js';
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
const BAND_GAP = 2;
const BAND_PADDING = 12;
/** Of a letter on the axes, in px, rather too wide than too narrow. */
const LETTER_WIDTH = 6.4;

/** What the chart needs for its geometry. */
export interface LineChartInput {
  points: readonly ChartPoint[];
  /** Size in px. */
  width: number;
  height: number;
  goal?: number | undefined;
  toSecond?: ((value: number) => number) | undefined;
  /** The last day that is shown, where that is later than the last point. */
  until?: string | undefined;
  bands?: readonly ChartBand[] | undefined;
}

/** Days with a ground and a name of their own, such as a stage of a diet; both days `yyyy-MM-dd`, included. */
export interface ChartBand {
  from: string;
  to: string;
  label: string;
  /** Beside the name where there is room. */
  detail?: string;
}

/** A band where it is drawn. */
export interface PlacedBand {
  left: number;
  width: number;
  /** As much of its name as it has room for. */
  text: string;
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
  /** The line through the points, or through their averages where there is a trend. */
  polyline: string;
  /** Whether the line is a trend. */
  hasTrend: boolean;
  bands: readonly PlacedBand[];
  ticks: readonly { y: number; value: number }[];
  secondTicks: readonly { y: number; value: number }[];
  dateLabels: readonly { x: number; text: string }[];
}

/** Lays out one curve with its axes; points may come in any order. */
export function layoutLineChart(input: LineChartInput): LineChartLayout {
  const points = [...input.points].sort((a, b) => a.date.localeCompare(b.date));
  const bottom = input.height - BOTTOM_SPACE;
  const right = input.width - RIGHT_SPACE;
  const days = [...points.map((point) => point.date), ...(input.until ? [input.until] : [])].map(dayNumber);
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
    polyline: trendOf(points)
      .map(({ date, value }) => `${x(date).toFixed(1)},${y(value).toFixed(1)}`)
      .join(' '),
    hasTrend: points.length >= TREND_POINTS,
    bands: placeBands(input.bands ?? [], { x, left: LEFT, right }),
    ticks: niceTicks(...range).map((value) => ({ value, y: y(value) })),
    secondTicks: layoutSecondTicks(range, y, input.toSecond),
    dateLabels: spreadLabels(marks.map((mark) => ({ x: mark.x, text: shortDate(mark.point.date) }))),
  };
}

interface BandSpace {
  x: (isoDate: string) => number;
  left: number;
  right: number;
}

/** Bands cut at the edges of the canvas; what lies outside is left out. */
function placeBands(bands: readonly ChartBand[], { x, left, right }: BandSpace): PlacedBand[] {
  const inside = (value: number) => Math.min(right, Math.max(left, value));
  return bands.flatMap(({ from, to, label, detail }) => {
    // A band ends where the next day begins; a hairline of the ground stays between two of them.
    const start = inside(x(from));
    const width = inside(x(to)) - start - BAND_GAP;
    if (width <= 0) return [];
    const full = detail ? `${label} · ${detail}` : label;
    const text = [full, label].find((one) => one.length * LETTER_WIDTH + BAND_PADDING <= width) ?? '';
    return [{ left: start, width, text }];
  });
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
