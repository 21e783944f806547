import { PAPER_INK } from '@pora/contracts/plans/hand-out.vocabulary';
import { formatNumber } from '@pora/kit';
import { layoutLineChart } from '@pora/ui/charts';
import { type ProgressReport } from './progress-report.js';
import { reportStrings as t } from './report.strings.js';

/** Of the drawing, in its own units; the page and the file give it their width. */
export const REPORT_CHART = { width: 680, height: 190 } as const;

const INK = `#${PAPER_INK.text}`;
const QUIET = `#${PAPER_INK.quiet}`;
const LINE = `#${PAPER_INK.line}`;
const ACCENT = `#${PAPER_INK.accent}`;
const GROUND = '#F1F4F3';
const FONT = 'Calibri, Carlito, Arial, sans-serif';

/** The curve in the ink of the page, with everything said in attributes: it is also drawn where no style sheet reaches. */
export function ReportChart({ report: { curve, bands, until } }: { report: ProgressReport }) {
  const { width, height } = REPORT_CHART;
  const layout = layoutLineChart({
    points: curve.points,
    width,
    height,
    goal: curve.goal?.value,
    toSecond: curve.secondScale?.toSecond,
    bands,
    until,
  });
  const last = layout.marks.at(-1);
  const small = { fontFamily: FONT, fontSize: 11, fill: QUIET };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={t.curve}
    >
      {layout.bands.map((band) => (
        <g key={band.left}>
          <rect x={band.left} y={0} width={band.width} height={layout.bottom} rx={4} fill={GROUND} />
          <text x={band.left + 6} y={14} {...small}>
            {band.text}
          </text>
        </g>
      ))}
      {layout.ticks.map(({ y, value }) => (
        <g key={value}>
          <line x1={layout.left} x2={layout.right} y1={y} y2={y} stroke={LINE} strokeWidth={0.6} />
          <text x={layout.left - 6} y={y + 4} textAnchor="end" {...small}>
            {formatNumber(value, { maxDecimals: 1 })}
          </text>
        </g>
      ))}
      {layout.secondTicks.map(({ y, value }) => (
        <text key={value} x={layout.right + 6} y={y + 4} {...small}>
          {formatNumber(value, { maxDecimals: 1 })}
        </text>
      ))}
      <text x={layout.left - 6} y={14} textAnchor="end" {...small}>
        {curve.unit}
      </text>
      {curve.secondScale && (
        <text x={layout.right + 6} y={14} {...small}>
          {curve.secondScale.unit}
        </text>
      )}
      {layout.dateLabels.map(({ x, text }) => (
        <text key={x} x={x} y={layout.bottom + 16} textAnchor="middle" {...small}>
          {text}
        </text>
      ))}
      {curve.goal && (
        <g>
          <line
            x1={layout.left}
            x2={layout.right}
            y1={layout.y(curve.goal.value)}
            y2={layout.y(curve.goal.value)}
            stroke={ACCENT}
            strokeDasharray="5 4"
          />
          <text x={layout.left + 8} y={layout.y(curve.goal.value) - 5} {...small} fill={ACCENT}>
            {curve.goal.label}
          </text>
        </g>
      )}
      <polyline points={layout.polyline} fill="none" stroke={ACCENT} strokeWidth={2} strokeLinejoin="round" />
      {layout.marks.map((mark) => (
        <circle
          key={mark.point.date}
          cx={mark.x}
          cy={mark.y}
          r={mark === last ? 4.5 : 3.2}
          fill={mark === last ? ACCENT : '#FFFFFF'}
          stroke={ACCENT}
          strokeWidth={1.6}
        />
      ))}
      {last && (
        <text
          x={last.x}
          y={last.y + 20 > layout.bottom ? last.y - 10 : last.y + 18}
          textAnchor={last.x > width / 2 ? 'end' : 'start'}
          fontFamily={FONT}
          fontSize={12}
          fontWeight={700}
          fill={INK}
        >
          {curve.describe(last.point.value)}
        </text>
      )}
    </svg>
  );
}
