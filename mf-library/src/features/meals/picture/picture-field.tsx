import { mealPictureCalls } from '@pora/contracts/calls';
import { type Meal } from '@pora/contracts/catalog/meal.model';
import { PICTURE_ALT } from '@pora/contracts/catalog/meal-picture.vocabulary';
import { callRoute } from '@pora/kit';
import { MealPicture } from '@pora/kit/meal-picture';
import { Button, InlineNotice, TextField, toast } from '@pora/ui';
import { ConfirmDialog } from '@pora/ui/overlays';
import { useState } from 'react';
import { type MealLibrary } from '../use-meals.js';
import { mealPictureStrings as t } from './meal-picture.strings.js';
import { PictureTools } from './picture-tools.js';
import {
  type ChosenPicture,
  failedChange,
  refusalOf,
  sendPicture,
  type UnsentPicture,
} from './send-picture.js';

interface PictureFieldProps {
  meal: Meal;
  library: Pick<MealLibrary, 'put' | 'isStored'>;
  /** A picture that did not get through, or none; the form that holds it asks before it is given up. */
  unsent: UnsentPicture | null;
  onUnsent: (unsent: UnsentPicture | null) => void;
}

/** The photograph of a saved meal in its form: saved at once, beside what is typed. */
export function PictureField(props: PictureFieldProps) {
  const { meal, unsent } = props;
  const change = usePicture(props);
  const { picture, chosen, isBusy } = change;
  const again = unsent?.again;
  const [asks, setAsks] = useState(false);
  return (
    <PictureTools
      image={picture && <MealPicture mealId={meal.id} name={meal.name} picture={picture} />}
      isBusy={isBusy}
      onTake={(file) => void change.send({ file, part: 'auto' })}
      onCrop={chosen ? (part) => void change.send({ ...chosen, part }) : undefined}
      onRemove={() => setAsks(true)}
      notice={
        unsent && (
          <InlineNotice
            tone="danger"
            live
            title={unsent.title}
            action={
              again && (
                <Button size="compact" busy={isBusy} onClick={() => void change.send(again)}>
                  {t.sendAgain}
                </Button>
              )
            }
          >
            {unsent.reason}
          </InlineNotice>
        )
      }
    >
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
    </PictureTools>
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
function usePicture({ meal, library, onUnsent }: PictureFieldProps) {
  const [picture, setPicture] = useState(meal.picture);
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const run = async (call: () => Promise<Meal>, sent: ChosenPicture | null = null): Promise<boolean> => {
    setIsBusy(true);
    try {
      const changed = await call();
      onUnsent(null);
      setPicture(changed.picture);
      library.put(changed);
      return true;
    } catch (error) {
      onUnsent(failedChange(error, sent, t.failed));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  const params = { id: meal.id };
  const send = async (taken: ChosenPicture): Promise<void> => {
    const refusal = refusalOf(taken.file);
    if (refusal !== null) onUnsent({ title: t.failed, reason: refusal, again: null });
    else if (!library.isStored(meal.id)) onUnsent({ title: t.failed, reason: t.mealWaits, again: taken });
    else if (await run(() => sendPicture(meal.id, taken), taken)) {
      setChosen(taken);
      toast.success(t.saved);
    }
  };
  const describe = (alt: string) =>
    void run(() => callRoute(mealPictureCalls.describe, { params, body: { alt } }));
  const remove = async (): Promise<void> => {
    if (await run(() => callRoute(mealPictureCalls.remove, { params }))) {
      setChosen(null);
      toast.success(t.removed);
    }
  };
  return { picture, chosen, isBusy, send, describe, remove };
}
