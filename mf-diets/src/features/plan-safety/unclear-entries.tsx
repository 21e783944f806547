import { type Plan } from '@pora/contracts/plans/plan.model';
import { type NotUnderstood } from '@pora/contracts/plans/plan-safety.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { type WordAnswer, wordDecisionKey } from '@pora/contracts/catalog/word-decision.vocabulary';
import { type UnderstoodPhrase } from '@pora/contracts/catalog/own-word.model';
import { messageOf, paths } from '@pora/kit';
import {
  answersFor,
  decisionOf,
  type OwnChoice,
  type TakenDecision,
  useDecideWords,
} from '@pora/kit/own-words';
import { Link } from '@pora/kit/router';
import { Button, ButtonLink, InlineNotice, theme, toast } from '@pora/ui';
import { CircleQuestionMarkIcon } from '@pora/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { OwnWordDialog } from './own-word-dialog.js';
import { undecidedStrings as t } from './undecided.strings.js';
import { useSurveyPhrases } from './use-survey-phrases.js';

interface UnclearEntriesProps {
  plan: Plan;
  patientId: string;
  entries: readonly NotUnderstood[];
  /** Shows the plan with these places marked. */
  onShow: (places: readonly SlotPlace[]) => void;
}

/** Phrases of the survey that wait, each with its answers and the places of the plan it concerns (decision 72). */
export function UnclearEntries({ plan, patientId, entries, onShow }: UnclearEntriesProps) {
  const { load, survey, phrases } = useSurveyPhrases(patientId);
  const { busy, decide } = useDeciding(survey?.id);
  return (
    <>
      {load.phase === 'failed' && (
        <InlineNotice
          tone="amber"
          live
          title={t.surveyFailed}
          action={
            <Button size="compact" busy={load.retrying} onClick={load.retry}>
              {t.retry}
            </Button>
          }
        >
          {messageOf(load.error)}
        </InlineNotice>
      )}
      <Entries>
        {entries.map((entry) => {
          const phrase = phrases.get(wordDecisionKey({ field: entry.source, phrase: entry.entry }));
          return (
            <Entry
              key={`${entry.source} ${entry.entry}`}
              entry={entry}
              phrase={phrase}
              places={phrase ? placesOf(plan, phrase.foodIds) : []}
              disabled={!survey || busy}
              onDecide={decide}
              onShow={onShow}
            />
          );
        })}
      </Entries>
      <ButtonLink as={Link} to={paths.surveyWords(patientId)} $size="compact">
        {t.whole}
      </ButtonLink>
    </>
  );
}

interface EntryProps {
  entry: NotUnderstood;
  /** How it was read, once that is known. */
  phrase: UnderstoodPhrase | undefined;
  places: readonly SlotPlace[];
  disabled: boolean;
  onDecide: (taken: TakenDecision) => void;
  onShow: (places: readonly SlotPlace[]) => void;
}

function Entry({ entry: { entry, source, reason }, phrase, places, disabled, onDecide, onShow }: EntryProps) {
  const [picking, setPicking] = useState(false);
  const names = phrase?.avoided.map(({ name }) => name).join(', ') ?? '';
  const unclear = reason === 'elsewhere' || reason === 'note' ? undefined : reason;
  const known = { field: source, reason: phrase?.reason ?? unclear };
  const answers = answersFor({ ...known, hasNames: names !== '' });
  const take = (answer: WordAnswer, picked?: readonly OwnChoice[]) =>
    onDecide(decisionOf({ ...known, phrase: entry }, answer, picked));
  const wordsFor = (answer: WordAnswer) =>
    answer === 'confirmed' && names !== '' ? t.exclude(names) : t.answers[answer];
  return (
    <li>
      <CircleQuestionMarkIcon aria-hidden />
      <div>
        <p>
          <strong>{t.quoted(entry)}</strong> · {t.field(source)}
        </p>
        <p>
          {names === ''
            ? unclear === undefined
              ? t.elsewhere
              : t.reasons[unclear]
            : `${unclear === 'contradicts' ? `${t.reasons.contradicts} ` : ''}${t.inPlan(places.length, names)}`}
        </p>
        <Answers>
          {answers.map((answer, at) => (
            <Button
              key={answer}
              size="compact"
              variant={
                at === 0 && answer === 'confirmed' ? 'primary' : answer === 'means' ? 'secondary' : 'quiet'
              }
              disabled={disabled}
              aria-label={t.answerTo(wordsFor(answer), entry)}
              onClick={() => (answer === 'means' ? setPicking(true) : take(answer))}
            >
              {wordsFor(answer)}
            </Button>
          ))}
          {places.length > 0 && (
            <Button
              size="compact"
              variant="quiet"
              aria-label={t.showOf(entry)}
              onClick={() => onShow(places)}
            >
              {t.show}
            </Button>
          )}
        </Answers>
      </div>
      {picking && (
        <OwnWordDialog
          entry={entry}
          onTake={(picked) => {
            setPicking(false);
            take('means', picked);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </li>
  );
}

/** Places of the plan with one of the foods; a meal's place counts once. */
function placesOf({ planDays }: Plan, foodIds: readonly number[]): SlotPlace[] {
  const wanted = new Set(foodIds);
  return planDays.flatMap(({ day, slots }) =>
    slots.flatMap(({ entry }, slotIndex) =>
      entry?.ingredients.some(({ foodId }) => foodId !== null && wanted.has(foodId))
        ? [{ day, slotIndex }]
        : [],
    ),
  );
}

/** Keeps a decision; the message that says so takes it back. */
function useDeciding(surveyId: string | undefined) {
  const deciding = useDecideWords();
  const takeBack = async ({ field, phrase }: TakenDecision['decision']) => {
    if (surveyId === undefined) return;
    await deciding
      .mutateAsync({ surveyId, taken: [], undecided: [{ field, phrase }] })
      .catch((error: unknown) => toast.error(t.undoFailed, messageOf(error), error));
  };
  return {
    busy: deciding.isPending,
    decide: (taken: TakenDecision) => {
      if (surveyId === undefined || deciding.isRunning()) return;
      deciding.mutate(
        { surveyId, taken: [taken], undecided: [] },
        {
          onSuccess: ({ unremembered }) => {
            if (unremembered.length > 0) toast.error(t.decided(taken.decision.phrase), t.unremembered);
            else toast.undo(t.decided(taken.decision.phrase), () => void takeBack(taken.decision));
          },
          onError: (error) => toast.error(t.failed, messageOf(error), error),
        },
      );
    },
  };
}

const Entries = styled.ul`
  display: grid;
  gap: ${theme.s[2]};
  margin: ${theme.s[1]} 0 ${theme.s[2]};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${theme.s[3]};
    padding: ${theme.s[2]} ${theme.s[3]};
    border-left: 3px solid ${theme.c.amber};
    background: ${theme.c.amberSoft};
  }

  svg {
    flex: none;
    margin-top: 0.125rem;
    color: ${theme.c.amberText};
  }

  p {
    overflow-wrap: anywhere;
  }
`;

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[2]};
  margin-top: ${theme.s[2]};
`;
