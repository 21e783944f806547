import { formatCount } from '@pora/kit';
import { defaultPlateArcs, theme } from '@pora/ui';
import styled from 'styled-components';
import { loginStrings } from './login.strings.js';

const TIMES = ['07:00', '10:00', '13:30', '16:30', '19:00'];
const DAY_KCAL = 1750;
const RADIUS = 196;
/** Space between two arcs, in degrees. */
const GAP = 3;

function pointOn(degrees: number): [number, number] {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return [RADIUS * Math.cos(radians), RADIUS * Math.sin(radians)];
}

interface Arc {
  time: string;
  share: number;
  color: string;
  path: string;
  middle: [number, number];
  /** Early meals are light and take dark figures. */
  light: boolean;
}

function arcs(): Arc[] {
  let start = 0;
  return defaultPlateArcs.map(({ meal, share }, index) => {
    const sweep = (share / 100) * 360;
    const [x1, y1] = pointOn(start + GAP / 2);
    const [x2, y2] = pointOn(start + sweep - GAP / 2);
    const middle = pointOn(start + sweep / 2);
    start += sweep;
    return {
      time: TIMES[index] ?? '',
      share,
      color: theme.meal[meal].solid,
      path: `M${x1} ${y1}A${RADIUS} ${RADIUS} 0 0 1 ${x2} ${y2}`,
      middle,
      light: index < 2,
    };
  });
}

/** The plate-clock as the sign-in picture: five meals with their hours and shares of a day's energy. Decorative. */
export function PlatePicture() {
  return (
    <Svg viewBox="-264 -264 528 528" aria-hidden="true" focusable="false">
      <circle r="262" fill={theme.c.surface} stroke={theme.c.line} />
      <circle r="118" fill="none" stroke={theme.c.line} />
      {arcs().map(({ time, share, color, path, middle: [x, y], light }) => (
        <g key={time} fill={light ? '#14211b' : '#ffffff'} textAnchor="middle">
          <path d={path} stroke={color} strokeWidth="62" fill="none" />
          <text x={x} y={y - 2} fontSize="17" fontWeight="640">
            {time}
          </text>
          <text x={x} y={y + 15} fontSize="12" fontWeight="500">
            {share}%
          </text>
        </g>
      ))}
      <g textAnchor="middle" fill={theme.c.text3} fontSize="15">
        <text y="-6" fontSize="40" fontWeight="640" letterSpacing="-0.8" fill={theme.c.text}>
          {formatCount(DAY_KCAL)}
        </text>
        <text y="20">{loginStrings.kcalPerDay}</text>
        <text y="44">{loginStrings.mealsPerDay}</text>
      </g>
    </Svg>
  );
}

const Svg = styled.svg`
  width: min(33rem, 80%);
  height: auto;
`;
