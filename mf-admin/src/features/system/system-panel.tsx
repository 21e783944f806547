import { systemCalls } from '@pora/contracts/calls';
import { type SystemState } from '@pora/contracts/admin/system.model';
import { SYSTEM_REFRESH_MS } from '@pora/contracts/admin/system.vocabulary';
import { failureProps, type LoadState, messageOf, useApiQuery } from '@pora/kit';
import { Button, ErrorState, InlineNotice, media, SkeletonRows, theme } from '@pora/ui';
import { RefreshCwIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { formatClock } from '../../shared/clock.js';
import { DatabaseFacts } from './database-facts.js';
import { DiskFacts } from './disk-facts.js';
import { PartsTable } from './parts-table.js';
import { QueuesTable } from './queues-table.js';
import { warningsOf } from './system-warnings.js';
import { systemStrings as t } from './system.strings.js';

/** How the whole system is, asked for every 10 s while it is seen. */
export function SystemPanel() {
  const load = useApiQuery(
    systemCalls.state,
    {},
    { refetchInterval: SYSTEM_REFRESH_MS, refetchOnMount: 'always' },
  );
  if (load.phase === 'loading') return <SkeletonRows rows={8} label={t.loading} />;
  if (load.phase === 'failed') return <ErrorState compact title={t.loadFailed} {...failureProps(load)} />;
  return (
    <section aria-label={t.title}>
      <Head load={load} />
      <PartsTable state={load.data} />
      <Facts>
        <QueuesTable queues={load.data.queues} />
        <DatabaseFacts state={load.data} />
        <DiskFacts disks={load.data.disks} />
      </Facts>
    </section>
  );
}

/** What is wrong, when that was seen, and whether it may be old. */
function Head({ load }: { load: Extract<LoadState<SystemState>, { phase: 'ready' }> }) {
  const checkedAt = formatClock(load.data.checkedAt);
  return (
    <HeadRow>
      <Warnings>
        {load.error != null && (
          <InlineNotice tone="amber" live title={t.loadFailed}>
            {messageOf(load.error)} {t.stale(checkedAt)}
          </InlineNotice>
        )}
        {warningsOf(load.data).map(({ tone, title, text }) => (
          <InlineNotice key={title} tone={tone} live title={title}>
            {text}
          </InlineNotice>
        ))}
      </Warnings>
      <Checked>
        <Quiet>{t.checked(checkedAt)}</Quiet>
        <Button size="compact" icon={<RefreshCwIcon />} busy={load.refreshing} onClick={load.retry}>
          {t.refresh}
        </Button>
      </Checked>
    </HeadRow>
  );
}

const HeadRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.s[2]} ${theme.s[3]};
  margin-bottom: ${theme.s[2]};
`;

const Warnings = styled.div`
  display: grid;
  flex: 1 1 20rem;
  gap: ${theme.s[2]};
  min-width: 0;
`;

const Checked = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.s[3]};
  margin-left: auto;

  ${media.touch} {
    button {
      min-height: ${theme.h.touch};
    }
  }
`;

const Quiet = styled.span`
  color: ${theme.c.text3};
  font: ${theme.t.dense};
  font-variant-numeric: tabular-nums;
`;

const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.s[8]};
  margin-top: ${theme.s[8]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.s[5]};
  }
`;
