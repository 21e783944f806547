import { foodCalls, searchWordCalls } from '@pora/contracts/calls';
import {
  SEARCH_WORD_LIMITS,
  type NewSearchWord,
  type SearchWord,
} from '@pora/contracts/catalog/search-word.model';
import { apiKey, apiPrefix, callRoute, messageOf, useSingleMutation } from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';
import { useSearchWords } from '@pora/kit/search-words';
import { announce, Button, IconButton, media, TextField, theme, toast } from '@pora/ui';
import { ArrowRightIcon, TrashIcon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { searchWordStrings as t } from './search-words.strings.js';

const EMPTY: NewSearchWord = { word: '', means: '' };

/** Names the practice has added to its search: seen, added, removed. */
export function SearchWordsDialog({ onClose }: { onClose: () => void }) {
  const words = useSearchWords();
  const [draft, setDraft] = useState(EMPTY);
  const { add, remove } = useWordChanges(() => setDraft(EMPTY));
  const isWhole = draft.word.trim() !== '' && draft.means.trim() !== '';
  const submit = () => {
    if (isWhole && !add.isPending) add.mutate(draft);
  };
  return (
    <Dialog
      open
      title={t.open}
      description={t.about}
      onClose={onClose}
      onSubmit={submit}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      <Fields>
        <TextField
          label={t.word}
          maxLength={SEARCH_WORD_LIMITS.text}
          value={draft.word}
          onChange={(word) => setDraft({ ...draft, word })}
        />
        <TextField
          label={t.means}
          maxLength={SEARCH_WORD_LIMITS.text}
          value={draft.means}
          onChange={(means) => setDraft({ ...draft, means })}
        />
        <Button variant="primary" disabled={!isWhole} busy={add.isPending} onClick={submit}>
          {t.add}
        </Button>
      </Fields>
      {words.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <List aria-label={t.list}>
          {words.map((one) => (
            <li key={one.id}>
              <span>{one.word}</span> <ArrowRightIcon aria-hidden /> <span>{one.means}</span>
              <IconButton
                label={t.remove(one.word)}
                icon={<TrashIcon />}
                disabled={remove.isPending}
                onClick={() => remove.mutate(one)}
              />
            </li>
          ))}
        </List>
      )}
    </Dialog>
  );
}

/** Adds and removes names; what was found before is searched anew. */
function useWordChanges(onAdded: () => void) {
  const client = useQueryClient();
  const searchAgain = () => {
    void client.invalidateQueries({ queryKey: apiKey(searchWordCalls.list) });
    void client.invalidateQueries({ queryKey: apiPrefix(foodCalls.search) });
  };
  return {
    add: useSingleMutation({
      mutationFn: (body: NewSearchWord) => callRoute(searchWordCalls.create, { body }),
      onSuccess: ({ word }) => {
        searchAgain();
        announce(t.added(word));
        onAdded();
      },
      onError: (error: unknown) => toast.error(t.failed, messageOf(error), error),
    }),
    remove: useSingleMutation({
      mutationFn: ({ id }: SearchWord) => callRoute(searchWordCalls.remove, { params: { id } }),
      onSuccess: searchAgain,
      onError: (error: unknown) => toast.error(t.removeFailed, messageOf(error), error),
    }),
  };
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr auto;
  gap: ${theme.s[3]};
  align-items: end;
  margin-bottom: ${theme.s[4]};

  ${media.phone} {
    grid-template-columns: 1fr;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.s[1]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.s[2]};
    overflow-wrap: anywhere;
  }

  button {
    margin-left: auto;
  }
`;
