import { privacyCalls } from '@pora/contracts/calls';
import {
  ACCESS_ACTIONS,
  ACCESS_KIND_LABELS,
  ACCESS_KINDS,
  type AccessKind,
  accessWords,
} from '@pora/contracts/privacy/access-history.vocabulary';
import { type AccessHistory, type AccessLine } from '@pora/contracts/privacy/privacy.model';
import { downloadRoute, failureProps, formatDateTime, messageOf, usePersonName } from '@pora/kit';
import { useMutation } from '@pora/kit/queries';
import { Button, ErrorState, InlineNotice, media, SkeletonRows, theme, toast, useDelayed } from '@pora/ui';
import { SelectField } from '@pora/ui/forms';
import { DownloadIcon, EyeIcon, InfoIcon, PencilIcon, TrashIcon } from '@pora/ui/icons';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { privacyStrings } from './privacy.strings.js';
import { Deeds, Quiet, Section } from './section.js';
import { type HistoryChoice, queryOfChoice, useAccessHistory } from './use-privacy.js';

const t = privacyStrings.history;
const LINES_AT_ONCE = 20;
/** How the product itself signs in the trail: no person has such an address. */
const OWN_SIGNATURE = /@pora$/;

const ICONS: Record<AccessKind, ReactNode> = {
  read: <EyeIcon />,
  change: <PencilIcon />,
  export: <DownloadIcon />,
  removal: <TrashIcon />,
};
const KIND_OPTIONS = ACCESS_KINDS.map((value) => ({ value, label: ACCESS_KIND_LABELS[value] }));

/** Who saw and changed the patient's data, the newest first. */
export function HistorySection({ patientId }: { patientId: string }) {
  const [choice, setChoice] = useState<HistoryChoice>({ kind: null, person: null });
  const [count, setCount] = useState(LINES_AT_ONCE);
  const history = useAccessHistory(patientId, choice, count);
  const known = history.phase === 'ready' ? history.data : undefined;
  const choose = (change: Partial<HistoryChoice>) => {
    setChoice({ ...choice, ...change });
    setCount(LINES_AT_ONCE);
  };
  return (
    <Section title={t.title} count={known?.total} aside={<CsvButton patientId={patientId} choice={choice} />}>
      <HistoryFilter choice={choice} people={known?.people ?? []} onChoose={choose} />
      {history.phase === 'loading' && <LoadingLines />}
      {history.phase === 'failed' && <ErrorState compact title={t.loadFailed} {...failureProps(history)} />}
      {history.phase === 'ready' && (
        <HistoryLines
          history={history.data}
          busy={history.refreshing}
          onRetry={history.retry}
          onOlder={() => setCount(count + LINES_AT_ONCE)}
        />
      )}
    </Section>
  );
}

interface HistoryFilterProps {
  choice: HistoryChoice;
  people: readonly string[];
  onChoose: (change: Partial<HistoryChoice>) => void;
}

function HistoryFilter({ choice, people, onChoose }: HistoryFilterProps) {
  const called = useCalled();
  return (
    <Filter>
      <SelectField
        label={t.kind}
        hideLabel
        emptyOption={t.everything}
        options={KIND_OPTIONS}
        value={choice.kind}
        onChange={(kind) => onChoose({ kind })}
      />
      <SelectField
        label={t.person}
        hideLabel
        emptyOption={t.everybody}
        options={people.map((value) => ({ value, label: called(value) }))}
        value={choice.person}
        onChange={(person) => onChoose({ person })}
      />
    </Filter>
  );
}

interface HistoryLinesProps {
  history: AccessHistory;
  busy: boolean;
  onRetry: () => void;
  onOlder: () => void;
}

function HistoryLines({ history, busy, onRetry, onOlder }: HistoryLinesProps) {
  const { items, nextStartKey, total, withPlans } = history;
  const called = useCalled();
  const missing = !withPlans && (
    <InlineNotice
      tone="amber"
      title={t.withoutPlans}
      action={
        <Button size="compact" busy={busy} onClick={onRetry}>
          {t.retry}
        </Button>
      }
    >
      {t.withoutPlansText}
    </InlineNotice>
  );
  if (items.length === 0) return missing || <Quiet>{t.none}</Quiet>;
  return (
    <>
      {missing}
      <Lines aria-label={t.title}>
        {items.map((line) => (
          <Line key={line.id}>
            <Mark aria-hidden>{iconOf(line)}</Mark>
            <span>
              {accessWords(line)}
              <small>
                {called(line.actor)}, {formatDateTime(line.at)}
              </small>
            </span>
          </Line>
        ))}
      </Lines>
      <Deeds>
        {nextStartKey !== null && (
          <Button size="compact" busy={busy} onClick={onOlder}>
            {t.older}
          </Button>
        )}
        <Quiet>{t.shown(items.length, total)}</Quiet>
      </Deeds>
    </>
  );
}

function CsvButton({ patientId, choice }: { patientId: string; choice: HistoryChoice }) {
  const download = useMutation({
    mutationFn: () =>
      downloadRoute(
        privacyCalls.historyFile,
        { params: { id: patientId }, query: queryOfChoice(choice) },
        t.csvName,
      ),
    onError: (error: unknown) => toast.error(t.csvFailed, messageOf(error), error),
  });
  return (
    <TouchButton
      size="compact"
      variant="quiet"
      icon={<DownloadIcon />}
      aria-label={t.csvLabel}
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      {t.csv}
    </TouchButton>
  );
}

function LoadingLines() {
  return useDelayed(true) ? <SkeletonRows rows={6} label={t.loading} /> : null;
}

/** What whoever did something is called. */
function useCalled(): (actor: string) => string {
  const nameOf = usePersonName();
  return (actor) => (OWN_SIGNATURE.test(actor) ? t.system : nameOf(actor));
}

function iconOf({ action }: AccessLine): ReactNode {
  const kind = ACCESS_ACTIONS.get(action)?.kind;
  return kind ? ICONS[kind] : <InfoIcon />;
}

const Filter = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.s[2]};
  margin-bottom: ${theme.s[2]};
`;

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.s[3]};
  padding: ${theme.s[2]} 0;
  border-top: 1px solid ${theme.c.line};
  font: ${theme.t.dense};
  overflow-wrap: anywhere;

  small {
    display: block;
    color: ${theme.c.text3};
    font: ${theme.t.small};
  }
`;

const Mark = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: 50%;
  background: ${theme.c.sunken};
`;

const TouchButton = styled(Button)`
  ${media.phone} {
    min-height: ${theme.h.touch};
  }
`;
