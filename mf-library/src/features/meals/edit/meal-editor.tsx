import { type Meal } from '@pora/contracts/catalog/meal.model';
import { usePageTitle } from '@pora/kit';
import { InlineNotice, media, SectionHead, TextField, theme } from '@pora/ui';
import { FormField, useAppForm } from '@pora/ui/forms';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { FormSheet } from '../../../shared/form-sheet.js';
import { NutritionStrip } from '../../../shared/nutrition-strip.js';
import { type MealContent, type MealFigures } from '../meal-change.js';
import { mealFailure } from '../meal-failure.js';
import { mealStrings } from '../meals.strings.js';
import { type MealLibrary } from '../use-meals.js';
import { NewPictureField, useNewPicture } from '../picture/new-picture.js';
import { PictureField } from '../picture/picture-field.js';
import { type UnsentPicture } from '../picture/send-picture.js';
import { PasteRecipe } from '../from-text/paste-recipe.js';
import { IngredientsEditor } from './ingredients-editor.js';
import { mealEditStrings as t } from './meal-edit.strings.js';
import { MealFields } from './meal-fields.js';
import {
  BLANK_MEAL,
  changeOfForm,
  contentOfForm,
  copyName,
  figuresOf,
  formOfCopy,
  formOfMeal,
  formWithDraft,
  MEAL_TEXT,
  mealFormSchema,
  type MealFormValues,
} from './meal-form.model.js';
import { StepsEditor } from './steps-editor.js';
import { useFigureSources } from './use-figure-sources.js';
import { type SavedMeal, useSaveMeal } from './use-save-meal.js';

/** What is written: a meal that is there, a copy of one, or a new one. */
export type MealEditing =
  /** `unsent` is the picture that a meal saved just now was to have. */
  | { mode: 'edit'; meal: Meal; unsent?: UnsentPicture }
  | { mode: 'copy'; meal: Meal }
  /** A draft is what a pasted recipe says: nothing of it is saved yet. */
  | { mode: 'new'; meal?: undefined; draft?: MealContent };

interface MealEditorProps {
  editing: MealEditing;
  library: MealLibrary;
  foodName: (foodId: number) => string;
  /** Back to the meal, or to the list. */
  onBack: () => void;
  /** The meal is saved, or waits for the server. */
  onDone: (saved: SavedMeal) => void;
}

/** The form of a meal, beside the list [library §2, §3, §5]. */
export function MealEditor(props: MealEditorProps) {
  const { editing, library, foodName, onBack, onDone } = props;
  const { mode, meal } = editing;
  usePageTitle(meal ? meal.name : t.title.new);
  const sources = useFigureSources();
  const [before] = useState(() => (meal ? formOfMeal(meal) : formOfMeal(BLANK_MEAL)));
  const [start] = useState(() => (mode === 'copy' ? formOfCopy(meal) : before));
  const draft = mode === 'new' ? editing.draft : undefined;
  const form = useAppForm({ schema: mealFormSchema, defaultValues: draft ? formOfMeal(draft) : start });
  const values = form.watch();
  const changed = useMemo(() => new Set(Object.keys(changeOfForm(start, values) ?? {})), [start, values]);
  const newPicture = useNewPicture(mode === 'copy' ? meal : undefined);
  const [unsent, setUnsent] = useState((mode === 'edit' && editing.unsent) || null);
  const isPictureOpen = newPicture.isChanged || Boolean(unsent?.again);
  const saving = useSaveMeal(editing, library, sources, newPicture);

  const save = async (typed: MealFormValues) => {
    const again = unsent?.again ?? null;
    const saved = await saving.save({ values: typed, change: changeOfForm(before, typed), again });
    if (saved) onDone(saved);
  };
  const figures = sources && figuresOf(contentOfForm(values), sources);
  const { isSubmitting, errors } = form.formState;
  return (
    <FormSheet
      form={form}
      title={t.title[mode]}
      badge={t.badge[mode]}
      saveLabel={t.save}
      changes={changed.size + Number(isPictureOpen)}
      failure={
        saving.failure !== undefined ? { title: mealFailure('add'), error: saving.failure } : undefined
      }
      onSave={save}
      onBack={onBack}
    >
      <Columns>
        <Side>
          {mode === 'edit' ? (
            <PictureField meal={meal} library={library} unsent={unsent} onUnsent={setUnsent} />
          ) : (
            <NewPictureField picture={newPicture} isBusy={isSubmitting} />
          )}
          <MealFields form={form} changed={changed} />
        </Side>
        <Main>
          <FormField form={form} name="name">
            {(field) => (
              <TextField
                label={t.name}
                required
                autoComplete="off"
                aside={`${values.name.length} / ${MEAL_TEXT.name}`}
                changed={changed.has('name')}
                {...field}
                onBlur={() => {
                  // A copy without a name takes the original's [library §2].
                  if (mode === 'copy' && values.name.trim() === '')
                    form.setValue('name', copyName('', meal.name), {
                      shouldDirty: true,
                      shouldValidate: true,
                    });
                  field.onBlur();
                }}
              />
            )}
          </FormField>
          <Figures figures={figures} meal={mode === 'edit' ? meal : undefined} />
          <SectionHead
            title={t.ingredients}
            level={3}
            count={values.ingredients.length}
            actions={<PasteRecipe onDone={(pasted) => form.reset(formWithDraft(values, pasted))} />}
          />
          <FormField form={form} name="ingredients">
            {({ value, onChange }) => (
              <IngredientsEditor
                lines={value}
                foodById={sources?.foodById}
                foodName={foodName}
                onChange={onChange}
              />
            )}
          </FormField>
          {errors.ingredients && <InlineNotice tone="danger">{t.fixAmounts}</InlineNotice>}
          <FormField form={form} name="steps">
            {({ value, onChange }) => <StepsEditor steps={value} onChange={onChange} />}
          </FormField>
        </Main>
      </Columns>
    </FormSheet>
  );
}

/** Energy of a portion as it is typed, what it was, and the whole recipe (decisions 37, 38). */
function Figures({ figures, meal }: { figures: MealFigures | undefined; meal: Meal | undefined }) {
  if (!figures) return <Counting>{t.counting}</Counting>;
  const { unweighedFoods = [], portions, calories, caloriesPerPortion, macrosPerPortion } = figures;
  if (unweighedFoods.length > 0)
    return <InlineNotice tone="unmapped">{mealStrings.sheet.unweighed(unweighedFoods)}</InlineNotice>;
  const isOther = meal !== undefined && meal.caloriesPerPortion !== caloriesPerPortion;
  return (
    <div aria-live="polite">
      <NutritionStrip
        calories={caloriesPerPortion}
        caloriesLabel={isOther ? `${t.perPortion}, ${t.was(meal.caloriesPerPortion)}` : t.perPortion}
        macros={macrosPerPortion}
        aside={
          portions > 1 && (
            <>
              <strong>{t.wholeOf(calories)}</strong>
              <br />
              {t.whole(portions)}
            </>
          )
        }
      />
    </div>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 15rem minmax(0, 1fr);
  align-items: start;
  gap: ${theme.s[6]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);

    > :first-child {
      order: 2;
    }
  }
`;

const Counting = styled.p`
  margin: ${theme.s[4]} 0;
  color: ${theme.c.text3};
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.s[4]};
  min-width: 0;
`;

const Main = styled.div`
  min-width: 0;
`;
