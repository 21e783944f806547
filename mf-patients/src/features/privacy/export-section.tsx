import { type PatientExport } from '@pora/contracts/privacy/export.model';
import { isUnderWay } from '@pora/contracts/privacy/export.vocabulary';
import { failureProps, formatBytes, formatDateTime, messageOf, usePersonName } from '@pora/kit';
import {
  announce,
  Button,
  ErrorState,
  InlineNotice,
  media,
  SkeletonRows,
  theme,
  toast,
  useDelayed,
} from '@pora/ui';
import { DownloadIcon, FileCheckIcon, FileOutputIcon } from '@pora/ui/icons';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ExportProgress } from './export-progress.js';
import { privacyStrings } from './privacy.strings.js';
import { Deeds, Quiet, Section } from './section.js';
import { useExportDeeds, useExports } from './use-exports.js';

const t = privacyStrings.export;

/** A copy of everything that is kept of the person: made, watched, and for a day downloaded. */
export function ExportSection({ patientId }: { patientId: string }) {
  const load = useExports(patientId);
  const waiting = useDelayed(load.phase === 'loading');
  return (
    <Section title={t.title} aside={<Quiet>{t.what}</Quiet>}>
      {waiting && <SkeletonRows rows={1} label={t.loading} />}
      {load.phase === 'failed' && <ErrorState compact title={t.loadFailed} {...failureProps(load)} />}
      {load.phase === 'ready' && <Exports patientId={patientId} items={load.data.items} />}
    </Section>
  );
}

interface ExportsProps {
  patientId: string;
  items: readonly PatientExport[];
}

function Exports({ patientId, items }: ExportsProps) {
  const { start, remove, download } = useExportDeeds(patientId);
  const [newest] = items;
  const box = useFocusKept(newest?.state);
  useReadyTold(newest);
  const begin = () =>
    start.mutate(undefined, {
      onError: (error: unknown) => toast.error(t.startFailed, messageOf(error), error),
    });
  const drop = (item: PatientExport, failed: string) =>
    remove.mutate(item, { onError: (error: unknown) => toast.error(failed, messageOf(error), error) });
  return (
    <Box ref={box} tabIndex={-1}>
      {newest && isUnderWay(newest.state) ? (
        <ExportProgress item={newest} busy={remove.isPending} onStop={() => drop(newest, t.stopFailed)} />
      ) : (
        <StartDeed newest={newest} busy={start.isPending} onStart={begin} />
      )}
      <Files
        items={items.filter(({ fileName }) => fileName !== null)}
        busy={download.isPending || remove.isPending}
        onDownload={(item) =>
          download.mutate(item, {
            onError: (error: unknown) => toast.error(t.downloadFailed, messageOf(error), error),
          })
        }
        onRemove={(item) => drop(item, t.removeFailed)}
      />
    </Box>
  );
}

interface StartDeedProps {
  newest: PatientExport | undefined;
  busy: boolean;
  onStart: () => void;
}

function StartDeed({ newest, busy, onStart }: StartDeedProps) {
  if (newest?.state === 'failed') {
    return (
      <InlineNotice
        live
        tone="danger"
        title={t.failed}
        action={
          <TouchButton size="compact" busy={busy} onClick={onStart}>
            {t.again}
          </TouchButton>
        }
      >
        {newest.problem}
      </InlineNotice>
    );
  }
  return (
    <Deeds>
      <Button icon={<FileOutputIcon />} busy={busy} onClick={onStart}>
        {newest?.state === 'done' ? t.startAnother : t.start}
      </Button>
      <Quiet>{newest?.state === 'cancelled' ? t.stopped : t.hint}</Quiet>
    </Deeds>
  );
}

interface FilesProps {
  items: readonly PatientExport[];
  busy: boolean;
  onDownload: (item: PatientExport) => void;
  onRemove: (item: PatientExport) => void;
}

function Files({ items, busy, onDownload, onRemove }: FilesProps) {
  const nameOf = usePersonName();
  if (items.length === 0) return null;
  return (
    <List aria-label={t.files}>
      {items.map((item) => (
        <li key={item.id}>
          <FileCheckIcon aria-hidden />
          <span>
            {item.fileName} <small>{formatBytes(item.sizeBytes)}</small>
            <small>
              {nameOf(item.requestedBy)}, {formatDateTime(item.requestedAt)},{' '}
              {item.expiresAt !== null && t.until(item.state === 'expired', formatDateTime(item.expiresAt))}
            </small>
          </span>
          {item.state === 'done' && (
            <Buttons>
              <TouchButton
                size="compact"
                icon={<DownloadIcon />}
                busy={busy}
                onClick={() => onDownload(item)}
                aria-label={t.downloadLabel(item.fileName ?? '')}
              >
                {t.download}
              </TouchButton>
              <TouchButton size="compact" variant="quiet" disabled={busy} onClick={() => onRemove(item)}>
                {t.remove}
              </TouchButton>
            </Buttons>
          )}
        </li>
      ))}
    </List>
  );
}

/** Where a button goes away under the focus, the section has it, so that the keyboard stays where it was. */
function useFocusKept(state: PatientExport['state'] | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const active = document.activeElement;
    const isLost = active === document.body || active?.getAttribute('role') === 'dialog';
    if (isLost) box.current?.focus();
  }, [state]);
  return box;
}

/** Says once that a file became ready while somebody watched. */
function useReadyTold(newest: PatientExport | undefined) {
  const watched = useRef<string>(undefined);
  useEffect(() => {
    if (newest && isUnderWay(newest.state)) watched.current = newest.id;
    else if (newest?.state === 'done' && watched.current === newest.id) {
      watched.current = undefined;
      announce(t.ready);
    }
  }, [newest]);
}

const Box = styled.div`
  &:focus-visible {
    outline: none;
  }
`;

const List = styled.ul`
  margin: ${theme.s[3]} 0 0;
  padding: 0;
  list-style: none;
  font: ${theme.t.dense};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.s[2]} ${theme.s[3]};
    padding: ${theme.s[2]} 0;
    border-top: 1px solid ${theme.c.line};
  }

  li > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }

  li > span:first-of-type {
    flex: 1 1 12rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    color: ${theme.c.text3};
    font: ${theme.t.small};
  }

  small + small {
    display: block;
  }
`;

const Buttons = styled.span`
  display: flex;
  gap: ${theme.s[2]};
`;

const TouchButton = styled(Button)`
  ${media.phone} {
    min-height: ${theme.h.touch};
  }
`;
