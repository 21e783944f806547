import { BACKUP_DESCRIPTION_MAX } from '@pora/contracts/admin/backup.vocabulary';
import { Button, FieldShell, InlineNotice, media, theme } from '@pora/ui';
import { CheckboxField, TextareaField } from '@pora/ui/forms';
import { DatabaseBackupIcon } from '@pora/ui/icons';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { backupsStrings } from './backups.strings.js';
import { startFailure } from './start-failure.js';
import { useStartBackup } from './use-backups.js';

const t = backupsStrings.form;

/** Which tables to back up, why, and the button that starts it [core §2]. */
export function BackupForm({ tables }: { tables: readonly string[] }) {
  // What is left out is kept, so that a table that is offered later is ticked like the others.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [description, setDescription] = useState('');
  const start = useStartBackup();
  const chosen = tables.filter((table) => !left.has(table));
  const toggle = (table: string, ticked: boolean): void => {
    const next = new Set(left);
    if (ticked) next.delete(table);
    else next.add(table);
    setLeft(next);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (chosen.length > 0) start.mutate({ tables: chosen, description: description.trim() || null });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Fields>
        <FieldShell
          group
          label={t.tables}
          aside={
            <Choices>
              <Button size="compact" variant="quiet" onClick={() => setLeft(new Set())}>
                {t.selectAll}
              </Button>
              <Button size="compact" variant="quiet" onClick={() => setLeft(new Set(tables))}>
                {t.clear}
              </Button>
            </Choices>
          }
        >
          {(control) => (
            <Tables role="group" aria-labelledby={control['aria-labelledby']}>
              {tables.map((table) => (
                <CheckboxField
                  key={table}
                  label={table}
                  checked={!left.has(table)}
                  onChange={(ticked) => toggle(table, ticked)}
                />
              ))}
            </Tables>
          )}
        </FieldShell>
        <TextareaField
          label={t.description}
          value={description}
          onChange={setDescription}
          maxLength={BACKUP_DESCRIPTION_MAX}
        />
      </Fields>
      <Foot chosen={chosen.length} all={tables.length} start={start} />
    </form>
  );
}

interface FootProps {
  chosen: number;
  all: number;
  start: ReturnType<typeof useStartBackup>;
}

/** The button, how many tables are chosen, and what came of it. */
function Foot({ chosen, all, start }: FootProps) {
  const noteId = useId();
  const button = useFocusKept(start.isPending);
  return (
    <FootRow>
      <Button
        ref={button}
        type="submit"
        variant="primary"
        icon={<DatabaseBackupIcon />}
        busy={start.isPending}
        disabled={chosen === 0 || start.isPending}
        aria-describedby={noteId}
      >
        {start.isPending ? t.running : t.run}
      </Button>
      <Chosen id={noteId} role="status" $refused={chosen === 0}>
        {all === 0 ? t.noTables : chosen === 0 ? t.noneChosen : t.chosen(chosen, all)}
      </Chosen>
      {start.isSuccess && (
        <InlineNotice tone="ok" live>
          {t.started}
        </InlineNotice>
      )}
      {start.isError && <Failure error={start.error} />}
    </FootRow>
  );
}

function Failure({ error }: { error: unknown }) {
  const { title, reason } = startFailure(error);
  return (
    <InlineNotice tone="danger" live title={title}>
      {reason}
    </InlineNotice>
  );
}

/** A button that is disabled while its work goes on loses the focus to nothing; it takes it back at the end. */
function useFocusKept(running: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !running && document.activeElement === document.body) ref.current?.focus();
    wasRunning.current = running;
  }, [running]);
  return ref;
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.8fr) minmax(0, 1fr);
  gap: ${theme.s[8]};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.s[4]};
  }
`;

const Choices = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;

  ${media.phone} {
    button {
      min-height: ${theme.h.touch};
    }
  }
`;

const Tables = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
  gap: 0.375rem ${theme.s[4]};
  padding-top: ${theme.s[2]};
  border-top: 1px solid ${theme.c.line};
  font: ${theme.t.dense};
`;

const FootRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[2]} ${theme.s[3]};
  margin-top: ${theme.s[3]};

  ${media.phone} {
    button {
      min-height: ${theme.h.touch};
    }
  }
`;

const Chosen = styled.span<{ $refused: boolean }>`
  color: ${({ $refused }) => ($refused ? theme.c.dangerText : theme.c.text3)};
  font: ${theme.t.dense};
`;
