import { Button, focusRing, theme } from '@pora/ui';
import { CheckIcon, CircleCheckIcon, FileTextIcon } from '@pora/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { type PhraseRow } from './phrase-rows.js';
import { wordsCheckStrings as t } from './words-check.strings.js';

interface PhraseLineProps {
  row: PhraseRow;
  /** All foods were asked for; their names are on the way until as many are there. */
  onAllFoods: () => void;
  onChange: () => void;
}

/** What leads nowhere any more: a denial, or what was decided to be about no food of this patient. */
const LIFTED = new Set(['permitted', 'not_food', 'relative', 'note']);

/** A phrase that was understood or decided, with what it keeps out. */
export function PhraseLine({ row, onAllFoods, onChange }: PhraseLineProps) {
  const { phrase, answer } = row;
  const isLifted = answer !== undefined && LIFTED.has(answer);
  const isQuiet = answer === undefined && phrase.reading !== 'avoided';
  const Icon = answer === 'note' ? FileTextIcon : isQuiet ? CircleCheckIcon : CheckIcon;
  return (
    <Line $isNote={answer === 'note'} $isQuiet={isQuiet || isLifted}>
      <Icon aria-hidden />
      <strong>{t.quoted(phrase.text)}</strong>
      <div>
        <Effect row={row} isLifted={isLifted} />
        {!isLifted && <Foods row={row} onAllFoods={onAllFoods} />}
        <Origin row={row} />
      </div>
      <Button variant="quiet" size="compact" aria-label={t.changeOf(phrase.text)} onClick={onChange}>
        {t.change}
      </Button>
    </Line>
  );
}

function Effect({ row: { phrase, answer }, isLifted }: { row: PhraseRow; isLifted: boolean }) {
  if (isLifted && answer !== undefined) return <p>{t.decided[answer]}</p>;
  const { avoided, permitted, reading, foodIds } = phrase;
  // The practice's word, or what a decision named: the phrase itself holds no name.
  const named = avoided.length > 0 ? avoided : [];
  if (named.length === 0 && foodIds.length === 0 && permitted.length === 0)
    return <p>{phrase.ownWord === 'not_food' ? t.decided.not_food : t.readings[reading]}</p>;
  return (
    <p>
      {named.map(({ name, foods }, at) => (
        <span key={name}>
          {at > 0 && ', '}
          <b>{name}</b> {t.foods(foods)}
        </span>
      ))}
      {named.length === 0 && foodIds.length > 0 && (
        <>
          {t.decided.means} {t.foods(foodIds.length)}
        </>
      )}
      {permitted.map((name, at) => (
        <Allowed key={name}>
          {(at > 0 || named.length > 0) && ' · '}
          {t.allowed(name)}
        </Allowed>
      ))}
    </p>
  );
}

/** Names of the first foods; the whole list on request. */
function Foods({ row: { phrase }, onAllFoods }: Pick<PhraseLineProps, 'row' | 'onAllFoods'>) {
  const [isWhole, setWhole] = useState(false);
  const { foods, foodIds, text } = phrase;
  if (foodIds.length === 0) return null;
  const shown = isWhole ? foods : foods.slice(0, 5);
  const hasMore = foodIds.length > shown.length;
  return (
    <small>
      {shown.join(', ')}
      {hasMore && '… '}
      {(hasMore || isWhole) && foodIds.length > 5 && (
        <All
          type="button"
          aria-expanded={isWhole}
          aria-label={t.allOf(text)}
          onClick={() => {
            onAllFoods();
            setWhole(!isWhole);
          }}
        >
          {isWhole ? ` ${t.fewer}` : t.all}
        </All>
      )}
    </small>
  );
}

/** Where it was written and who decided. */
function Origin({ row: { phrase, decidedAt, isDraft } }: { row: PhraseRow }) {
  const told = [
    ...(phrase.field === 'allergies' || phrase.field === 'intolerances' || phrase.field === 'disliked'
      ? []
      : [t.fields[phrase.field]]),
    ...(isDraft ? [t.decidedNow] : decidedAt === undefined ? [] : [t.decidedAt(decidedAt)]),
    ...(phrase.ownWord && !isDraft ? [t.ofPractice] : []),
  ];
  return told.length > 0 ? <small>{told.join(' · ')}</small> : null;
}

const Line = styled.div<{ $isNote: boolean; $isQuiet: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 2fr) minmax(0, 4fr) auto;
  gap: 0 ${theme.s[3]};
  align-items: start;
  padding: ${theme.s[2]} 0;
  border-bottom: 1px solid ${theme.c.line};
  overflow-wrap: anywhere;

  > svg {
    margin-top: 0.125rem;
    color: ${({ $isNote, $isQuiet }) => ($isNote ? theme.c.amberText : $isQuiet ? theme.c.text3 : theme.c.okText)};
  }

  p {
    margin: 0;
  }

  b {
    font-weight: 600;
  }

  small {
    display: block;
    color: ${theme.c.text2};
    font: ${theme.t.small};
  }

  @media (max-width: 640px) {
    grid-template-columns: auto minmax(0, 1fr) auto;

    > div {
      grid-column: 2 / -1;
      grid-row: 2;
    }
  }
`;

const Allowed = styled.span`
  color: ${theme.c.okText};
`;

const All = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.c.selectText};
  font: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
  ${focusRing}
`;
