import { nutritionOf } from '@pora/engine/nutrition';
import { formatGrams, formatKcal } from '@pora/kit';
import { Button, InlineNotice, media, theme } from '@pora/ui';
import { FormField, NumberField } from '@pora/ui/forms';
import styled from 'styled-components';
import { foodEditStrings as t } from './food-edit.strings.js';
import {
  contentOfForm,
  energyCheck,
  FOOD_LIMITS,
  type FoodForm,
  type FoodFormValues,
} from './food-form.model.js';

interface EnergyFieldsProps {
  form: FoodForm;
  values: FoodFormValues;
  /** Names of the fields that differ from what is saved. */
  changed: ReadonlySet<string>;
}

const MACROS = ['protein', 'fat', 'carbs'] as const;

/** Energy and macros, and whether they fit each other by 4/4/9 (decision 37). */
export function EnergyFields({ form, values, changed }: EnergyFieldsProps) {
  const check = energyCheck(values);
  return (
    <>
      <Fields>
        <FormField form={form} name="calories">
          {(field) => (
            <NumberField
              label={t.calories}
              unit="kcal"
              decimals={1}
              {...FOOD_LIMITS.calories}
              placeholder={check && String(check.ofMacros)}
              changed={changed.has('calories')}
              {...field}
            />
          )}
        </FormField>
        {MACROS.map((name) => (
          <FormField key={name} form={form} name={name}>
            {(field) => (
              <NumberField
                label={t[name]}
                unit="g"
                decimals={2}
                {...FOOD_LIMITS.grams}
                required
                changed={changed.has(name)}
                {...field}
              />
            )}
          </FormField>
        ))}
      </Fields>
      {check && (
        <div aria-live="polite">
          {values.calories === null && <Note>{t.fromMacros(check.ofMacros)}</Note>}
          {values.calories !== null && check.differsBy !== undefined && (
            <InlineNotice
              tone="amber"
              action={
                <Button
                  size="compact"
                  onClick={() =>
                    form.setValue('calories', check.ofMacros, { shouldDirty: true, shouldValidate: true })
                  }
                >
                  {t.takeEnergy(check.ofMacros)}
                </Button>
              }
            >
              {t.energyDiffers(check.ofMacros, values.calories, check.differsBy)}
            </InlineNotice>
          )}
          <Per100 values={values} ofMacros={check.ofMacros} />
        </div>
      )}
    </>
  );
}

/** What a food by the piece has in 100 g, once somebody said what a piece weighs (decision 40). */
function Per100({ values, ofMacros }: { values: FoodFormValues; ofMacros: number }) {
  const { per, pieceGrams } = values;
  if (per !== 'sztuka' || pieceGrams === null || !(pieceGrams > 0)) return null;
  const content = contentOfForm(values);
  const food = { ...content, id: 0, calories: content.calories ?? ofMacros };
  const { calories, protein, fat, carbs } = nutritionOf(food, 100);
  return (
    <Note>
      {t.per100} {formatKcal(Math.round(calories))} · B {formatGrams(protein, 1)} · T {formatGrams(fat, 1)} ·
      W {formatGrams(carbs, 1)}
    </Note>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.s[3]};

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Note = styled.p`
  margin: ${theme.s[2]} 0 0;
  color: ${theme.c.text2};
  font: ${theme.t.small};
`;
