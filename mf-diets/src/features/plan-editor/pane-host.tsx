import { theme } from '@pora/ui';
import styled from 'styled-components';
import { type Panes } from './use-panes.js';

/** One of the places a pane of the plan may stand at: there while this window has it there. */
export function PaneHost({ at, panes }: { at: Panes['at']; panes: Panes }) {
  if (panes.at !== at) return null;
  return at === 'below' ? <PaneBelow ref={panes.hold} data-low /> : <PaneBeside ref={panes.hold} />;
}

const PaneBeside = styled.div`
  flex: 0 0 24.25rem;
  min-height: 0;
  border-left: 1px solid ${theme.c.line};

  &:empty {
    display: none;
  }

  @media (max-width: 1360px) {
    flex-basis: 20rem;
  }
`;

const PaneBelow = styled.div`
  flex: 0 0 46%;
  min-height: 0;
  border-top: 1px solid ${theme.c.lineStrong};

  &:empty {
    display: none;
  }
`;
