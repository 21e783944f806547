import { formatNumber } from '@pora/text-pl/number';
import { type PointerEvent, useState } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../display/visually-hidden.js';
import { formatDateInput } from '../forms/date-input.js';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';
import type { ChartPoint } from './chart-scale.js';
import { chartStrings } from './charts.strings.js';
import { layoutLineChart, type LineChartLayout } from './line-chart-layout.js';
import { useChartWidth } from './use-chart-width.js';

/** A second scale for the same curve: a linear function of the value, such as BMI of a weight. */
export interface SecondScale {
  unit: string;
  toSecond: (value: number) => number;
  decimals?: number;
}

/** Props of LineChart. */
export interface LineChartProps {
  title: string;
  /** The chart in one sentence, for screen readers. */
  summary: string;
  points: readonly ChartPoint[];
  unit: string;
  decimals?: number;
  secondScale?: SecondScale;
  /** A dashed line with the area below it in pale green. */
  goal?: { value: number; label: string };
  /** Dotted lines with a name: the stages of the diet. */
  stages?: readonly { date: string; label: string }[];
  /** In px. */
  height?: number;
}

/** One curve over time with up to two scales; the numbers are also there as a hidden table. */
export function LineChart(props: LineChartProps) {
  const { title, summary, points, unit, decimals = 1, secondScale, goal, stages = [], height = 236 } = props;
  const [hovered, setHovered] = useState<number>();
  const [box, width] = useChartWidth();
  if (points.length === 0) return null;
  const layout = layoutLineChart({
    points,
    width,
    height,
    goal: goal?.value,
    toSecond: secondScale?.toSecond,
    stageDates: stages.map((stage) => stage.date),
  });
  const describe = (value: number): string => {
    const main = `${formatNumber(value, { minDecimals: decimals })} ${unit}`;
    if (!secondScale) return main;
    const second = formatNumber(secondScale.toSecond(value), { minDecimals: secondScale.decimals ?? 1 });
    return `${main} · ${secondScale.unit} ${second}`;
  };
  const follow = (event: PointerEvent<SVGSVGElement>): void => {
    const bounds = event.currentTarget.getBoundingClientRect();
    setHovered(nearestMark(layout, ((event.clientX - bounds.left) / bounds.width) * width));
  };
  return (
    <figure ref={box} aria-label={title}>
      <Units aria-hidden="true">
        <span>{unit}</span>
        <span>{secondScale?.unit}</span>
      </Units>
      <Canvas
        viewBox={`0 0 ${width} ${height}`}
        height={height}
        role="img"
        aria-label={summary}
        onPointerMove={follow}
        onPointerLeave={() => setHovered(undefined)}
      >
        <Axes layout={layout} />
        {goal && <Goal layout={layout} value={goal.value} label={goal.label} />}
        {stages.map((stage, index) => (
          <Stage
            key={stage.date}
            layout={layout}
            x={layout.x(stage.date)}
            label={stage.label}
            atEnd={index > 0 && layout.x(stage.date) > layout.right - 60}
          />
        ))}
        <Curve layout={layout} hovered={hovered} describe={describe} />
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
      <rect
        x={layout.left}
        y={y}
        width={layout.right - layout.left}
        height={Math.max(layout.bottom - y, 0)}
        fill={theme.c.ok}
        opacity={0.12}
      />
      <line x1={layout.left} x2={layout.right} y1={y} y2={y} stroke={theme.c.ok} strokeDasharray="4 3" />
      <AxisText x={layout.left + 8} y={y - 5} $ok>
        {label}
      </AxisText>
    </g>
  );
}

interface StageProps {
  layout: LineChartLayout;
  x: number;
  label: string;
  atEnd: boolean;
}

function Stage({ layout, x, label, atEnd }: StageProps) {
  return (
    <g aria-hidden="true">
      <line x1={x} x2={x} y1={8} y2={layout.bottom} stroke={theme.c.lineStrong} strokeDasharray="1 3" />
      <AxisText x={atEnd ? x - 5 : x + 5} y={16} textAnchor={atEnd ? 'end' : 'start'}>
        {label}
      </AxisText>
    </g>
  );
}

interface CurveProps {
  layout: LineChartLayout;
  hovered: number | undefined;
  describe: (value: number) => string;
}

function Curve({ layout, hovered, describe }: CurveProps) {
  const lastIndex = layout.marks.length - 1;
  const shownIndex = hovered ?? lastIndex;
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
          {hovered === undefined
            ? describe(shown.point.value)
            : chartStrings.point(formatDateInput(shown.point.date), describe(shown.point.value))}
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

  ${media.forcedColors} {
    --c-ink: CanvasText;
  }
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
