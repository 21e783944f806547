import { INTOLERANCE_SET_LIMITS as LIMITS } from '@pora/contracts/patients/intolerance-set.vocabulary';
import { type PatientIntoleranceSet } from '@pora/contracts/patients/intolerance-set.model';
import { todayIso, useShortcut } from '@pora/kit';
import { Button, InlineNotice, mediaQueries, useMediaQuery } from '@pora/ui';
import { DateField, UNREADABLE_DATE } from '@pora/ui/forms';
import { CircleAlertIcon, InfoIcon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
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
import { ReviewCheck } from './review-check.js';
import { ReviewNav, type ReviewPart } from './review-nav.js';
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
  const [links, setLinks] = useState<ReadonlyMap<string, LinkChoice>>(new Map());
  const [day, setDay] = useState('');
  // Two buttons fill the foot of a phone.
  const isPhone = useMediaQuery(mediaQueries.phone);
  const [part, setPart] = useState<ReviewPart>('check');
  const categories = useMemo(() => decidedCategories(imported, decisions), [imported, decisions]);
  const mapped = useMappedFoods({ categories });
  const foodsOf = (name: string) => (mapped.phase === 'ready' ? mapped.data.get(name) : undefined);
  const unmapped = unmappedResults(categories, foodsOf);
  const toCheck = review.repeated.length + review.unread.length + unmapped.length;
  const isValid =
    decisions.unread.every((value) => value === null || isResult(value)) &&
    day !== UNREADABLE_DATE &&
    day <= todayIso();
  const saving = useSaveResults({ patientId, current, onSaved });
  const set = { categories, sourceFile: fileName, date: day === '' ? null : day };
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
  const choose = (name: string, choice: LinkChoice | undefined) =>
    setLinks((before) => {
      const others = [...before].filter(([one]) => one !== name);
      return new Map(choice ? [...others, [name, choice]] : others);
    });
  return (
    <Dialog
      open
      onClose={requestClose}
      size="full"
      title={t.title}
      description={t.origin(patientName, fileName)}
      header={<ImportButton label={t.otherFile} current={current} onImported={onOtherFile} />}
      footerStart={
        <Button variant="quiet" onClick={requestClose}>
          {t.abandon}
        </Button>
      }
      footer={
        <>
          {!isPhone && (
            <Day>
              <span aria-hidden>{t.day}</span>
              <DateField label={t.day} hideLabel value={day} onChange={setDay} max={todayIso()} />
            </Day>
          )}
          <Button variant="primary" shortcut="Ctrl S" busy={saving.busy} disabled={!isValid} onClick={store}>
            {t.save}
          </Button>
        </>
      }
    >
      <ReviewSummary categories={categories} printedCount={review.printedCount} />
      {isPhone && (
        <DayLine>
          <DateField label={t.day} value={day} onChange={setDay} max={todayIso()} />
        </DayLine>
      )}
      <Columns>
        <ReviewNav
          categories={categories}
          toCheck={areLinksKnown(categories, foodsOf) ? toCheck : undefined}
          value={part}
          onChange={setPart}
        />
        <div>
          <Notices
            replaces={current !== null}
            leftOut={decisions.unread.filter((value) => value === null).length}
            failure={saving.failure}
            mapping={mapped}
            busy={saving.busy}
            onRetry={store}
          />
          {part === 'check' ? (
            <ReviewCheck
              {...{ review, categories, decisions, unmapped, links, foodsOf }}
              mapping={mapped.phase}
              onRepeated={(at, value) =>
                setDecisions((before) => ({ ...before, repeated: before.repeated.with(at, value) }))
              }
              onUnread={(at, value) =>
                setDecisions((before) => ({ ...before, unread: before.unread.with(at, value) }))
              }
              onLink={choose}
            />
          ) : (
            <ResultCategories categories={partOf(categories, part)} foodsOf={foodsOf} />
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

const EVERYTHING = { light: 'all', query: '', order: 'value' } as const;

const partOf = (categories: ReturnType<typeof decidedCategories>, part: ReviewPart) =>
  shownResults(part === 'all' ? categories : categories.slice(Number(part), Number(part) + 1), EVERYTHING);

const isResult = (value: number) => value >= LIMITS.value.min && value <= LIMITS.value.max;

interface NoticesProps {
  /** Whether results stand that go to the trash. */
  replaces: boolean;
  leftOut: number;
  failure: string | undefined;
  mapping: ReturnType<typeof useMappedFoods>;
  busy: boolean;
  onRetry: () => void;
}

/** What is to be known before the results are saved. */
function Notices({ replaces, leftOut, failure, mapping, busy, onRetry }: NoticesProps) {
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
