import { type UnderstoodPhrase } from '@pora/contracts/catalog/own-word.model';
import { asksAboutFood, isForPractice } from '@pora/contracts/catalog/word-decision.vocabulary';
import { formatCount } from '@pora/kit';
import { Badge, media } from '@pora/ui';
import { CircleQuestionMarkIcon } from '@pora/ui/icons';
import { useId } from 'react';
import styled from 'styled-components';
import { countFoods } from './field-words.js';
import { understandingStrings as t } from './understanding.strings.js';
import { useUnderstood } from './understanding-context.js';
import { type Understanding } from './use-understanding.js';
import { WordChoice } from './word-choice.js';

/** Beside the form: which foods its words mean, and which wait for a decision (decisions 33, 34 and 54). */
export function UnderstandingPanel() {
  const understanding = useUnderstood();
  const { phrases = [] } = understanding;
  const id = useId();
  const unclear = phrases.filter(({ isOpen }) => isOpen);
  const groups = Object.entries(t.sources).map(([source, label]) => ({
    label,
    found: phrases.filter((one) => !one.isOpen && one.foodIds.length > 0 && groupOf(one) === source),
  }));
  return (
    <Panel aria-labelledby={id}>
      <h3 id={id}>{t.title}</h3>
      <p>{stateWords(understanding)}</p>
      {unclear.length > 0 && (
        <Group aria-label={t.notUnderstood} $isUnclear>
          <h4>
            {t.notUnderstood}
            <span>{formatCount(unclear.length)}</span>
          </h4>
          <ul>
            {unclear.map((phrase) => (
              <UnclearPhrase key={`${phrase.field} ${phrase.text}`} phrase={phrase} />
            ))}
          </ul>
        </Group>
      )}
      {groups.map(
        ({ label, found }) =>
          found.length > 0 && (
            <Group key={label} aria-label={label}>
              <h4>
                {label}
                <span>{t.inAll(countFoods(found))}</span>
              </h4>
              <ul>
                {found.map(({ field, text, foodIds, foods }) => (
                  <li key={`${field} ${text}`}>
                    <span>{text}</span>
                    <strong>{t.foods(foodIds.length)}</strong>
                    <small>{`${foods.join('; ')}${foodIds.length > foods.length ? '…' : ''}`}</small>
                  </li>
                ))}
              </ul>
            </Group>
          ),
      )}
    </Panel>
  );
}

/** Under which heading a phrase stands. */
function groupOf({ field }: UnderstoodPhrase): keyof typeof t.sources {
  if (field === 'allergies' || field === 'intolerances') return field;
  return asksAboutFood(field) ? 'disliked' : 'elsewhere';
}

/** What waits: a word the practice may explain at once, the rest is decided when the survey is saved. */
function UnclearPhrase({ phrase: { field, text, reason, foodIds } }: { phrase: UnderstoodPhrase }) {
  const isWord = isForPractice({ field, reason }, 'means');
  return (
    <li>
      <span>{`„${text}”`}</span>
      {isWord && <WordChoice entry={text} />}
      {foodIds.length > 0 && <strong>{t.foods(foodIds.length)}</strong>}
      <small>{reason === undefined ? t.elsewhere : t.reasons[reason]}</small>
    </li>
  );
}

function stateWords({ phrases, isEmpty, isFailed }: Understanding): string {
  if (isFailed) return t.failed;
  if (phrases) return t.hint;
  return isEmpty ? t.nothing : t.checking;
}

/** Beside the buttons: how many phrases wait for a decision. */
export function UnclearCount() {
  const { phrases } = useUnderstood();
  const count = phrases?.filter(({ isOpen }) => isOpen).length ?? 0;
  if (count === 0) return null;
  return (
    <Badge tone="unmapped" icon={<CircleQuestionMarkIcon />}>
      {t.notUnderstoodCount(count)}
    </Badge>
  );
}

const Panel = styled.section`
  position: sticky;
  top: 0;
  min-width: 0;
  padding: ${({ theme }) => theme.s[4]};
  border-radius: ${({ theme }) => theme.r[2]};
  background: ${({ theme }) => theme.c.hover};
  font: ${({ theme }) => theme.t.dense};

  h3 {
    margin: 0;
    font: ${({ theme }) => theme.t.strong};
  }

  p {
    margin: ${({ theme }) => theme.s[1]} 0 0;
    color: ${({ theme }) => theme.c.text2};
    font: ${({ theme }) => theme.t.small};
  }

  @media (max-width: 1100px) {
    position: static;
    grid-column: -2 / -1;
  }

  ${media.phone} {
    padding: ${({ theme }) => theme.s[3]};
  }
`;

const Group = styled.section<{ $isUnclear?: boolean }>`
  margin-top: ${({ theme }) => theme.s[4]};

  h4 {
    display: flex;
    justify-content: space-between;
    gap: ${({ theme }) => theme.s[2]};
    margin: 0;
    padding-bottom: ${({ theme }) => theme.s[1]};
    border-bottom: 1px solid ${({ theme }) => theme.c.lineStrong};
    color: ${({ theme, $isUnclear = false }) => ($isUnclear ? theme.c.unmappedText : theme.c.text)};
    font: ${({ theme }) => theme.t.dense};
    font-weight: 600;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${({ theme }) => theme.s[2]};
    padding: ${({ theme }) => theme.s[1]} 0;
    overflow-wrap: anywhere;
  }

  small {
    flex-basis: 100%;
    color: ${({ theme }) => theme.c.text2};
    font: ${({ theme }) => theme.t.small};
  }

  h4 > span {
    color: ${({ theme, $isUnclear = false }) => ($isUnclear ? theme.c.unmappedText : theme.c.text2)};
    font: ${({ theme }) => theme.t.small};
  }
`;
