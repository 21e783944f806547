import { formatNumber } from '@pora/text-pl/number';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../display/visually-hidden.js';
import { formatDateInput } from '../forms/date-input.js';
import { media } from '../theme/media.js';
import { focusRing } from '../theme/mixins.js';
import { theme } from '../theme/theme.js';
import type { ChartPoint } from './chart-scale.js';
import { chartStrings } from './charts.strings.js';
import { type ChartBand, layoutLineChart, type LineChartLayout } from './line-chart-layout.js';
import { useChartWidth } from './use-chart-width.js';

/** A second scale for the same curve: a linear function of the value, such as BMI of a weight. */
export interface SecondScale {
  unit: string;
  toSecond: (value: number) => number;
}

/** Props of LineChart. */
export interface LineChartProps {
  title: string;
  /** The chart in one sentence, for screen readers. */
  summary: string;
  points: readonly ChartPoint[];
  /** Above the scale. */
  unit: string;
  /** A value in words, with its unit. */
  describe: (value: number) => string;
  secondScale?: SecondScale;
  /** A dashed line with its name. */
  goal?: { value: number; label: string };
  /** Grounds with a name: the stages of the diet. */
  bands?: readonly ChartBand[];
  /** The last day that is shown, where that is later than the last point. */
  until?: string;
  /** In px. */
  height?: number;
}

/**
 * Measured values over time with their trend and up to two scales. Pointer and arrow keys go from one to the next; the
 * numbers are also there as a hidden table.
 */
export function LineChart(props: LineChartProps) {
  const { title, summary, points, unit, describe, secondScale, goal, bands, until, height = 236 } = props;
  const [pointed, setPointed] = useState<number>();
  const [box, width] = useChartWidth();
  if (points.length === 0) return null;
  const toSecond = secondScale?.toSecond;
  const layout = layoutLineChart({ points, width, height, goal: goal?.value, toSecond, bands, until });
  const last = layout.marks.length - 1;
  // Another curve may have fewer points.
  const shown = Math.min(pointed ?? last, last);
  const follow = (event: PointerEvent<SVGSVGElement>): void => {
    const bounds = event.currentTarget.getBoundingClientRect();
    setPointed(nearestMark(layout, ((event.clientX - bounds.left) / bounds.width) * width));
  };
  const step = (event: KeyboardEvent): void => {
    const next = new Map([
      ['ArrowLeft', shown - 1],
      ['ArrowRight', shown + 1],
      ['Home', 0],
      ['End', last],
    ]).get(event.key);
    if (next === undefined) return;
    event.preventDefault();
    setPointed(Math.max(0, Math.min(last, next)));
  };
  const told = layout.marks[shown]?.point;
  return (
    <figure ref={box} aria-label={title}>
      <Units aria-hidden="true">
        <span>{unit}</span>
        <span>{secondScale?.unit}</span>
      </Units>
      <Canvas
        viewBox={`0 0 ${width} ${height}`}
        height={height}
        role="slider"
        tabIndex={0}
        aria-readonly="true"
        aria-label={summary}
        aria-valuemin={1}
        aria-valuemax={last + 1}
        aria-valuenow={shown + 1}
        aria-valuetext={told && chartStrings.point(formatDateInput(told.date), describe(told.value))}
        onKeyDown={step}
        onBlur={() => setPointed(undefined)}
        onPointerMove={follow}
        onPointerLeave={() => setPointed(undefined)}
      >
        <Bands layout={layout} />
        <Axes layout={layout} />
        {goal && <Goal layout={layout} value={goal.value} label={goal.label} />}
        <Curve layout={layout} shownIndex={shown} isPointed={pointed !== undefined} describe={describe} />
      </Canvas>
      <HiddenTable caption={title} points={points} header={unit} describe={describe} />
    </figure>
  );
}

function nearestMark(layout: LineChartLayout, x: number): number {
  let nearest = 0;
  layout.marks.forEach((mark, index) => {
    if (Math.abs(mark.x - x) < Math.abs((layout.marks[nearest]?.x ?? 0) - x)) nearest = index;
  });
  return nearest;
}

