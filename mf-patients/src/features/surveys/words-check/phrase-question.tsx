import { type UnderstoodPhrase } from '@pora/contracts/catalog/own-word.model';
import { asksAboutFood, type WordAnswer } from '@pora/contracts/catalog/word-decision.vocabulary';
import {
  answersFor,
  CHANGED_ANSWERS,
  decisionOf,
  type OwnChoice,
  type TakenDecision,
} from '@pora/kit/own-words';
import { Button, media, theme } from '@pora/ui';
import { CircleQuestionMarkIcon } from '@pora/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { MeaningPicker } from './meaning-picker.js';
import { type PhraseRow } from './phrase-rows.js';
import { wordsCheckStrings as t } from './words-check.strings.js';

interface PhraseQuestionProps {
  row: PhraseRow;
  /** Decided or understood, and about to be changed. */
  isChange: boolean;
  onTake: (taken: TakenDecision) => void;
  onTakeBack: () => void;
  onFold: () => void;
}

/** A phrase that waits, or is about to be changed, with its answers (decision 72). */
export function PhraseQuestion({ row, isChange, onTake, onTakeBack, onFold }: PhraseQuestionProps) {
  const { phrase } = row;
  const hasNames = phrase.avoided.length > 0;
  const answers = isChange ? CHANGED_ANSWERS : answersFor({ ...phrase, hasNames });
  // Where nothing was read, what it means is asked outright.
  const [picking, setPicking] = useState(answers[0] === 'means' && !isChange);
  const take = (answer: WordAnswer, picked?: readonly OwnChoice[]) =>
    onTake(decisionOf({ field: phrase.field, phrase: phrase.text, reason: phrase.reason }, answer, picked));
  return (
    <Question>
      <CircleQuestionMarkIcon aria-hidden />
      <div>
        <p>
          <strong>{t.quoted(phrase.text)}</strong> {aboutOf(phrase, isChange)}
        </p>
        <Answers>
          {picking && <MeaningPicker text={phrase.text} onTake={(picked) => take('means', picked)} />}
          {answers.map((answer, at) =>
            answer === 'means' ? (
              !picking && (
                <Button key={answer} variant="quiet" size="compact" onClick={() => setPicking(true)}>
                  {t.answers.means}
                </Button>
              )
            ) : (
              <Button
                key={answer}
                variant={at === 0 || picking ? 'secondary' : 'quiet'}
                size="compact"
                aria-label={t.answer(wordsFor(answer, phrase), phrase.text)}
                onClick={() => take(answer)}
              >
                {wordsFor(answer, phrase)}
              </Button>
            ),
          )}
          {isChange && row.answer !== undefined && (
            <Button variant="quiet" size="compact" onClick={onTakeBack}>
              {t.askAgain}
            </Button>
          )}
          {isChange && (
            <Button variant="quiet" size="compact" onClick={onFold}>
              {t.fold}
            </Button>
          )}
        </Answers>
      </div>
    </Question>
  );
}

/** What is known of the phrase, beside its words. */
function aboutOf(phrase: UnderstoodPhrase, isChange: boolean) {
  const { field, avoided, foodIds, elsewhere, reason } = phrase;
  const isElsewhere = !asksAboutFood(field);
  const lead = isElsewhere ? `${t.fields[field]} · ` : '– ';
  if (isChange) return isElsewhere ? t.fields[field] : '';
  if (avoided.length === 0 || foodIds.length === 0) return `${lead}${t.reasons[reason ?? 'no_food']}`;
  const names = avoided.map(({ name }) => name).join(', ');
  return (
    <>
      {lead}
      {reason === undefined ? (elsewhere === 'proposed' ? t.proposed : t.keptOut) : t.reasons[reason]}
      {': '}
      <strong>{names}</strong> {t.foods(foodIds.length)}
    </>
  );
}

function wordsFor(answer: WordAnswer, { field, avoided, foodIds, reason }: UnderstoodPhrase): string {
  if (answer !== 'confirmed' || !asksAboutFood(field)) return t.answers[answer];
  if (reason === 'past') return t.stillAvoids;
  return t.confirm(avoided.map(({ name }) => name).join(', '), foodIds.length);
}

const Question = styled.div`
  display: flex;
  gap: ${theme.s[3]};
  margin: ${theme.s[1]} 0;
  padding: ${theme.s[2]} ${theme.s[3]};
  border-left: 3px solid ${theme.c.amber};
  background: ${theme.c.amberSoft};

  > svg {
    flex: none;
    margin-top: 0.125rem;
    color: ${theme.c.amberText};
  }

  > div {
    flex: 1;
    min-width: 0;
  }

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.s[2]};
  margin-top: ${theme.s[2]};

  ${media.phone} {
    button {
      min-height: ${theme.h.touch};
    }
  }
`;
