import styled from 'styled-components';
import { theme } from '../theme/theme.js';

/** First letters of the first and the last word of a name, in capitals: "Żaneta Ćwiklińska" → "ŻĆ". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0]?.[0] ?? '';
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return `${first}${last}`.toLocaleUpperCase('pl');
}

/** Props of Avatar. */
export interface AvatarProps {
  /** Full name; it stands beside the avatar as text, so the avatar itself is silent. */
  name: string;
  size?: 'small' | 'regular' | 'large';
}

/** Initials of a person in a circle. */
export function Avatar({ name, size = 'regular' }: AvatarProps) {
  return (
    <Circle aria-hidden="true" $size={size}>
      {initialsOf(name)}
    </Circle>
  );
}

const diameters = { small: '1.75rem', regular: '2.25rem', large: '2.75rem' };

const Circle = styled.span<{ $size: 'small' | 'regular' | 'large' }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => diameters[$size]};
  height: ${({ $size }) => diameters[$size]};
  border: 1px solid transparent;
  border-radius: 50%;
  background: ${theme.c.inkSoft};
  color: ${theme.c.ink};
  font: 650 ${({ $size }) => ($size === 'large' ? '0.9375rem' : '0.6875rem')} / 1 ${theme.font};
`;
