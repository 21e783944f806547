import { failureProps } from '@pora/kit';
import { ErrorState, media, SectionHead, SkeletonRows, theme } from '@pora/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { BackupForm } from './backup-form.js';
import { backupsStrings as t } from './backups.strings.js';
import { HistorySection } from './history-section.js';
import { restoresOf } from './history-rows.js';
import { useRestoreEnds, useRestores } from './restore/use-restores.js';
import { useBackups } from './use-backups.js';

interface BackupsPanelProps {
  /** Stands beside. */
  aside?: ReactNode;
  /** Stands below, from when nothing above it moves it any more. */
  below?: ReactNode;
}

/** Backups of the database: which tables, start, and what came of every backup so far [core §2]. */
export function BackupsPanel({ aside, below }: BackupsPanelProps) {
  const load = useBackups();
  const restores = useRestores();
  useRestoreEnds(restoresOf(restores));
  const isReady = load.phase === 'ready';
  return (
    <>
      <section aria-label={t.title}>
        <Parts>
          <Top $split={isReady && aside !== undefined}>
            <div>
              <SectionHead title={t.title} />
              {load.phase === 'loading' && <SkeletonRows rows={6} label={t.loading} />}
              {load.phase === 'failed' && <ErrorState compact title={t.loadFailed} {...failureProps(load)} />}
              {load.phase === 'ready' && <BackupForm tables={load.data.tables} />}
            </div>
            {isReady && aside}
          </Top>
          {/* Nothing comes in between what is read already. */}
          {isReady && restores.phase === 'loading' && <SkeletonRows rows={4} label={t.loading} />}
          {load.phase === 'ready' && restores.phase !== 'loading' && (
            <HistorySection load={load} restores={restores} />
          )}
        </Parts>
      </section>
      <div hidden={load.phase === 'loading' || (isReady && restores.phase === 'loading')}>{below}</div>
    </>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.s[5]};
`;

const Top = styled.div<{ $split: boolean }>`
  display: grid;
  grid-template-columns: ${({ $split }) => ($split ? 'minmax(0, 1fr) 17rem' : 'minmax(0, 1fr)')};
  gap: ${theme.s[8]};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.s[5]};
  }
`;
