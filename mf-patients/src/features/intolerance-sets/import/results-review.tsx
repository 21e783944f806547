import { INTOLERANCE_SET_LIMITS as LIMITS } from '@pora/contracts/patients/intolerance-set.vocabulary';
import { type PatientIntoleranceSet } from '@pora/contracts/patients/intolerance-set.model';
import { lightOf } from '@pora/engine/rules';
import { formatCount, todayIso, useDirtyGuard, useShortcut } from '@pora/kit';
import { Button, InlineNotice, media, SegmentedControl } from '@pora/ui';
import { DateField, NumberField, UNREADABLE_DATE } from '@pora/ui/forms';
import { CircleAlertIcon, InfoIcon } from '@pora/ui/icons';
import { Dialog, useCloseGuard } from '@pora/ui/overlays';
import { type ReactNode, useMemo, useState } from 'react';
import styled from 'styled-components';
import { ResultRow } from '../result-row.js';
import { shownResults } from '../shown-results.js';
import { useMappedFoods } from '../use-intolerance-set.js';
import { ImportButton } from './import-button.js';
import { resultsImportStrings as t } from './results-import.strings.js';
import { decidedCategories, firstDecisions } from './results-review.model.js';
import { ReviewSummary } from './review-summary.js';
import { type ImportedResults } from './use-results-import.js';
import { useSaveResults } from './use-save-results.js';

interface ResultsReviewProps {
  patientId: string;
  patientName: string;
  imported: ImportedResults;
  /** The results that stand, which the import takes the place of. */
  current: PatientIntoleranceSet | null;
  onOtherFile: (results: ImportedResults) => void;
  onSaved: () => void;
  onAbandon: () => void;
}

/** What a report says, to be decided before any of it is saved (decisions 13, 53). */
export function ResultsReview(props: ResultsReviewProps) {
  const { patientId, patientName, imported, current, onOtherFile, onSaved, onAbandon } = props;
  const { fileName, review } = imported;
  const [decisions, setDecisions] = useState(() => firstDecisions(imported));
  const [day, setDay] = useState('');
  const categories = useMemo(() => decidedCategories(imported, decisions), [imported, decisions]);
  const mapped = useMappedFoods({ categories });
  const foodsOf = (name: string) => (mapped.phase === 'ready' ? mapped.data.get(name) : undefined);
  const unmapped = categories
    .flatMap(({ items }) => items)
    .filter(({ name, value }) => lightOf(value) === 'red' && foodsOf(name) === 0);
  const leftOut = decisions.unread.filter((value) => value === null).length;
  const isValid =
    decisions.unread.every((value) => value === null || isResult(value)) &&
    day !== UNREADABLE_DATE &&
    day <= todayIso();
  const save = useSaveResults({ patientId, current, onSaved });
  const store = () =>
    isValid && save.mutate({ categories, sourceFile: fileName, date: day === '' ? null : day });
  useDirtyGuard({ dirty: true });
  const { requestClose, guard } = useCloseGuard({
    dirty: true,
    onClose: onAbandon,
    title: t.abandonTitle,
    description: t.abandonText,
  });
  useShortcut('mod+s', store, { inDialog: true, whileTyping: true });
  const chooseRepeated = (at: number, value: number) =>
    setDecisions((before) => ({ ...before, repeated: before.repeated.with(at, value) }));
  const typeUnread = (at: number, value: number | null) =>
    setDecisions((before) => ({ ...before, unread: before.unread.with(at, value) }));
  return (
    <Dialog
      open
      onClose={requestClose}
      size="full"
      title={t.title}
      description={t.origin(patientName, fileName)}
      header={<ImportButton label={t.otherFile} onImported={onOtherFile} />}
      footerStart={
        <Button variant="quiet" onClick={requestClose}>
          {t.abandon}
        </Button>
      }
      footer={
        <Button variant="primary" shortcut="Ctrl S" busy={save.isPending} disabled={!isValid} onClick={store}>
          {t.save}
        </Button>
      }
    >
      <ReviewSummary categories={categories} printedCount={review.printedCount} />
      <InlineNotice icon={<InfoIcon />} title={t.waiting}>
        {current ? `${t.notSaved} ${t.replaces}` : t.notSaved}
      </InlineNotice>
      <Day>
        <DateField label={t.day} hint={t.dayHint} value={day} onChange={setDay} max={todayIso()} />
      </Day>
      {review.unread.length > 0 && (
        <Part title={t.unread} count={review.unread.length} hint={t.unreadHint}>
          {review.unread.map(({ category, name, text }, at) => (
            <Line key={`${name} ${at}`}>
              <strong>{name}</strong>
              <span>{category}</span>
              <span>{t.inFile(text)}</span>
              <NumberField
                label={t.valueOf(name)}
                hideLabel
                size="compact"
                unit="U/ml"
                decimals={2}
                min={LIMITS.value.min}
                max={LIMITS.value.max}
                value={decisions.unread[at] ?? null}
                onChange={(value) => typeUnread(at, value)}
              />
            </Line>
          ))}
        </Part>
      )}
      {review.repeated.length > 0 && (
        <Part title={t.repeated} count={review.repeated.length} hint={t.repeatedHint}>
          {review.repeated.map(({ category, name, values }, at) => (
            <Line key={`${category} ${name}`}>
              <strong>{name}</strong>
              <span>{category}</span>
              <SegmentedControl
                label={t.whichOf(name)}
                size="compact"
                value={String(decisions.repeated[at] ?? Math.max(...values))}
                onChange={(value) => chooseRepeated(at, Number(value))}
                options={values.map((value) => ({ value: String(value), label: t.saveValue(value) }))}
              />
            </Line>
          ))}
        </Part>
      )}
      {unmapped.length > 0 && (
        <Part title={t.unmapped} count={unmapped.length} hint={t.unmappedHint}>
          {unmapped.map((item, at) => (
            <ResultRow key={`${item.name} ${at}`} item={item} foods={0} />
          ))}
        </Part>
      )}
      <Part title={t.all} count={categories.reduce((sum, { items }) => sum + items.length, 0)}>
        {shownResults(categories, EVERYTHING).flatMap(({ name, items }, at) => [
          <Heading key={`${name} ${at}`}>{`${name} (${formatCount(items.length)})`}</Heading>,
          ...items.map((item, place) => (
            <ResultRow key={`${name} ${at} ${place}`} item={item} foods={foodsOf(item.name)} />
          )),
        ])}
      </Part>
      {leftOut > 0 && (
        <InlineNotice tone="amber" icon={<CircleAlertIcon />}>
          {t.leftOut(leftOut)}
        </InlineNotice>
      )}
      {guard}
    </Dialog>
  );
}

