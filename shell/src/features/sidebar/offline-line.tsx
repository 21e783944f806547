import { syncState, useSyncState } from '@pora/kit';
import { Button, theme } from '@pora/ui';
import { RefreshCwIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { sidebarStrings as t } from './sidebar.strings.js';

/** Over the page while the browser has no network: work goes on, changes wait. */
export function OfflineLine() {
  const { kind, unsavedCount } = useSyncState();
  if (kind !== 'offline') return null;
  return (
    <Line role="status">
      {t.offline(unsavedCount)}
      <Button size="compact" icon={<RefreshCwIcon />} onClick={() => syncState.retryAll()}>
        {t.tryNow}
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s[2]} ${theme.s[4]};
  padding: ${theme.s[2]} ${theme.s[5]};
  background: ${theme.c.amberSoft};
  color: ${theme.c.amberText};
`;
