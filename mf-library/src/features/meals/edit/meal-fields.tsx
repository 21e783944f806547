import { DIET_CATEGORIES, DIET_LABELS } from '@pora/contracts/catalog/meal.vocabulary';
import {
  MEAL_SOURCE_LABELS,
  MEAL_SOURCES,
  MEAL_TYPE_LABELS,
  MEAL_TYPES,
  type MealType,
} from '@pora/contracts/catalog/meal-types.vocabulary';
import { Button, Chip, focusRing, SegmentedControl, TextField, theme } from '@pora/ui';
import {
  type AppForm,
  FormField,
  NumberField,
  StepperField,
  SwitchField,
  TextareaField,
} from '@pora/ui/forms';
import { mealIcons, PlusIcon } from '@pora/ui/icons';
import { DropdownMenu } from '@pora/ui/overlays';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { mealEditStrings as t } from './meal-edit.strings.js';
import { MEAL_TEXT, type MealFormValues } from './meal-form.model.js';

/** The form of a meal. */
export type MealForm = AppForm<MealFormValues>;

interface MealFieldsProps {
  form: MealForm;
  /** Names of the fields that differ from what is saved. */
  changed: ReadonlySet<string>;
}

const sourceOptions = MEAL_SOURCES.map((value) => ({ value, label: MEAL_SOURCE_LABELS[value] }));
const TYPES = MEAL_TYPES.filter((type) => type !== 'unknown');