const EVERYTHING = { light: 'all', query: '', order: 'value' } as const;

const isResult = (value: number) => value >= LIMITS.value.min && value <= LIMITS.value.max;

function Part({
  title,
  count,
  hint,
  children,
}: {
  title: string;
  count: number;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <Section aria-label={title}>
      <h3>
        {title} <small>{formatCount(count)}</small>
      </h3>
      <ul>{children}</ul>
      {hint && <Hint>{hint}</Hint>}
    </Section>
  );
}

const Day = styled.div`
  max-width: 14rem;
  margin-top: ${({ theme }) => theme.s[3]};
`;

const Section = styled.section`
  margin-top: ${({ theme }) => theme.s[5]};

  h3 {
    margin: 0 0 ${({ theme }) => theme.s[2]};
    padding-bottom: ${({ theme }) => theme.s[2]};
    border-bottom: 2px solid ${({ theme }) => theme.c.line};
    font: ${({ theme }) => theme.t.strong};
  }

  small {
    margin-left: ${({ theme }) => theme.s[1]};
    color: ${({ theme }) => theme.c.text3};
    font: ${({ theme }) => theme.t.small};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Hint = styled.p`
  margin: ${({ theme }) => theme.s[2]} 0 0;
  color: ${({ theme }) => theme.c.text2};
  font: ${({ theme }) => theme.t.small};
`;

const Heading = styled.li`
  padding: ${({ theme }) => `${theme.s[3]} 0 ${theme.s[1]}`};
  font: ${({ theme }) => theme.t.dense};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) minmax(9rem, max-content);
  align-items: center;
  gap: ${({ theme }) => theme.s[3]};
  padding: ${({ theme }) => theme.s[1]} 0;
  font: ${({ theme }) => theme.t.dense};
  overflow-wrap: anywhere;

  > :last-child {
    grid-column: -2;
    justify-self: end;
  }

  ${media.phone} {
    grid-template-columns: 1fr;
    gap: ${({ theme }) => theme.s[1]};

    > :last-child {
      grid-column: auto;
      justify-self: start;
    }
  }
`;
