import styled, { keyframes } from 'styled-components';
import { theme } from '../theme/theme.js';
import { uiStrings } from '../ui.strings.js';
import { VisuallyHidden } from './visually-hidden.js';

const shimmer = keyframes`
  to { background-position: -200% 0; }
`;

const Bar = styled.span<{ $width: string; $height: string }>`
  display: block;
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height};
  border-radius: ${theme.r[1]};
  background: linear-gradient(100deg, ${theme.c.sunken} 20%, ${theme.c.line} 50%, ${theme.c.sunken} 80%);
  background-size: 200% 100%;
  animation: ${shimmer} 1.6s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/** Props of Skeleton. */
export interface SkeletonProps {
  /** CSS length. */
  width?: string;
  /** CSS length. */
  height?: string;
}

/** A grey bar in the place of a text that is on its way. */
export function Skeleton({ width = '100%', height = '0.75rem' }: SkeletonProps) {
  return <Bar aria-hidden="true" $width={width} $height={height} />;
}

/** Props of SkeletonRows. */
export interface SkeletonRowsProps {
  /** How many rows; as many as usually come. */
  rows?: number;
  /** What is being loaded, for screen readers. */
  label?: string;
}

const widths = ['62%', '46%', '74%', '52%', '67%', '43%', '58%'];

/** Rows of a list that is being loaded; show after 200 ms with useDelayed. */
export function SkeletonRows({ rows = 8, label = uiStrings.loading }: SkeletonRowsProps) {
  return (
    <List role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_unused, index) => (
        <Row key={index} aria-hidden="true">
          <Skeleton width={widths[index % widths.length] ?? '50%'} />
        </Row>
      ))}
    </List>
  );
}

const List = styled.div`
  width: 100%;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  height: ${theme.row.regular};
  padding: 0 0.625rem;
`;
