import {
  ALLERGEN_CONFIDENCE,
  ALLERGEN_LABELS,
  type Allergen,
  ALLERGENS,
} from '@pora/contracts/catalog/food.vocabulary';
import { todayIso } from '@pora/kit';
import { media, SectionHead, SegmentedControl, TextField, theme, visuallyHiddenCss } from '@pora/ui';
import { DateField, FormField } from '@pora/ui/forms';
import { CheckIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { allergenStrings } from '../../../shared/allergens.strings.js';
import { foodEditStrings as t } from './food-edit.strings.js';
import { FOOD_TEXT, type FoodForm } from './food-form.model.js';

interface AllergenFieldsProps {
  form: FoodForm;
  changed: ReadonlySet<string>;
}

const CONFIDENCE = ALLERGEN_CONFIDENCE.map((value) => ({ value, label: allergenStrings.confidence[value] }));

/** Which of the 14 allergens the food has, how sure that is, why, and when somebody looked [library §3]. */
export function AllergenFields({ form, changed }: AllergenFieldsProps) {
  return (
    <>
      <FormField form={form} name="allergens">
        {({ value, onChange }) => <Allergens chosen={value} onChange={onChange} />}
      </FormField>
      <Sureness>
        <FormField form={form} name="confidence">
          {({ value, onChange }) => (
            <div>
              <Label aria-hidden>{t.confidence}</Label>
              <SegmentedControl label={t.confidence} value={value} options={CONFIDENCE} onChange={onChange} />
            </div>
          )}
        </FormField>
        <FormField form={form} name="verifiedAt">
          {(field) => (
            <DateField label={t.verifiedAt} max={todayIso()} changed={changed.has('verifiedAt')} {...field} />
          )}
        </FormField>
      </Sureness>
      <FormField form={form} name="note">
        {(field) => (
          <TextField
            label={t.note}
            placeholder={t.notePlaceholder}
            maxLength={FOOD_TEXT.note}
            changed={changed.has('note')}
            {...field}
          />
        )}
      </FormField>
    </>
  );
}

interface AllergensProps {
  chosen: readonly Allergen[];
  onChange: (chosen: Allergen[]) => void;
}

function Allergens({ chosen, onChange }: AllergensProps) {
  const toggle = (allergen: Allergen) =>
    onChange(chosen.includes(allergen) ? chosen.filter((one) => one !== allergen) : [...chosen, allergen]);
  return (
    <section>
      <SectionHead title={t.allergens} level={3} />
      <Chips role="group" aria-label={t.allergens}>
        {ALLERGENS.map((allergen) => (
          <Choice key={allergen}>
            <input type="checkbox" checked={chosen.includes(allergen)} onChange={() => toggle(allergen)} />
            {chosen.includes(allergen) && <CheckIcon size={12} aria-hidden />}
            {ALLERGEN_LABELS[allergen]}
          </Choice>
        ))}
      </Chips>
    </section>
  );
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[2]};
`;

const Choice = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.3125rem;
  min-height: ${theme.h.compact};
  padding: 0 ${theme.s[3]};
  border: 1px solid ${theme.c.lineStrong};
  border-radius: ${theme.r[1]};
  font: ${theme.t.dense};
  cursor: pointer;

  input {
    ${visuallyHiddenCss}
    appearance: none;
  }

  ${media.phone} {
    min-height: ${theme.h.touch};
  }

  &:hover {
    background: ${theme.c.hover};
  }

  &:has(input:checked) {
    border-color: ${theme.c.dangerText};
    background: ${theme.c.dangerSoft};
    color: ${theme.c.dangerText};
  }

  &:has(input:focus-visible) {
    box-shadow: ${theme.focus};
    outline: 2px solid transparent;
  }
`;

const Sureness = styled.div`
  display: grid;
  grid-template-columns: auto minmax(8rem, 1fr);
  align-items: start;
  gap: ${theme.s[3]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Label = styled.span`
  display: block;
  margin-bottom: ${theme.s[1]};
  color: ${theme.c.text2};
  font: ${theme.t.dense};
  font-weight: 500;
`;