/** Everything of a meal but its name, its ingredients and its steps [library §3, §5]. */
export function MealFields({ form, changed }: MealFieldsProps) {
  return (
    <Column>
      <FormField form={form} name="types">
        {({ value, onChange }) => <Types types={value} changed={changed.has('types')} onChange={onChange} />}
      </FormField>
      <FormField form={form} name="diets">
        {({ value, onChange }) => (
          <Choice
            label={t.diets}
            changed={changed.has('diets')}
            addLabel={t.addDiet}
            rest={DIET_CATEGORIES.filter((diet) => !value.includes(diet))}
            labelOf={(diet) => DIET_LABELS[diet]}
            onAdd={(diet) => onChange([...value, diet])}
          >
            {value.map((diet) => (
              <Chip
                key={diet}
                removeLabel={t.removeDiet(DIET_LABELS[diet])}
                onRemove={() => onChange(value.filter((one) => one !== diet))}
              >
                {DIET_LABELS[diet]}
              </Chip>
            ))}
          </Choice>
        )}
      </FormField>
      <FormField form={form} name="source">
        {({ value, onChange }) => (
          <div>
            <Label aria-hidden>
              {t.source}
              <Dot changed={changed.has('source')} />
            </Label>
            <SegmentedControl
              label={t.source}
              value={value}
              options={sourceOptions}
              onChange={onChange}
              size="compact"
            />
          </div>
        )}
      </FormField>
      <Pair>
        <FormField form={form} name="servings">
          {({ name: _name, ...field }) => (
            <StepperField
              label={t.servings}
              hint={t.servingsHint}
              min={1}
              max={10}
              changed={changed.has('servings')}
              {...field}
            />
          )}
        </FormField>
        <FormField form={form} name="cookingTimeMinutes">
          {(field) => (
            <NumberField
              label={t.minutes}
              unit={t.minutesUnit}
              min={0}
              max={100_000}
              changed={changed.has('cookingTimeMinutes')}
              {...field}
            />
          )}
        </FormField>
      </Pair>
      <FormField form={form} name="preparationTime">
        {(field) => (
          <TextField
            label={t.time}
            placeholder={t.timePlaceholder}
            maxLength={MEAL_TEXT.time}
            changed={changed.has('preparationTime')}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="note">
        {(field) => <TextareaField label={t.note} rows={3} changed={changed.has('description')} {...field} />}
      </FormField>
      <FormField form={form} name="childFriendly">
        {({ value, onChange, onBlur, name, inputRef }) => (
          <SwitchField label={t.childFriendly} checked={value} {...{ onChange, onBlur, name, inputRef }} />
        )}
      </FormField>
    </Column>
  );
}

interface TypesProps {
  types: readonly MealType[];
  changed: boolean;
  onChange: (types: MealType[]) => void;
}

/** Types of the meal; the first is the primary one, another becomes it by a click [library §3]. */
function Types({ types, changed, onChange }: TypesProps) {
  return (
    <Choice
      label={t.types}
      changed={changed}
      addLabel={t.addType}
      hint={types.length === 0 ? t.typesHint : undefined}
      rest={TYPES.filter((type) => !types.includes(type))}
      labelOf={(type) => MEAL_TYPE_LABELS[type]}
      iconOf={iconOf}
      onAdd={(type) => onChange([...types, type])}
    >
      {types.map((type, index) => (
        <Chip
          key={type}
          meal={type}
          icon={iconOf(type)}
          removeLabel={t.removeType(MEAL_TYPE_LABELS[type])}
          onRemove={() => onChange(types.filter((one) => one !== type))}
        >
          {index === 0 ? (
            <>
              {MEAL_TYPE_LABELS[type]} · {t.main}
            </>
          ) : (
            <MakeMain
              type="button"
              aria-label={t.makeMain(MEAL_TYPE_LABELS[type])}
              onClick={() => onChange([type, ...types.filter((one) => one !== type)])}
            >
              {MEAL_TYPE_LABELS[type]}
            </MakeMain>
          )}
        </Chip>
      ))}
    </Choice>
  );
}

const iconOf = (type: MealType): ReactNode => {
  const Icon = mealIcons[type];
  return <Icon size={14} aria-hidden />;
};

interface ChoiceProps<Value extends string> {
  label: string;
  changed: boolean;
  addLabel: string;
  hint?: string | undefined;
  /** Values that are not chosen yet. */
  rest: readonly Value[];
  labelOf: (value: Value) => string;
  iconOf?: (value: Value) => ReactNode;
  onAdd: (value: Value) => void;
  children: ReactNode;
}

/** Several values of a short list, as chips with a menu of the others. */
function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, changed, addLabel, hint, rest, labelOf, iconOf: icon, onAdd, children } = props;
  return (
    <div role="group" aria-label={label}>
      <Row>
        <Label aria-hidden>
          {label}
          <Dot changed={changed} />
        </Label>
        {rest.length > 0 && (
          <DropdownMenu
            label={addLabel}
            trigger={
              <Button variant="quiet" size="compact" icon={<PlusIcon aria-hidden />} aria-label={addLabel}>
                {t.add}
              </Button>
            }
            items={rest.map((value) => ({
              id: value,
              label: labelOf(value),
              icon: icon?.(value),
              onSelect: () => onAdd(value),
            }))}
          />
        )}
      </Row>
      <Chips>{children}</Chips>
      {hint && <Hint>{hint}</Hint>}
    </div>
  );
}

/** Marks a value that differs from the saved one. */
const Dot = ({ changed }: { changed: boolean }) => (changed ? <Mark /> : null);

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.s[4]};
  min-width: 0;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 2rem;
`;

const Label = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.s[2]};
  margin-bottom: ${theme.s[1]};
  color: ${theme.c.text2};
  font: ${theme.t.dense};
  font-weight: 500;
`;

const Mark = styled.i`
  width: 0.5rem;
  height: 0.5rem;
  border-radius: 50%;
  background: ${theme.c.amberText};
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[2]};
`;

const MakeMain = styled.button`
  padding: 0;
  border: 0;
  border-radius: ${theme.r[1]};
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  ${focusRing}

  &:hover {
    text-decoration: underline;
  }
`;

const Hint = styled.p`
  margin: ${theme.s[1]} 0 0;
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: ${theme.s[3]};
`;
