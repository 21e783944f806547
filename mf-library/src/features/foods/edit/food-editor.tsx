import { type Food } from '@pora/contracts/catalog/food.model';
import { FOOD_PER } from '@pora/contracts/catalog/food.vocabulary';
import { formatKcal, isHttpError, isTemporary, paths, usePageTitle } from '@pora/kit';
import { isAnswered } from '@pora/kit/answered';
import { Link } from '@pora/kit/router';
import { Button, ButtonLink, InlineNotice, media, SegmentedControl, TextField, theme } from '@pora/ui';
import { FormField, NumberField, SelectField, useAppForm } from '@pora/ui/forms';
import { type ReactNode, useMemo, useState } from 'react';
import styled from 'styled-components';
import { FormSheet } from '../../../shared/form-sheet.js';
import { tellSaved } from '../../../shared/tell-saved.js';
import { nextPlaceholder } from '../foods.collection.js';
import { foodStrings } from '../foods.strings.js';
import { type FoodBase } from '../use-foods.js';
import { AllergenFields } from './allergen-fields.js';
import { EnergyFields } from './energy-fields.js';
import { foodEditStrings as t } from './food-edit.strings.js';
import {
  BLANK_FOOD,
  changedFields,
  changeOfForm,
  FOOD_LIMITS,
  type FoodForm,
  foodFormSchema,
  type FoodFormValues,
  foodOfForm,
  formOfFood,
  ownerOfCode,
  ownerOfName,
} from './food-form.model.js';
import { LinkFields } from './link-fields.js';
import { UnitsEditor } from './units-editor.js';
import { type FoodLinks, useFoodLinks } from './use-food-links.js';

interface FoodEditorProps {
  /** The food that is changed; undefined for a new one. */
  food: Food | undefined;
  /** What the form of a new food begins with; nothing of it is saved. */
  draft?: FoodFormValues | undefined;
  base: FoodBase;
  /** Categories to choose from. */
  categories: readonly { value: string; label: string }[];
  /** Back to the food, or to the list. */
  onBack: () => void;
  /** The food is saved, or waits for the server. */
  onDone: (food: Food) => void;
}

const PER = FOOD_PER.map((value) => ({ value, label: foodStrings.per[value] }));

/** The form of a food, beside the list [library §2, §3, §5]. */
export function FoodEditor({ food, draft, base, categories, onBack, onDone }: FoodEditorProps) {
  const mode = food ? 'edit' : 'new';
  usePageTitle(food ? food.name : t.title.new);
  const [start] = useState(() => (food ? formOfFood(food) : BLANK_FOOD));
  const form = useAppForm({ schema: foodFormSchema, defaultValues: draft ?? start });
  const values = form.watch();
  const links = useFoodLinks(values, food);
  const changed = useMemo(() => changedFields(start, values), [start, values]);
  const { save, failure } = useSaveFood(food, base, start, links);
  const same = values.allowDuplicate ? undefined : ownerOfName(values.name, food, base.items);
  const submit = async (typed: FoodFormValues) => {
    // An older copy may name a food that is gone or has another code by now: then it is the server that says so.
    const isAsked = changed.has('code') && isAnswered(base.state);
    const owner = isAsked ? ownerOfCode(typed.code, food, base.items) : undefined;
    if (owner) {
      form.setError('code', { message: t.codeTaken(owner.name) }, { shouldFocus: true });
      return;
    }
    if (!food && same) {
      form.setError('name', { message: t.sameNameBad }, { shouldFocus: true });
      return;
    }
    const saved = await save(typed);
    if (saved) onDone(saved);
  };
  const { errors } = form.formState;
  return (
    <FormSheet
      form={form}
      title={t.title[mode]}
      badge={t.badge[mode]}
      saveLabel={t.save}
      changes={changed.size + (links.isTouched ? 1 : 0)}
      failure={failure !== undefined ? { title: t.addFailed, error: failure } : undefined}
      onSave={submit}
      onBack={onBack}
    >
      <Columns>
        <Column>
          <NameAndMeasure
            form={form}
            changed={changed}
            categories={categories}
            per={values.per}
            same={!food && same && <SameName food={same} form={form} />}
          />
          <EnergyFields form={form} values={values} changed={changed} />
          <FormField form={form} name="units">
            {({ value, onChange }) => (
              <UnitsEditor
                units={value}
                pieceGrams={values.pieceGrams}
                showErrors={errors.units !== undefined}
                onChange={onChange}
              />
            )}
          </FormField>
        </Column>
        <Column>
          <AllergenFields form={form} values={values} changed={changed} />
          <LinkFields form={form} links={links} />
        </Column>
      </Columns>
    </FormSheet>
  );
}

