import type { RestoreRecord } from '@pora/contracts/admin/backup.model';
import { InlineNotice, Spinner, theme } from '@pora/ui';
import styled from 'styled-components';
import { restoreStrings as t } from './restore.strings.js';

interface RestoreProgressProps {
  /** Undefined until the service has been asked about it. */
  restore: RestoreRecord | undefined;
  /** The service could not be asked. */
  isLost: boolean;
}

/** What a restore does at the moment, and what came of it. */
export function RestoreProgress({ restore, isLost }: RestoreProgressProps) {
  if (restore?.state === 'done') {
    const { tables, erasedPeople } = restore;
    return (
      <Lines>
        <InlineNotice tone="ok" live>
          {t.done(tables.length)}
        </InlineNotice>
        {tables.map((name) => t.growing.has(name) && <p key={name}>{t.growing.get(name)}</p>)}
        {erasedPeople !== null && erasedPeople > 0 && <p>{t.stayErased(erasedPeople)}</p>}
        <p>{t.kept}</p>
        <p>{t.reload}</p>
      </Lines>
    );
  }
  if (restore?.state === 'failed') {
    return (
      <InlineNotice tone="danger" live title={t.failed}>
        {restore.problem}
      </InlineNotice>
    );
  }
  return (
    <Lines>
      <Step role="status" aria-label={t.progress}>
        <Spinner /> {t.steps[restore?.step ?? 'waiting']}
      </Step>
      {isLost ? <InlineNotice tone="amber">{t.lost}</InlineNotice> : <p>{t.mayClose}</p>}
    </Lines>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${theme.s[3]};

  p {
    margin: 0;
  }
`;

const Step = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.s[2]};
`;