function Axes({ layout }: { layout: LineChartLayout }) {
  return (
    <g aria-hidden="true">
      {layout.ticks.map(({ y, value }) => (
        <g key={value}>
          <line x1={layout.left} x2={layout.right} y1={y} y2={y} stroke={theme.c.line} />
          <AxisText x={layout.left - 8} y={y + 4} textAnchor="end">
            {formatNumber(value, { maxDecimals: 1 })}
          </AxisText>
        </g>
      ))}
      {layout.secondTicks.map(({ y, value }) => (
        <AxisText key={value} x={layout.right + 8} y={y + 4}>
          {formatNumber(value, { maxDecimals: 1 })}
        </AxisText>
      ))}
      {layout.dateLabels.map(({ x, text }, index) => (
        <AxisText
          key={text + x}
          x={x}
          y={layout.bottom + 18}
          textAnchor={index === layout.dateLabels.length - 1 && index > 0 ? 'end' : 'middle'}
        >
          {text}
        </AxisText>
      ))}
    </g>
  );
}

function Goal({ layout, value, label }: { layout: LineChartLayout; value: number; label: string }) {
  const y = layout.y(value);
  return (
    <g aria-hidden="true">
      <line
        x1={layout.left}
        x2={layout.right}
        y1={y}
        y2={y}
        stroke={theme.c.ok}
        strokeWidth={1.5}
        strokeDasharray="5 4"
      />
      <AxisText x={layout.left + 8} y={y - 5} $ok>
        {label}
      </AxisText>
    </g>
  );
}

function Bands({ layout: { bands, bottom } }: { layout: LineChartLayout }) {
  return (
    <g aria-hidden="true">
      {bands.map(({ left, width, text }, index) => (
        <g key={left}>
          <Ground x={left} y={0} width={width} height={bottom} rx={4} $now={index === bands.length - 1} />
          <AxisText x={left + 6} y={15}>
            {text}
          </AxisText>
        </g>
      ))}
    </g>
  );
}

interface CurveProps {
  layout: LineChartLayout;
  shownIndex: number;
  /** Somebody looks at one point: its day is told as well. */
  isPointed: boolean;
  describe: (value: number) => string;
}

function Curve({ layout, shownIndex, isPointed, describe }: CurveProps) {
  const shown = layout.marks[shownIndex];
  return (
    <g aria-hidden="true">
      <polyline
        points={layout.polyline}
        fill="none"
        stroke={theme.c.ink}
        strokeWidth={2.25}
        strokeLinejoin="round"
      />
      {layout.marks.map((mark, index) => (
        <circle
          key={mark.point.date}
          cx={mark.x}
          cy={mark.y}
          r={index === shownIndex ? 5 : 3.5}
          fill={index === shownIndex ? theme.c.ink : theme.c.surface}
          stroke={theme.c.ink}
          strokeWidth={2}
        />
      ))}
      {shown && (
        <ValueText
          x={shown.x}
          y={shown.y + 20 > layout.bottom ? shown.y - 12 : shown.y + 20}
          textAnchor={shown.x > (layout.left + layout.right) / 2 ? 'end' : 'start'}
        >
          {isPointed
            ? chartStrings.point(formatDateInput(shown.point.date), describe(shown.point.value))
            : describe(shown.point.value)}
        </ValueText>
      )}
    </g>
  );
}

interface HiddenTableProps {
  caption: string;
  points: readonly ChartPoint[];
  header: string;
  describe: (value: number) => string;
}

function HiddenTable({ caption, points, header, describe }: HiddenTableProps) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{chartStrings.date}</th>
            <th scope="col">{header}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.date}>
              <td>{formatDateInput(point.date)}</td>
              <td>{describe(point.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}

const Units = styled.div`
  display: flex;
  justify-content: space-between;
  padding: 0 2px;
  color: ${theme.c.text3};
  font: ${theme.t.micro};
`;

const Canvas = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
  border-radius: ${theme.r[1]};
  touch-action: pan-y;
  ${focusRing}

  ${media.forcedColors} {
    --c-ink: CanvasText;
  }
`;

const Ground = styled.rect<{ $now: boolean }>`
  fill: ${({ $now }) => ($now ? theme.c.okSoft : theme.c.canvas)};
`;

const AxisText = styled.text<{ $ok?: boolean }>`
  fill: ${({ $ok }) => ($ok ? theme.c.okText : theme.c.text3)};
  font: 500 0.6875rem ${theme.font};
  font-variant-numeric: tabular-nums;
`;

const ValueText = styled.text`
  fill: ${theme.c.text};
  font: 640 0.8125rem ${theme.font};
  font-variant-numeric: tabular-nums;
`;
