import { type LoadState, messageOf } from '@pora/kit';
import { Button, InlineNotice, theme } from '@pora/ui';
import styled from 'styled-components';
import { planListStrings as t } from './plan-list.strings.js';

/** Says that plans or patients could not be read anew: what the cards say of safety may be of other records by now. */
export function OldLists({ loads }: { loads: readonly LoadState<unknown>[] }) {
  const old = loads.find((load) => load.phase === 'ready' && load.error != null);
  if (old?.phase !== 'ready') return null;
  return (
    <BelowTabs>
      <InlineNotice
        tone="amber"
        live
        title={t.refreshFailed}
        action={
          <Button size="compact" variant="quiet" busy={old.refreshing} onClick={old.retry}>
            {t.retry}
          </Button>
        }
      >
        {t.mayBeOld} {messageOf(old.error)}
      </InlineNotice>
    </BelowTabs>
  );
}

const BelowTabs = styled.div`
  margin-top: ${theme.s[4]};
`;
