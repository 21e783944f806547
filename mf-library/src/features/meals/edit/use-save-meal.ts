import { foodCalls } from '@pora/contracts/calls';
import { type Meal } from '@pora/contracts/catalog/meal.model';
import { apiPrefix, isHttpError, isTemporary, newId } from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';
import { toast } from '@pora/ui';
import { useRef, useState } from 'react';
import { tellSaved } from '../../../shared/tell-saved.js';
import { applyMealChange, bodyOfChange, type MealChange } from '../meal-change.js';
import { mealFailure } from '../meal-failure.js';
import { mealStrings } from '../meals.strings.js';
import { mealPictureStrings } from '../picture/meal-picture.strings.js';
import { type NewPicture } from '../picture/new-picture.js';
import {
  type ChosenPicture,
  failedChange,
  leftBehind,
  sendPicture,
  type UnsentPicture,
} from '../picture/send-picture.js';
import { type MealLibrary } from '../use-meals.js';
import { mealEditStrings as t } from './meal-edit.strings.js';
import {
  contentOfForm,
  figuresOf,
  type FigureSources,
  mealOfForm,
  type MealFormValues,
} from './meal-form.model.js';

/** A meal that was saved, or waits for the server. */
export interface SavedMeal {
  id: string;
  /** The meal is there, the picture it was to have is not. */
  withoutPicture?: { meal: Meal; unsent: UnsentPicture };
}

interface WrittenMeal {
  /** Left out where a new meal is written; a copy has the original. */
  meal?: Meal | undefined;
  mode: 'edit' | 'copy' | 'new';
}

/** What the form holds when it is sent. */
interface Typed {
  values: MealFormValues;
  change: MealChange | null;
  /** A picture that did not come along with an earlier save. */
  again: ChosenPicture | null;
}

const NO_SOURCES: FigureSources = {
  foodById: new Map(),
  portionDetection: { enabled: false, maxDetectedPortions: 2 },
};

/** Saves what was typed; answers nothing where it was not saved and stays in the form. */
export function useSaveMeal(
  { meal, mode }: WrittenMeal,
  library: MealLibrary,
  sources: FigureSources | undefined,
  { chosen, copied }: Pick<NewPicture, 'chosen' | 'copied'>,
) {
  // The same id for every attempt whose outcome is unknown: the server then makes one meal, not two.
  const [id, setId] = useState(() => newId('m-'));
  const [seen] = useState(meal?.version);
  const [failure, setFailure] = useState<unknown>();
  const running = useRef<Promise<SavedMeal | undefined>>(undefined);
  const known = sources ?? NO_SOURCES;
  const lookForFoods = useLookForFoods();

  const add = async (values: MealFormValues): Promise<SavedMeal | undefined> => {
    let added: Meal;
    try {
      added = await library.add({
        ...mealOfForm(values, { id, favorite: meal?.favorite ?? false, now: new Date() }, known),
        ...(copied && { pictureOf: copied.id }),
      });
    } catch (error) {
      if (!isTemporary(error)) setId(newId('m-'));
      lookForFoods(error);
      setFailure(error);
      return undefined;
    }
    const isStored = library.isStored(id);
    const isLost = isStored && copied && !added.picture;
    const unsent = isLost
      ? leftBehind(mealPictureStrings.originalGone, null)
      : chosen && (await followWith(chosen, id, library));
    if (unsent) return { id, withoutPicture: { meal: added, unsent } };
    tellSaved(t.saved, isStored);
    return { id };
  };
  const update = (stored: Meal, values: MealFormValues, change: MealChange): Meal => {
    const figures = figuresOf(contentOfForm(values), known);
    const whole = { ...bodyOfChange(change), figures };
    library.update(stored.id, whole, seen).then(
      () => tellSaved(t.saved, library.isStored(stored.id)),
      (error: unknown) => {
        lookForFoods(error);
        toast.error(mealStrings.failed, mealFailure('update', error), error);
      },
    );
    return applyMealChange(stored, whole);
  };
  const edit = async (stored: Meal, { values, change, again }: Typed): Promise<SavedMeal> => {
    const changed = change ? update(stored, values, change) : stored;
    const unsent = again && (await followWith(again, stored.id, library));
    return { id: stored.id, ...(unsent && { withoutPicture: { meal: changed, unsent } }) };
  };
  const save = (typed: Typed): Promise<SavedMeal | undefined> => {
    setFailure(undefined);
    const run = () => (mode === 'edit' && meal ? edit(meal, typed) : add(typed.values));
    // While its picture is on its way, the meal is there already: a second Ctrl+Enter must not make it again.
    running.current ??= run().finally(() => (running.current = undefined));
    return running.current;
  };
  return { save, failure };
}

/** Sends the picture after its meal; answers what did not come along. */
async function followWith(
  chosen: ChosenPicture,
  mealId: string,
  library: Pick<MealLibrary, 'put' | 'isStored'>,
): Promise<UnsentPicture | null> {
  if (!library.isStored(mealId)) return leftBehind(mealPictureStrings.mealWaits, chosen);
  try {
    library.put(await sendPicture(mealId, chosen));
    return null;
  } catch (error) {
    return failedChange(error, chosen, mealPictureStrings.unsentTitle);
  }
}

/** A food of the meal is gone: the lines then say which. */
function useLookForFoods() {
  const client = useQueryClient();
  return (error: unknown): void => {
    if (isHttpError(error, 422, 'unknown_foods'))
      void client.invalidateQueries({ queryKey: apiPrefix(foodCalls.list) });
  };
}
