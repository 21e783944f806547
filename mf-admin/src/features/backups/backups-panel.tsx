import { failureProps } from '@pora/kit';
import { ErrorState, SectionHead, SkeletonRows, theme } from '@pora/ui';
import styled from 'styled-components';
import { BackupForm } from './backup-form.js';
import { backupsStrings as t } from './backups.strings.js';
import { HistorySection } from './history-section.js';
import { useBackups } from './use-backups.js';

/** Backups of the database: which tables, start, and what came of every backup so far [core §2]. */
export function BackupsPanel() {
  const load = useBackups();
  return (
    <section aria-label={t.title}>
      <SectionHead title={t.title} />
      {load.phase === 'loading' && <SkeletonRows rows={6} label={t.loading} />}
      {load.phase === 'failed' && <ErrorState compact title={t.loadFailed} {...failureProps(load)} />}
      {load.phase === 'ready' && (
        <Parts>
          <BackupForm tables={load.data.tables} />
          <HistorySection load={load} />
        </Parts>
      )}
    </section>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.s[5]};
`;
