import styled from 'styled-components';
import { theme } from '../theme/theme.js';
import { uiStrings } from '../ui.strings.js';
import { PlateClock } from './plate-clock.js';
import { VisuallyHidden } from './visually-hidden.js';

/** The product's mark; the name stands beside it as text. */
export function Logo({ size = 34 }: { size?: number }) {
  return <PlateClock size={size} dot />;
}

/** Props of Spinner. */
export interface SpinnerProps {
  /** Diameter in px at the default text size. */
  size?: number;
  /** What is happening; shown when `showLabel`, always read aloud. */
  label?: string;
  showLabel?: boolean;
}

/** Waiting: the arcs of the plate light up in turn; under reduced motion they hold still and the text speaks. */
export function Spinner({ size = 16, label = uiStrings.loading, showLabel = false }: SpinnerProps) {
  return (
    <Row role="status">
      <PlateClock size={size} thickness={6} animated />
      {showLabel ? <span>{label}</span> : <Spoken>{label}</Spoken>}
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.s[2]};
`;

const Spoken = styled(VisuallyHidden)`
  @media (prefers-reduced-motion: reduce) {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
  }
`;
