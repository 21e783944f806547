import {
  ALLERGEN_CONFIDENCE,
  ALLERGEN_LABELS,
  type Allergen,
  ALLERGENS,
} from '@pora/contracts/catalog/food.vocabulary';
import { todayIso } from '@pora/kit';
import { IconButton, media, SectionHead, SegmentedControl, TextField, theme } from '@pora/ui';
import { DateField, FormField } from '@pora/ui/forms';
import { PlusIcon, XIcon } from '@pora/ui/icons';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { allergenStrings } from '../../../shared/allergens.strings.js';
import { foodEditStrings as t } from './food-edit.strings.js';
import { FOOD_TEXT, type FoodForm, type FoodFormValues } from './food-form.model.js';

interface AllergenFieldsProps {
  form: FoodForm;
  values: FoodFormValues;
  changed: ReadonlySet<string>;
}

const CONFIDENCE = ALLERGEN_CONFIDENCE.map((value) => ({ value, label: allergenStrings.confidence[value] }));
const REST = ALLERGEN_CONFIDENCE.map((value) => ({ value, label: t.rest[value] })).toReversed();

/** Which of the 14 allergens the food has, how sure each is, why, and when somebody looked [library §3]. */
export function AllergenFields({ form, values, changed }: AllergenFieldsProps) {
  return (
    <>
      <Allergens form={form} values={values} />
      <FormField form={form} name="confidence">
        {({ value, onChange }) => (
          <div>
            <Label aria-hidden>{t.others(ALLERGENS.length - values.allergens.length)}</Label>
            <SegmentedControl
              label={t.others(ALLERGENS.length - values.allergens.length)}
              value={value}
              options={REST}
              onChange={onChange}
            />
          </div>
        )}
      </FormField>
      <Sureness>
        <FormField form={form} name="verifiedAt">
          {(field) => (
            <DateField label={t.verifiedAt} max={todayIso()} changed={changed.has('verifiedAt')} {...field} />
          )}
        </FormField>
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
      </Sureness>
    </>
  );
}

/** The chosen allergens with their certainty, and the others to choose from (decision 56). */
function Allergens({ form, values }: Pick<AllergenFieldsProps, 'form' | 'values'>) {
  const { allergens, certainty } = values;
  const section = useRef<HTMLElement>(null);
  // Whichever of both stands for the allergen after a press: its certainty, or the button that adds it.
  const pressed = useRef<Allergen>(undefined);
  useEffect(() => {
    if (pressed.current === undefined) return;
    const place = section.current?.querySelector(`[data-allergen="${pressed.current}"]`);
    const target = place?.querySelector('input:checked') ?? place;
    if (target instanceof HTMLElement) target.focus();
    pressed.current = undefined;
  });
  const set = (chosen: Allergen[], sure: FoodFormValues['certainty']) => {
    form.setValue('allergens', chosen, { shouldDirty: true });
    form.setValue('certainty', sure, { shouldDirty: true });
  };
  const remove = (allergen: Allergen) => {
    pressed.current = allergen;
    const { [allergen]: _gone, ...rest } = certainty;
    set(
      allergens.filter((one) => one !== allergen),
      rest,
    );
  };
  const add = (allergen: Allergen) => {
    pressed.current = allergen;
    set([...allergens, allergen], { ...certainty, [allergen]: 'pewny' });
  };
  return (
    <section ref={section} aria-label={t.allergens}>
      <SectionHead title={t.allergens} level={3} />
      <Hint>{t.certaintyHint}</Hint>
      <Chosen>
        {ALLERGENS.filter((one) => allergens.includes(one)).map((allergen) => (
          <li key={allergen} data-allergen={allergen}>
            <span>{ALLERGEN_LABELS[allergen]}</span>
            <SegmentedControl
              label={t.certaintyOf(ALLERGEN_LABELS[allergen])}
              value={certainty[allergen] ?? values.confidence}
              options={CONFIDENCE}
              onChange={(sure) => set(allergens, { ...certainty, [allergen]: sure })}
            />
            <IconButton
              size="compact"
              label={t.removeAllergen(ALLERGEN_LABELS[allergen])}
              icon={<XIcon />}
              onClick={() => remove(allergen)}
            />
          </li>
        ))}
      </Chosen>
      <Chips role="group" aria-label={t.addAllergen}>
        {ALLERGENS.filter((one) => !allergens.includes(one)).map((allergen) => (
          <Choice key={allergen} type="button" data-allergen={allergen} onClick={() => add(allergen)}>
            <PlusIcon size={12} aria-hidden />
            {ALLERGEN_LABELS[allergen]}
          </Choice>
        ))}
      </Chips>
    </section>
  );
}

const Hint = styled.p`
  margin: 0 0 ${theme.s[2]};
  color: ${theme.c.text2};
  font: ${theme.t.small};
`;

const Chosen = styled.ul`
  margin: 0 0 ${theme.s[2]};
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(5rem, 1fr) auto auto;
    align-items: center;
    gap: ${theme.s[2]};
    padding: ${theme.s[1]} 0;
    border-bottom: 1px solid ${theme.c.line};
    font-weight: 600;
  }

  ${media.phone} {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    li > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[2]};
`;

const Choice = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.3125rem;
  min-height: ${theme.h.compact};
  padding: 0 ${theme.s[3]};
  border: 1px solid ${theme.c.lineStrong};
  border-radius: ${theme.r[1]};
  background: none;
  color: inherit;
  font: ${theme.t.dense};
  cursor: pointer;

  ${media.phone} {
    min-height: ${theme.h.touch};
  }

  &:hover {
    background: ${theme.c.hover};
  }

  &:focus-visible {
    box-shadow: ${theme.focus};
    outline: 2px solid transparent;
  }
`;

const Sureness = styled.div`
  display: grid;
  grid-template-columns: minmax(8rem, 10rem) minmax(0, 1fr);
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
