import { useFoodHits } from '@pora/kit/food-hits';
import { choicesFor, type OwnChoice } from '@pora/kit/own-words';
import { Button, IconButton, theme } from '@pora/ui';
import { ComboboxField } from '@pora/ui/forms';
import { XIcon } from '@pora/ui/icons';
import { Dialog, DialogFoot } from '@pora/ui/overlays';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { LinedList } from './lined-list.js';
import { OwnWordListDialog } from './own-word-list-dialog.js';
import { ownWordStrings as t } from './own-word.strings.js';

interface OwnWordDialogProps {
  /** Entry of the survey that waits for a decision. */
  entry: string;
  onTake: (picked: readonly OwnChoice[]) => void;
  onClose: () => void;
}

/** What an entry of a survey means: foods, categories and allergens (decisions 33 and 72). */
export function OwnWordDialog({ entry, onTake, onClose }: OwnWordDialogProps) {
  const [picked, setPicked] = useState<readonly OwnChoice[]>([]);
  const [listing, setListing] = useState(false);
  const submit = () => picked.length > 0 && onTake(picked);
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
            submitLabel={t.take}
            disabled={picked.length === 0}
            onSubmit={submit}
            onCancel={onClose}
          />
        }
      >
        <Stack>
          <ChoiceSearch picked={picked} onPick={(choice) => setPicked((known) => [...known, choice])} />
          {picked.length > 0 && (
            <LinedList aria-label={t.chosen}>
              {picked.map(({ value, label, detail }) => (
                <li key={value}>
                  <span>
                    <strong>{label}</strong> {detail}
                  </span>
                  <IconButton
                    label={t.remove(label)}
                    icon={<XIcon />}
                    onClick={() => setPicked((known) => known.filter((one) => one.value !== value))}
                  />
                </li>
              ))}
            </LinedList>
          )}
        </Stack>
      </Dialog>
      {/* Beside it, so that its keys are its own. */}
      {listing && <OwnWordListDialog onClose={() => setListing(false)} />}
    </>
  );
}

interface ChoiceSearchProps {
  picked: readonly OwnChoice[];
  onPick: (choice: OwnChoice) => void;
}

function ChoiceSearch({ picked, onPick }: ChoiceSearchProps) {
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
