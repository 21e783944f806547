import { type OwnWord } from '@pora/contracts/catalog/own-word.model';
import { messageOf } from '@pora/kit';
import { useFoodHits } from '@pora/kit/food-hits';
import { choicesFor, type OwnChoice, ownWordOf, useOwnWord } from '@pora/kit/own-words';
import { Button, InlineNotice, SearchInput, theme, toast } from '@pora/ui';
import { CheckboxField } from '@pora/ui/forms';
import { useState } from 'react';
import styled from 'styled-components';
import { understandingStrings as t } from './understanding.strings.js';
import { stemOf } from './word-stem.js';

/** Lines that can be looked through; more are found by typing. */
const SHOWN = 8;
const PAUSE_MS = 250;

interface WordMeaningsProps {
  entry: string;
  onDone: () => void;
}

/** What an entry may mean, to be ticked; the choice is remembered for every survey of the practice (decision 33). */
export function WordMeanings({ entry, onDone }: WordMeaningsProps) {
  const [picked, setPicked] = useState<readonly OwnChoice[]>([]);
  const [typed, setTyped] = useState('');
  const query = typed.trim() === '' ? stemOf(entry) : typed;
  const foods = useFoodHits(query);
  const { busy, problem, save } = useRemember(entry, onDone);
  const offered = choicesFor(query, foods.hits, picked).slice(0, SHOWN);
  const turn = (choice: OwnChoice, isPicked: boolean) =>
    setPicked((known) =>
      isPicked ? [...known, choice] : known.filter(({ value }) => value !== choice.value),
    );
  return (
    <Body>
      <h4>{t.unclear(entry)}</h4>
      <p>{t.unclearText}</p>
      <Lines>
        {[...picked, ...offered].map((choice) => (
          <li key={choice.value}>
            <CheckboxField
              label={choice.label}
              checked={picked.some(({ value }) => value === choice.value)}
              onChange={(isPicked) => turn(choice, isPicked)}
            />
            <span>{choice.detail}</span>
          </li>
        ))}
      </Lines>
      {offered.length === 0 && !foods.isSearching && <p role="status">{t.noneLike}</p>}
      {foods.failed && <p role="alert">{t.searchFailed}</p>}
      <SearchInput label={t.otherFood} value={typed} onChange={setTyped} debounceMs={PAUSE_MS} width="100%" />
      {problem && (
        <InlineNotice tone="danger" title={t.rememberFailed} live>
          {problem}
        </InlineNotice>
      )}
      <Foot>
        <Button variant="quiet" onClick={onDone}>
          {t.later}
        </Button>
        <Button variant="primary" busy={busy} disabled={picked.length === 0} onClick={() => save(picked)}>
          {t.chooseCount(picked.length)}
        </Button>
      </Foot>
    </Body>
  );
}

/** Remembers the word; the message that says so takes it back. */
function useRemember(entry: string, onDone: () => void) {
  const { remember, forget } = useOwnWord();
  const takeBack = (word: OwnWord) =>
    forget.mutateAsync(word).catch((error: unknown) => toast.error(t.undoFailed, messageOf(error), error));
  return {
    busy: remember.isPending,
    problem: remember.isError ? messageOf(remember.error) : undefined,
    save: (picked: readonly OwnChoice[]) =>
      remember.mutate(ownWordOf(entry, picked), {
        onSuccess: (word) => {
          toast.undo(t.remembered(entry), () => void takeBack(word));
          onDone();
        },
      }),
  };
}

const Body = styled.div`
  display: grid;
  gap: ${theme.s[2]};
  width: min(18rem, calc(100vw - 3rem));
  font: ${theme.t.dense};

  h4 {
    margin: 0;
    font: ${theme.t.dense};
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  p {
    margin: 0;
    color: ${theme.c.text2};
    font: ${theme.t.small};
  }
`;

const Lines = styled.ul`
  max-height: min(18rem, 40dvh);
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.s[3]};
  }

  span {
    flex: none;
    color: ${theme.c.text2};
    font: ${theme.t.small};
  }
`;

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.s[2]};
`;
