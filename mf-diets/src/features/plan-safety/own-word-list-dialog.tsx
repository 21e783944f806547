import { ownWordCalls } from '@pora/contracts/calls';
import { type OwnWord } from '@pora/contracts/catalog/own-word.model';
import { compareText, messageOf, useApiList } from '@pora/kit';
import { useOwnWord } from '@pora/kit/own-words';
import { EmptyState, ErrorState, IconButton, Spinner, toast } from '@pora/ui';
import { TrashIcon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import { useRef } from 'react';
import styled from 'styled-components';
import { LinedList } from './lined-list.js';
import { meaningOf, namedFoodIds } from './own-word-meaning.js';
import { ownWordStrings as t } from './own-word.strings.js';
import { useFoodNames } from './use-food-names.js';

/** The words this practice explained, each with a way to forget it (decision 33). */
export function OwnWordListDialog({ onClose }: { onClose: () => void }) {
  const load = useApiList(ownWordCalls.list);
  const frame = useRef<HTMLDivElement>(null);
  return (
    <Dialog open title={t.words} description={t.wordsText} onClose={onClose}>
      <Frame ref={frame} tabIndex={-1}>
        {load.phase === 'loading' && <Spinner label={t.wordsLoading} />}
        {load.phase === 'failed' && (
          <ErrorState
            title={t.wordsFailed}
            description={messageOf(load.error)}
            onRetry={load.retry}
            busy={load.retrying}
          />
        )}
        {load.phase === 'ready' && load.data.length === 0 && <EmptyState title={t.noWords} compact />}
        {load.phase === 'ready' && <WordList words={load.data} onRemoved={() => frame.current?.focus()} />}
      </Frame>
    </Dialog>
  );
}

function WordList({ words, onRemoved }: { words: readonly OwnWord[]; onRemoved: () => void }) {
  const names = useFoodNames(namedFoodIds(words));
  const { remember, forget } = useOwnWord();
  // The list may be closed by then.
  const bringBack = ({ word, kind, foodIds, categories, allergens }: OwnWord) => {
    const nothing = { nothingInBase: kind === 'not_food', isNote: kind === 'note' };
    remember
      .mutateAsync({ word, foodIds, categories, allergens, ...nothing })
      .catch((error: unknown) => toast.error(t.undoFailed, messageOf(error), error));
  };
  const remove = async (own: OwnWord) => {
    if (forget.isRunning()) return;
    try {
      await forget.mutateAsync(own);
      toast.undo(t.removed(own.word), () => bringBack(own));
      onRemoved();
    } catch (error) {
      toast.error(t.removeFailed, messageOf(error), error);
    }
  };
  return (
    <LinedList aria-label={t.words}>
      {[...words]
        .sort((a, b) => compareText(a.word, b.word))
        .map((own) => (
          <li key={own.id}>
            <span>
              <strong>{own.word}</strong> {meaningOf(own, names)}
            </span>
            <IconButton
              label={t.removeWord(own.word)}
              icon={<TrashIcon />}
              onClick={() => void remove(own)}
            />
          </li>
        ))}
    </LinedList>
  );
}

const Frame = styled.div`
  /* Takes the focus when the button that had it is gone. */
  outline: none;
`;
