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

/** Beside the form: which foods its words mean, and which words mean none (decisions 33 and 34). */
export function UnderstandingPanel() {
  const understanding = useUnderstood();
  const { words } = understanding;
  const id = useId();
  const sources = Object.entries(t.sources).map(([source, label]) => ({
    label,
    entries: words?.understood.filter((one) => one.source === source) ?? [],
  }));
  const unclear = words?.notUnderstood ?? [];
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
            {unclear.map(({ entry, source, reason }) => (
              <li key={`${source} ${entry}`}>
                <span>{`„${entry}”`}</span>
                <WordChoice entry={entry} />
                <small>{t.reasons[reason]}</small>
              </li>
            ))}
          </ul>
        </Group>
      )}
      {sources.map(
        ({ label, entries }) =>
          entries.length > 0 && (
            <Group key={label} aria-label={label}>
              <h4>
                {label}
                <span>{t.inAll(countFoods(entries))}</span>
              </h4>
              <ul>
                {entries.map(({ entry, foodIds, foods }) => (
                  <li key={entry}>
                    <span>{entry}</span>
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

function stateWords({ words, isEmpty, isFailed }: Understanding): string {
  if (isFailed) return t.failed;
  if (words) return t.hint;
  return isEmpty ? t.nothing : t.checking;
}

/** Beside the buttons: how many entries nothing could be made of. */
export function UnclearCount() {
  const { words } = useUnderstood();
  const count = words?.notUnderstood.length ?? 0;
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
