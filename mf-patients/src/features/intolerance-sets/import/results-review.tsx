import { type PatientIntoleranceSet } from '@pora/contracts/patients/intolerance-set.model';
import { todayIso, useShortcut } from '@pora/kit';
import { Button, InlineNotice, mediaQueries, useMediaQuery } from '@pora/ui';
import { DateField, UNREADABLE_DATE } from '@pora/ui/forms';
import { CircleAlertIcon, InfoIcon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import styled from 'styled-components';
import { BesideTitle, UnderTitle } from '../../../shared/title-action.js';
import { useUnsavedGuard } from '../../../shared/use-unsaved-guard.js';
import { intoleranceSetStrings } from '../intolerance-sets.strings.js';
import { ResultCategories } from '../result-categories.js';
import { shownResults } from '../shown-results.js';
import { useMappedFoods } from '../use-intolerance-set.js';
import { ImportButton } from './import-button.js';
import { type LinkChoice } from './link-foods.js';
import { NewerResultsDialog } from './newer-results-dialog.js';
import { resultsImportStrings as t } from './results-import.strings.js';
import { areLinksKnown, decidedCategories, firstDecisions, unmappedResults } from './results-review.model.js';
import {
  answeredResults,
  askedQuestions,
  firstAnswers,
  isOlder,
  openQuestions,
  openRows,
  type Question,
  withTypedRows,
} from './questions.model.js';
import { QuestionNav } from './question-nav.js';
import { useSteps } from './question-steps.js';
import { ReviewCheck } from './review-check.js';
import { ReviewNav, type ReviewPart } from './review-nav.js';
import { leftWords, ReviewQuestions, type TargetPatient } from './review-questions.js';
import { ReviewSummary } from './review-summary.js';
import { type ImportedResults } from './use-results-import.js';
import { useSaveResults } from './use-save-results.js';

interface ResultsReviewProps {
  patient: TargetPatient;
  imported: ImportedResults;
  /** The results that stand, which the import takes the place of. */
  current: PatientIntoleranceSet | null;
  onOtherFile: (results: ImportedResults) => void;
  /** The file is about another patient, whose card was chosen. */
  onOtherPatient: (patient: TargetPatient) => void;
  onSaved: () => void;
  onAbandon: () => void;
}

/** What a report says: first what it leaves open, then everything to be held against the print (decisions 13, 53, 57, 58). */
export function ResultsReview(props: ResultsReviewProps) {
  const { patient, imported, current, onOtherFile, onSaved, onAbandon } = props;
  const review = useReview(imported, patient.name);
  const { answers, open, results, categories, decisions } = review;
  const [links, setLinks] = useState<ReadonlyMap<string, LinkChoice>>(new Map());
  // Two buttons fill the foot of a phone.
  const isPhone = useMediaQuery(mediaQueries.phone);
  const [part, setPart] = useState<ReviewPart>('check');
  const mapped = useMappedFoods({ categories });
  const foodsOf = (name: string) => (mapped.phase === 'ready' ? mapped.data.get(name) : undefined);
  const unmapped = unmappedResults(categories, foodsOf);
  // A number or a day being typed is an answer from its first digit on: its field stays until it is left.
  const [isTyping, setTyping] = useState(false);
  const isAsking = open.length > 0 || isTyping;
  const steps = useSteps(review.asked, isPhone);
  const { day } = answers;
  const isValid = open.length === 0 && isSaveable(categories.length, day);
  const saving = useSaveResults({ patientId: patient.id, current, onSaved });
  const asFormer = isOlder(day, current);
  const set = {
    ...{ categories, sourceFile: imported.fileName, date: day === '' ? null : day },
    ...(asFormer && { asFormer }),
  };
  // A name whose value was changed since may need no link any more.
  const needed = new Map([...links].filter(([name]) => unmapped.some((one) => one.name === name)));
  const store = () => isValid && saving.save({ set, links: needed });
  const { requestClose, guard } = useUnsavedGuard({
    dirty: true,
    onClose: onAbandon,
    title: t.abandonTitle,
    description: t.abandonText,
  });
  useShortcut('mod+s', store, { inDialog: true, whileTyping: true, enabled: !saving.conflict });
  const dayField = (hideLabel: boolean) => (
    <DateField label={t.day} hideLabel={hideLabel} value={day} onChange={review.setDay} max={todayIso()} />
  );
  const otherFile = <ImportButton label={t.otherFile} current={current} onImported={onOtherFile} />;
  return (
    <Dialog
      open
      onClose={requestClose}
      size="full"
      title={t.title}
      description={t.origin(patient.name, imported.fileName, imported.review.extent)}
      header={<BesideTitle>{otherFile}</BesideTitle>}
      footerStart={
        <Button variant="quiet" onClick={requestClose}>
          {t.abandon}
        </Button>
      }
      footer={
        <>
          <Foot open={open} rows={openRows(answers)} day={isPhone ? null : dayField(true)} />
          <Button variant="primary" shortcut="Ctrl S" busy={saving.busy} disabled={!isValid} onClick={store}>
            {t.save}
          </Button>
        </>
      }
    >
      <UnderTitle>{otherFile}</UnderTitle>
      <ReviewSummary
        {...{ categories, answers, isAsking, review: imported.review, patientName: patient.name }}
      />
      {isPhone && !isAsking && <DayLine>{dayField(false)}</DayLine>}
      <Columns>
        {isAsking ? (
          !isPhone && <QuestionNav {...{ imported, answers, open, categories }} />
        ) : (
          <ReviewNav
            categories={categories}
            toCheck={
              areLinksKnown(categories, foodsOf)
                ? results.review.repeated.length + unmapped.length
                : undefined
            }
            value={part}
            onChange={setPart}
          />
        )}
        <div>
          <Notices
            replaces={current !== null && !asFormer}
            older={olderWords(day, current)}
            leftOut={isAsking ? 0 : answers.unread.filter(({ isSkipped }) => isSkipped).length}
            failure={saving.failure}
            mapping={mapped}
            busy={saving.busy}
            onRetry={store}
          />
          {isAsking ? (
            <ReviewQuestions
              {...{ imported, results, answers, steps, patient }}
              onAnswers={review.setAnswers}
              onTyping={setTyping}
              onOtherPatient={props.onOtherPatient}
              onAbandon={requestClose}
            />
          ) : (
            <ReviewPartView
              {...{ part, categories, decisions, unmapped, links, foodsOf }}
              review={results.review}
              mapping={mapped.phase}
              onRepeated={review.setRepeated}
              onLink={(name, choice) => setLinks((before) => withLink(before, name, choice))}
            />
          )}
        </div>
      </Columns>
      {saving.conflict && (
        <NewerResultsDialog
          mine={set}
          theirs={saving.conflict.theirs}
          busy={saving.busy}
          onMine={() => saving.saveOver({ set, links: needed })}
          onTheirs={() => void saving.takeTheirs()}
          onClose={saving.dismiss}
        />
      )}
      {guard}
    </Dialog>
  );
}

/** What is to be decided, or the results of a category or of all. */
function ReviewPartView({ part, ...check }: ComponentProps<typeof ReviewCheck> & { part: ReviewPart }) {
  if (part === 'check') return <ReviewCheck {...check} />;
  return <ResultCategories categories={partOf([...check.categories], part)} foodsOf={check.foodsOf} />;
}

interface FootProps {
  open: readonly Question[];
  rows: number;
  /** The day of the test, where the foot has room for it. */
  day: ReactNode;
}

/** What is still open, or the day of the test. */
function Foot({ open, rows, day }: FootProps) {
  if (open.length > 0) return <Left role="status">{leftWords(open, rows)}</Left>;
  if (day === null) return null;
  return (
    <Day>
      <span aria-hidden>{t.day}</span>
      {day}
    </Day>
  );
}

/** The answers to what is open, and the results as they stand after them. */
function useReview(imported: ImportedResults, patientName: string) {
  const [answers, setAnswers] = useState(() => firstAnswers(imported));
  const results = useMemo(() => answeredResults(imported, answers), [imported, answers]);
  const [decided, setDecided] = useState(() => ({
    column: answers.column,
    decisions: firstDecisions(imported),
  }));
  // What was decided about the foods of one column says nothing about another one.
  const decisions = decided.column === answers.column ? decided.decisions : firstDecisions(results);
  const categories = useMemo(
    () => withTypedRows(decidedCategories(results, decisions), results.review, answers),
    [results, decisions, answers],
  );
  const asked = askedQuestions(imported, answers, patientName);
  return {
    ...{ answers, setAnswers, results, decisions, categories, asked },
    open: openQuestions(asked, answers),
    setDay: (day: string) => setAnswers((before) => ({ ...before, day, isDayUnknown: day === '' })),
    setRepeated: (at: number, value: number) =>
      setDecided({
        column: answers.column,
        decisions: { ...decisions, repeated: decisions.repeated.with(at, value) },
      }),
  };
}

function withLink(
  links: ReadonlyMap<string, LinkChoice>,
  name: string,
  choice: LinkChoice | undefined,
): ReadonlyMap<string, LinkChoice> {
  const others = [...links].filter(([one]) => one !== name);
  return new Map(choice ? [...others, [name, choice]] : others);
}

const isSaveable = (count: number, day: string) => count > 0 && day !== UNREADABLE_DATE && day <= todayIso();

const olderWords = (day: string, current: PatientIntoleranceSet | null) =>
  isOlder(day, current) && current?.date ? t.older(day, current.date) : undefined;

const EVERYTHING = { light: 'all', query: '', order: 'value' } as const;

const partOf = (categories: ReturnType<typeof decidedCategories>, part: ReviewPart) =>
  shownResults(part === 'all' ? categories : categories.slice(Number(part), Number(part) + 1), EVERYTHING);

interface NoticesProps {
  /** Whether results stand that go to the trash. */
  replaces: boolean;
  /** Said of a test that is older than the one that stands. */
  older: string | undefined;
  leftOut: number;
  failure: string | undefined;
  mapping: ReturnType<typeof useMappedFoods>;
  busy: boolean;
  onRetry: () => void;
}

/** What is to be known before the results are saved. */
function Notices({ replaces, older, leftOut, failure, mapping, busy, onRetry }: NoticesProps) {
  return (
    <NoticeList>
      {failure !== undefined && (
        <InlineNotice
          tone="danger"
          live
          title={t.saveFailed}
          action={
            <Button size="compact" busy={busy} onClick={onRetry}>
              {t.tryAgain}
            </Button>
          }
        >
          {failure}
        </InlineNotice>
      )}
      <InlineNotice icon={<InfoIcon />} title={t.waiting}>
        {replaces ? `${t.notSaved} ${t.replaces}` : t.notSaved}
      </InlineNotice>
      {mapping.phase === 'failed' && (
        <InlineNotice
          tone="amber"
          live
          title={intoleranceSetStrings.mappingUnknown}
          action={
            <Button size="compact" busy={mapping.retrying} onClick={mapping.retry}>
              {intoleranceSetStrings.retry}
            </Button>
          }
        />
      )}
      {older !== undefined && <InlineNotice tone="amber">{older}</InlineNotice>}
      {leftOut > 0 && (
        <InlineNotice tone="amber" icon={<CircleAlertIcon />}>
          {t.leftOut(leftOut)}
        </InlineNotice>
      )}
    </NoticeList>
  );
}

const NoticeList = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.s[2]};
  margin-bottom: ${({ theme }) => theme.s[4]};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 16.5rem minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.s[4]} ${({ theme }) => theme.s[6]};
  margin-top: ${({ theme }) => theme.s[4]};

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Left = styled.span`
  color: ${({ theme }) => theme.c.amberText};
  font: ${({ theme }) => theme.t.dense};
`;

const DayLine = styled.div`
  margin-top: ${({ theme }) => theme.s[4]};
`;

const Day = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.s[2]};
  color: ${({ theme }) => theme.c.text2};
  font: ${({ theme }) => theme.t.dense};

  > :last-child {
    width: 9.5rem;
  }
`;