interface NameAndMeasureProps extends Pick<FoodEditorProps, 'categories'> {
  form: FoodForm;
  changed: ReadonlySet<string>;
  per: FoodFormValues['per'];
  /** What stands below the name. */
  same: ReactNode;
}

/** A food of the name is there: it is opened, or a second one is meant. */
function SameName({ food, form }: { food: Food; form: FoodForm }) {
  const { category, calories, per, id } = food;
  return (
    <InlineNotice
      tone="amber"
      action={
        <>
          <ButtonLink as={Link} to={paths.food(String(id))} $size="compact">
            {t.openSame}
          </ButtonLink>
          <Button
            variant="quiet"
            size="compact"
            onClick={() => {
              form.setValue('allowDuplicate', true, { shouldDirty: true });
              form.clearErrors('name');
            }}
          >
            {t.addAnyway}
          </Button>
        </>
      }
    >
      <strong>{t.sameName}</strong>{' '}
      {t.sameNameFacts(category, formatKcal(calories), foodStrings.per[per], id)}
    </InlineNotice>
  );
}

/** Name, category, bar code, and what the values are given for: 100 g or a piece with its weight (decision 40). */
function NameAndMeasure({ form, changed, categories, per, same }: NameAndMeasureProps) {
  const { min, max } = FOOD_LIMITS.unit;
  return (
    <>
      <FormField form={form} name="name">
        {(field) => (
          <TextField label={t.name} required autoComplete="off" changed={changed.has('name')} {...field} />
        )}
      </FormField>
      {same}
      <FormField form={form} name="category">
        {(field) => (
          <SelectField label={t.category} options={categories} changed={changed.has('category')} {...field} />
        )}
      </FormField>
      <FormField form={form} name="code">
        {(field) => (
          <TextField
            label={t.code}
            hint={t.codeHint}
            inputMode="numeric"
            autoComplete="off"
            changed={changed.has('code')}
            {...field}
          />
        )}
      </FormField>
      <Measure>
        <FormField form={form} name="per">
          {({ value, onChange }) => (
            <div>
              <Label aria-hidden>{t.per}</Label>
              <SegmentedControl label={t.per} value={value} options={PER} onChange={onChange} />
            </div>
          )}
        </FormField>
        <FormField form={form} name="pieceGrams">
          {(field) => (
            <NumberField
              label={t.pieceWeight}
              unit="g"
              decimals={1}
              min={min}
              max={max}
              required={per === 'sztuka'}
              hint={per === 'sztuka' ? undefined : t.pieceHint}
              changed={changed.has('pieceGrams')}
              {...field}
            />
          )}
        </FormField>
      </Measure>
    </>
  );
}

/** Saves what was typed; answers the food, or nothing where it was refused and stays in the form. */
function useSaveFood(food: Food | undefined, base: FoodBase, start: FoodFormValues, links: FoodLinks) {
  const [id] = useState(nextPlaceholder);
  const [seen] = useState(food?.version);
  const [failure, setFailure] = useState<unknown>();

  const add = async (values: FoodFormValues): Promise<Food | undefined> => {
    const added = foodOfForm(values, { id, now: new Date(), links: links.chosen && [...links.chosen] });
    try {
      const stored = await base.add(added);
      tellSaved(t.saved, base.isStored(String(id)));
      return stored;
    } catch (error) {
      // It stays in the list and goes out later; what was refused stays in the form [library §8].
      if (!isTemporary(error)) setFailure(error);
      else tellSaved(t.saved, false);
      return isTemporary(error) ? added : undefined;
    }
  };
  const update = (known: Food, values: FoodFormValues): Food => {
    const fields = changeOfForm(start, values);
    const keys = links.isChanged ? links.chosen?.map(({ key }) => key) : undefined;
    if (!fields && !keys) return known;
    const change = { ...fields, ...(keys && { intoleranceKeys: keys }) };
    base.update(String(known.id), change, seen).then(
      () => tellSaved(t.saved, base.isStored(String(known.id))),
      (error: unknown) => {
        // Only told in the log: the change stays, and the food says that it is not saved, or what stands against it
        // [library §8].
        if (!isHttpError(error, 412)) console.error('Saving the food failed', error);
      },
    );
    return known;
  };
  const save = async (values: FoodFormValues): Promise<Food | undefined> => {
    setFailure(undefined);
    return food ? update(food, values) : add(values);
  };
  return { save, failure };
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.s[6]} ${theme.s[8]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.s[4]};
  min-width: 0;
`;

const Measure = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${theme.s[4]};
`;

const Label = styled.span`
  display: block;
  margin-bottom: ${theme.s[1]};
  color: ${theme.c.text2};
  font: ${theme.t.dense};
  font-weight: 500;
`;
