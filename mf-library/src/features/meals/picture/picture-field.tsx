import { mealPictureCalls } from '@pora/contracts/calls';
import { fileTooLargeSentence } from '@pora/contracts/call';
import { type Meal } from '@pora/contracts/catalog/meal.model';
import {
  PICTURE_ALT,
  PICTURE_PARTS,
  type PicturePart,
} from '@pora/contracts/catalog/meal-picture.vocabulary';
import { callRoute, messageOf } from '@pora/kit';
import { MealPicture } from '@pora/kit/meal-picture';
import { Button, IconButton, InlineNotice, TextField, theme, toast } from '@pora/ui';
import { TrashIcon, UploadIcon } from '@pora/ui/icons';
import { ConfirmDialog, DropdownMenu } from '@pora/ui/overlays';
import { type ChangeEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { type MealLibrary } from '../use-meals.js';
import { mealPictureStrings as t } from './meal-picture.strings.js';

interface PictureFieldProps {
  meal: Meal;
  library: Pick<MealLibrary, 'put'>;
}

const { upload } = mealPictureCalls.put;

/** The photograph of a meal in its form: saved at once, beside what is typed. */
export function PictureField({ meal, library }: PictureFieldProps) {
  const change = usePicture(meal, library);
  const { picture, file, isBusy, failure } = change;
  const input = useRef<HTMLInputElement>(null);
  const [asks, setAsks] = useState(false);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const taken = target.files?.[0];
    // The same one may be chosen again after a refusal.
    target.value = '';
    if (taken) void change.send(taken, 'auto');
  };
  return (
    <Field role="group" aria-label={t.group}>
      <input
        ref={input}
        type="file"
        accept={upload.extensions.join()}
        aria-label={picture ? t.change : t.add}
        hidden
        onChange={take}
      />
      {picture && <MealPicture mealId={meal.id} name={meal.name} picture={picture} />}
      <Tools>
        <Button
          size="compact"
          icon={<UploadIcon aria-hidden />}
          busy={isBusy}
          onClick={() => input.current?.click()}
        >
          {isBusy ? t.sending : picture ? t.change : t.add}
        </Button>
        {file && (
          <DropdownMenu
            label={t.crop}
            trigger={
              <Button size="compact" variant="quiet" disabled={isBusy}>
                {t.crop}
              </Button>
            }
            items={PICTURE_PARTS.map((part) => ({
              id: part,
              label: t.part(part),
              onSelect: () => void change.send(file, part),
            }))}
          />
        )}
        {picture && (
          <IconButton
            label={t.remove}
            variant="danger"
            icon={<TrashIcon />}
            disabled={isBusy}
            onClick={() => setAsks(true)}
          />
        )}
      </Tools>
      {failure !== null && (
        <InlineNotice tone="danger" live title={t.failed}>
          {failure}
        </InlineNotice>
      )}
      <Rules>{t.rules}</Rules>
      {picture && <AltField key={picture.key} alt={picture.alt} onSave={change.describe} />}
      <ConfirmDialog
        open={asks}
        title={t.removeQuestion}
        description={t.removeText}
        confirmLabel={t.remove}
        cancelLabel={t.cancel}
        emphasis="cancel"
        onConfirm={() => {
          setAsks(false);
          void change.remove();
        }}
        onCancel={() => setAsks(false)}
      />
    </Field>
  );
}

/** Words for who cannot see the picture, saved when the field is left. */
function AltField({ alt, onSave }: { alt: string; onSave: (alt: string) => void }) {
  const [value, setValue] = useState(alt);
  return (
    <TextField
      label={t.alt}
      hint={t.altHint}
      maxLength={PICTURE_ALT}
      value={value}
      onChange={setValue}
      onBlur={() => value.trim() !== alt && onSave(value.trim())}
    />
  );
}

/** Sends, describes and removes the picture; the list and the sheet know the answer at once. */
function usePicture(meal: Meal, { put }: PictureFieldProps['library']) {
  const [picture, setPicture] = useState(meal.picture);
  const [file, setFile] = useState<File | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const run = async (call: () => Promise<Meal>): Promise<boolean> => {
    setIsBusy(true);
    setFailure(null);
    try {
      const changed = await call();
      setPicture(changed.picture);
      put(changed);
      return true;
    } catch (error) {
      setFailure(messageOf(error));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  const params = { id: meal.id };
  const send = async (taken: File, part: PicturePart): Promise<void> => {
    if (taken.size > upload.maxFileBytes) {
      setFailure(fileTooLargeSentence(upload));
      return;
    }
    if (await run(() => callRoute(mealPictureCalls.put, { params, file: taken, query: { part } }))) {
      setFile(taken);
      toast.success(t.saved);
    }
  };
  const describe = (alt: string) =>
    void run(() => callRoute(mealPictureCalls.describe, { params, body: { alt } }));
  const remove = async (): Promise<void> => {
    if (await run(() => callRoute(mealPictureCalls.remove, { params }))) {
      setFile(null);
      toast.success(t.removed);
    }
  };
  return { picture, file, isBusy, failure, send, describe, remove };
}

const Field = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.s[2]};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[2]};
`;

const Rules = styled.p`
  margin: 0;
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;
