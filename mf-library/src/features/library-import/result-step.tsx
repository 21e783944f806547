import { type LibraryImport } from '@pora/contracts/catalog/library-import.model';
import { isImporting, type ImportKind } from '@pora/contracts/catalog/library-import.vocabulary';
import { failureProps, formatCount } from '@pora/kit';
import { Button, CountPill, ErrorState, InlineNotice, media, SkeletonRows, theme } from '@pora/ui';
import { ProgressBar } from '@pora/ui/charts';
import { CircleCheckIcon, MinusIcon, OctagonAlertIcon, PencilIcon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import styled from 'styled-components';
import { ErrorsButton } from './errors-button.js';
import { ImportSteps, StepFrame } from './import-steps.js';
import { importStrings } from './library-import.strings.js';
import { useImportProgress } from './use-library-import.js';

const t = importStrings.result;
const TOLD_ROWS = 4;

interface ResultDialogProps {
  id: string;
  kind: ImportKind;
  onClose: () => void;
}

/** How far an import is, and what came of it. */
export function ResultDialog({ id, kind, onClose }: ResultDialogProps) {
  const { load, stop } = useImportProgress(id);
  const item = load.phase === 'ready' ? load.data : undefined;
  const isBusy = item !== undefined && isImporting(item.state);
  const isOver = item !== undefined && !isBusy;
  const shownKind = item?.kind ?? kind;
  return (
    <Dialog
      open
      size="full"
      title={importStrings.title[shownKind]}
      description={item && `${item.fileName} · ${importStrings.rows(item.rows)}`}
      header={<ImportSteps current={isOver ? 3 : 2} />}
      onClose={onClose}
      footerStart={
        isBusy && (
          <Hint>
            <Button variant="danger-quiet" busy={stop.isPending} onClick={() => stop.mutate()}>
              {t.stop}
            </Button>
            {t.stopHint}
          </Hint>
        )
      }
      footer={
        <Button variant={isBusy ? 'secondary' : 'primary'} onClick={onClose}>
          {isBusy ? t.hide : t.show[shownKind]}
        </Button>
      }
    >
      <StepFrame>
        {load.phase === 'failed' && <ErrorState compact title={t.loadFailed} {...failureProps(load)} />}
        {load.phase === 'loading' && <SkeletonRows rows={4} label={t.waiting} />}
        {item && <Result item={item} />}
      </StepFrame>
    </Dialog>
  );
}

function Result({ item }: { item: LibraryImport }) {
  const isBusy = isImporting(item.state);
  return (
    <Narrow>
      {isBusy ? <Progress item={item} /> : <Outcome item={item} />}
      <Figures>
        <li>
          <CircleCheckIcon aria-hidden color={theme.c.okText} /> {t.added} <b>{formatCount(item.added)}</b>
        </li>
        <li>
          <PencilIcon aria-hidden /> {t.changed} <b>{formatCount(item.changed)}</b>
        </li>
        <li>
          <MinusIcon aria-hidden /> {t.unchanged} <b>{formatCount(item.unchanged)}</b>
        </li>
        <li>
          <OctagonAlertIcon aria-hidden color={theme.c.dangerText} /> {t.refused}{' '}
          <b>{formatCount(item.refused)}</b>
        </li>
      </Figures>
      {item.refused > 0 && <Refused item={item} />}
    </Narrow>
  );
}

function Progress({ item }: { item: LibraryImport }) {
  const doing = item.state === 'waiting' ? t.waiting : t.saving[item.kind];
  const far = t.of(item.done, item.rows);
  const percent = Math.floor((100 * item.done) / Math.max(1, item.rows));
  return (
    <>
      <Words>
        <strong>{doing}</strong>
        <strong>{far}</strong>
      </Words>
      <ProgressBar label={doing} percent={percent} valueText={far} thickness={10} />
      <Quiet>{lastsOf(item)}</Quiet>
    </>
  );
}

/** How long it has taken, and by its pace how long it still takes. */
function lastsOf({ startedAt, done, rows }: LibraryImport): string {
  const seconds = startedAt === null ? 0 : Math.max(0, (Date.now() - Date.parse(startedAt)) / 1000);
  const passed = `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
  const left = done === 0 ? null : Math.max(1, Math.round((seconds / done) * (rows - done)));
  return t.lasts(passed, left);
}

function Outcome({ item: { state, problem } }: { item: LibraryImport }) {
  if (state === 'failed') {
    return (
      <InlineNotice live tone="danger" title={t.gaveUp}>
        {problem} {t.again}
      </InlineNotice>
    );
  }
  if (state === 'cancelled') return <InlineNotice live tone="amber" title={t.stopped} />;
  return (
    <Words role="status">
      <strong>{t.finished}</strong>
    </Words>
  );
}

function Refused({ item }: { item: LibraryImport }) {
  const told = item.refusedRows.slice(0, TOLD_ROWS);
  return (
    <section aria-label={t.errors}>
      <Words>
        <h3>
          {t.errors} <CountPill>{formatCount(item.refused)}</CountPill>
        </h3>
        {!isImporting(item.state) && <ErrorsButton id={item.id} />}
      </Words>
      <Errors>
        {told.map(({ line, name, reasons }) => (
          <li key={line}>
            <span>{t.row(line)}</span>
            <b>{name || importStrings.preview.empty}</b>
            <em>{reasons.join('; ')}</em>
          </li>
        ))}
      </Errors>
      {item.refused > told.length && <Quiet>{t.more(item.refused - told.length)}</Quiet>}
    </section>
  );
}

const Narrow = styled.div`
  display: grid;
  gap: ${theme.s[3]};
  max-width: 45rem;
  margin: 0 auto;

  h3 {
    margin: 0;
    font: ${theme.t.strong};
  }
`;

const Hint = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.s[2]};
  color: ${theme.c.text2};
  font: ${theme.t.dense};
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s[2]};
  font-variant-numeric: tabular-nums;

  strong {
    font-weight: 600;
  }
`;

const Quiet = styled.p`
  margin: 0;
  color: ${theme.c.text2};
  font: ${theme.t.dense};
`;

const Figures = styled.ul`
  margin: 0;
  padding: 0;
  border-top: 1px solid ${theme.c.line};
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${theme.s[3]};
    padding: ${theme.s[3]} 0;
    border-bottom: 1px solid ${theme.c.line};
  }

  b {
    margin-left: auto;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const Errors = styled.ul`
  margin: ${theme.s[2]} 0 0;
  padding: 0;
  list-style: none;
  font: ${theme.t.dense};

  li {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr) minmax(0, 1.5fr);
    gap: ${theme.s[2]};
    padding: ${theme.s[2]} 0;
    border-bottom: 1px solid ${theme.c.line};
    overflow-wrap: anywhere;
  }

  span {
    color: ${theme.c.text2};
  }

  b {
    font-weight: 600;
  }

  em {
    color: ${theme.c.dangerText};
    font-style: normal;
  }

  ${media.phone} {
    li {
      grid-template-columns: 1fr;
      gap: 0;
    }
  }
`;
