import type { RestorePreview } from '@pora/contracts/admin/backup.model';
import { restoreSentence } from '@pora/contracts/admin/backup.vocabulary';
import { formatBytes, messageOf } from '@pora/kit';
import { Button, InlineNotice, SkeletonRows, TextField, theme, VisuallyHidden } from '@pora/ui';
import { RotateCcwIcon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import type { BackupGroup } from '../backup-history.js';
import { backupsStrings } from '../backups.strings.js';
import { nameOf } from '../group-words.js';
import { RestoreChoice } from './restore-choice.js';
import { RestoreEffects } from './restore-effects.js';
import { RestoreProgress } from './restore-progress.js';
import { restoreStrings as t } from './restore.strings.js';
import { useRestore, useRestorePreview } from './use-restore.js';

interface RestoreDialogProps {
  group: BackupGroup & { id: string };
  onClose: () => void;
}

/** Restores a backup, whole or in parts, once a person has seen what it does and typed that it is wanted. */
export function RestoreDialog({ group, onClose }: RestoreDialogProps) {
  const loaded = useRestorePreview(group.id);
  const restoring = useRestore(group.id);
  const { start, isFollowing } = restoring;
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const [typed, setTyped] = useState('');
  const preview = loaded.phase === 'ready' ? loaded.data : undefined;
  const tables = (preview?.tables ?? []).map(({ tableName }) => tableName);
  const wanted = tables.filter((name) => chosen?.has(name) ?? true);
  const sentence = restoreSentence(wanted.length);
  const isOpen = preview?.problem === null && !isFollowing;
  const isReady = isOpen && wanted.length > 0 && typed.trim() === sentence && !start.isPending;
  const submit = (): void => {
    if (isReady) start.mutate({ tables: wanted, confirmation: sentence });
  };
  return (
    <Dialog
      open
      size="wide"
      steady
      title={t.title(nameOf(group))}
      description={describe(group, preview)}
      onClose={onClose}
      onSubmit={submit}
      footerStart={isOpen ? <Quiet>{t.noted}</Quiet> : undefined}
      footer={
        <>
          <Button onClick={onClose}>{isOpen ? t.cancel : t.close}</Button>
          {isOpen && (
            <Button
              variant="danger"
              icon={<RotateCcwIcon />}
              busy={start.isPending}
              disabled={!isReady}
              onClick={submit}
            >
              {t.run(wanted.length)}
            </Button>
          )}
        </>
      }
    >
      {isFollowing ? (
        <RestoreProgress restore={restoring.restore} isLost={restoring.isLost} />
      ) : preview && isOpen ? (
        <Columns>
          <RestoreChoice tables={preview.tables} chosen={chosen} onChange={setChosen} />
          <div>
            <RestoreEffects preview={preview} chosen={wanted} />
            <Confirmation>
              <Sentence wanted={wanted.length} sentence={sentence} typed={typed} onType={setTyped} />
              <StartFailure start={start} />
            </Confirmation>
          </div>
        </Columns>
      ) : (
        <NotOpen loaded={loaded} />
      )}
    </Dialog>
  );
}

interface SentenceProps {
  /** How many tables are chosen. */
  wanted: number;
  sentence: string;
  typed: string;
  onType: (typed: string) => void;
}

/** What has to be typed; where nothing is chosen there is nothing to agree to. */
function Sentence({ wanted, sentence, typed, onType }: SentenceProps) {
  if (wanted > 0)
    return <TextField label={t.confirm(sentence)} value={typed} onChange={onType} autoComplete="off" />;
  return (
    <InlineNotice tone="amber" live>
      {t.noneChosen}
    </InlineNotice>
  );
}

function StartFailure({ start }: Pick<ReturnType<typeof useRestore>, 'start'>) {
  if (!start.isError) return null;
  return (
    <InlineNotice tone="danger" live title={t.startFailed}>
      {messageOf(start.error)}
    </InlineNotice>
  );
}

/** Before the numbers are there, and where nothing can be restored. */
function NotOpen({ loaded }: { loaded: ReturnType<typeof useRestorePreview> }) {
  if (loaded.phase === 'loading') return <Loading />;
  const [title, reason] =
    loaded.phase === 'failed' ? [t.loadFailed, messageOf(loaded.error)] : [t.impossible, loaded.data.problem];
  return (
    <InlineNotice tone="danger" live title={title}>
      {reason}
    </InlineNotice>
  );
}

function Loading() {
  return (
    <div>
      <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
      <SkeletonRows rows={6} />
    </div>
  );
}

/** What is restored: `Kopia nocna · 8 tabel · 31,6 MB · odtworzenie sprawdzone`. */
function describe({ description, check }: BackupGroup, preview: RestorePreview | undefined): string {
  const parts = [
    description,
    preview && t.tables(preview.tables.length),
    preview && formatBytes(preview.sizeBytes),
    backupsStrings.checks[check],
  ];
  return parts.filter(Boolean).join(' · ');
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.s[6]};

  @media (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Confirmation = styled.div`
  display: grid;
  gap: ${theme.s[3]};
  margin-top: ${theme.s[4]};
`;

const Quiet = styled.span`
  color: ${theme.c.text2};
  font: ${theme.t.dense};
`;
