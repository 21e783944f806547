import { type OwnWord } from '@pora/contracts/catalog/own-word.model';
import { messageOf } from '@pora/kit';
import { useFoodHits } from '@pora/kit/food-hits';
import { choicesFor, type OwnChoice, ownWordOf, useOwnWord } from '@pora/kit/own-words';
import { Button, IconButton, InlineNotice, theme, toast } from '@pora/ui';
import { CheckboxField, ComboboxField } from '@pora/ui/forms';
import { XIcon } from '@pora/ui/icons';
import { Dialog, DialogFoot } from '@pora/ui/overlays';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { LinedList } from './lined-list.js';
import { OwnWordListDialog } from './own-word-list-dialog.js';
import { ownWordStrings as t } from './own-word.strings.js';

interface OwnWordDialogProps {
  /** Entry of the survey that was not understood. */
  entry: string;
  onClose: () => void;
}

/** What an entry of a survey means in this practice: foods, categories and allergens, or nothing in the base (decision 33). */
export function OwnWordDialog({ entry, onClose }: OwnWordDialogProps) {
  const { picked, add, drop, nothing, setNothing } = usePicked();
  const { busy, problem, save } = useSaving(entry, onClose);
  const [listing, setListing] = useState(false);
  const canSave = picked.length > 0 || nothing;
  const submit = () => canSave && !busy && save(picked);
  return (
    <>
      <Dialog
        open
        title={t.title(entry)}
        description={t.text}
        onClose={onClose}
        onSubmit={submit}
        footerStart={
          <Button variant="quiet" onClick={() => setListing(true)}>
            {t.words}
          </Button>
        }
        footer={
          <DialogFoot
            submitLabel={t.save}
            disabled={!canSave}
            busy={busy}
            onSubmit={submit}
            onCancel={onClose}
          />
        }
      >
        <Stack>
          <ChoiceSearch picked={picked} disabled={nothing} onPick={add} />
          {picked.length > 0 && (
            <LinedList aria-label={t.chosen}>
              {picked.map(({ value, label, detail }) => (
                <li key={value}>
                  <span>
                    <strong>{label}</strong> {detail}
                  </span>
                  <IconButton label={t.remove(label)} icon={<XIcon />} onClick={() => drop(value)} />
                </li>
              ))}
            </LinedList>
          )}
          <CheckboxField
            label={t.nothing}
            hint={t.nothingHint}
            checked={nothing}
            disabled={picked.length > 0}
            onChange={setNothing}
          />
          {problem && (
            <InlineNotice tone="danger" title={t.failed}>
              {problem}
            </InlineNotice>
          )}
        </Stack>
      </Dialog>
      {/* Beside it, so that its keys are its own. */}
      {listing && <OwnWordListDialog onClose={() => setListing(false)} />}
    </>
  );
}

function usePicked() {
  const [picked, setPicked] = useState<readonly OwnChoice[]>([]);
  const [nothing, setNothing] = useState(false);
  return {
    picked,
    nothing,
    setNothing,
    add: (choice: OwnChoice) => setPicked((known) => [...known, choice]),
    drop: (value: string) => setPicked((known) => known.filter((one) => one.value !== value)),
  };
}

/** Remembers the word; it can be taken back from the message that says so. */
function useSaving(entry: string, onDone: () => void) {
  const { remember, forget } = useOwnWord();
  // The dialog is gone by then.
  const takeBack = (word: OwnWord) =>
    forget.mutateAsync(word).catch((error: unknown) => toast.error(t.undoFailed, messageOf(error), error));
  return {
    busy: remember.isPending,
    problem: remember.isError ? messageOf(remember.error) : undefined,
    save: (picked: readonly OwnChoice[]) =>
      remember.mutate(ownWordOf(entry, picked), {
        onSuccess: (word) => {
          toast.undo(t.saved(entry), () => void takeBack(word));
          onDone();
        },
      }),
  };
}

interface ChoiceSearchProps {
  picked: readonly OwnChoice[];
  disabled: boolean;
  onPick: (choice: OwnChoice) => void;
}

function ChoiceSearch({ picked, disabled, onPick }: ChoiceSearchProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const count = useRef(picked.length);
  // The field is made anew after every pick, and a removed button takes the focus with it.
  useEffect(() => {
    if (count.current !== picked.length) input.current?.focus();
    count.current = picked.length;
  }, [picked.length]);
  const foods = useFoodHits(typed);
  const choices = choicesFor(typed, foods.hits, picked);
  return (
    <ComboboxField
      label={t.search}
      placeholder={t.placeholder}
      key={picked.length}
      inputRef={input}
      value={null}
      filter={false}
      options={choices}
      loading={foods.isSearching}
      disabled={disabled}
      error={foods.failed ? t.searchFailed : undefined}
      onQueryChange={setTyped}
      onChange={(value) => {
        const choice = choices.find((one) => one.value === value);
        if (choice) onPick(choice);
        setTyped('');
      }}
    />
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.s[4]};
`;
