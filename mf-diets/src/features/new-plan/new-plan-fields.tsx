import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import { type PlanListItem } from '@pora/contracts/plans/plan.model';
import { PLAN_LIMITS } from '@pora/contracts/plans/plan.vocabulary';
import { FieldShell, InlineNotice, SegmentedControl, TextField, theme } from '@pora/ui';
import { ComboboxField, NumberField, StepperField } from '@pora/ui/forms';
import { UserSearchIcon } from '@pora/ui/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { romanStage } from '../../shared/roman.js';
import { displayName } from '../patients/public.js';
import { nextStage } from '../plan-list/public.js';
import { DeficitPresets } from './deficit-presets.js';
import { describeBalance } from './describe-balance.js';
import { importPlanStrings } from './import-plan.strings.js';
import { newPlanStrings as t } from './new-plan.strings.js';
import { PatientEnergy } from './patient-energy-strip.js';
import { type NewPlanState } from './use-new-plan.js';

interface NewPlanFieldsProps {
  state: NewPlanState;
  patients: readonly PatientListItem[];
  plans: readonly PlanListItem[];
  /** Why the last attempt failed, if it did. */
  problem: ReactNode;
}

const { stage: stages, mealsPerDay: meals, caloriesPerDay: calories } = PLAN_LIMITS;
const mealOptions = Array.from({ length: meals.max - meals.min + 1 }, (_, index) => {
  const value = String(meals.min + index);
  return { value, label: value };
});

/** Fields of a new plan, in the dialog and on the page alike [diets §2]. */
export function NewPlanFields({ state, patients, plans, problem }: NewPlanFieldsProps) {
  const { draft, errors, patient, tdee } = state;
  const [left, setLeft] = useState({ name: false, calories: false });
  const caloriesInput = useRef<HTMLInputElement>(null);
  const patientInput = useRef<HTMLInputElement>(null);
  const { patientAsked } = state;
  useEffect(() => {
    if (patientAsked > 0) patientInput.current?.focus();
  }, [patientAsked]);
  const choosePatient = (id: string | null) =>
    state.setPatient(id, id === null ? null : nextStage(plans.filter((plan) => plan.patientId === id)));
  return (
    <Fields>
      <Row $columns="150px 1fr">
        <StepperField
          label={t.stage}
          value={draft.stage}
          onChange={state.setStage}
          min={stages.min}
          max={stages.max}
          format={(stage) => `${stage} ${romanStage(stage)}`}
        />
        <ComboboxField
          inputRef={patientInput}
          label={t.patient}
          error={patientAsked > 0 ? importPlanStrings.choosePatient : undefined}
          placeholder={t.patientPlaceholder}
          icon={<UserSearchIcon aria-hidden />}
          value={draft.patientId}
          onChange={choosePatient}
          options={patients.map((each) => ({
            value: each.id,
            label: displayName(each),
            detail: each.personal.contact.email,
          }))}
        />
      </Row>
      {errors.stage && (
        <InlineNotice tone="danger" live>
          {errors.stage}
        </InlineNotice>
      )}
      {patient && <PatientEnergy patient={patient} onCopy={state.setCalories} />}
      <TextField
        label={t.name}
        hint={t.nameHint}
        value={state.name}
        onChange={state.setName}
        onBlur={() => setLeft({ ...left, name: true })}
        error={left.name ? errors.name : undefined}
        maxLength={200}
        required
      />
      {tdee !== null && (
        <DeficitPresets
          tdee={tdee}
          calories={draft.caloriesPerDay}
          onCalories={state.setCalories}
          onOwn={() => caloriesInput.current?.focus()}
        />
      )}
      <Row $columns="1fr 1fr">
        <NumberField
          inputRef={caloriesInput}
          label={t.calories}
          unit="kcal"
          min={calories.min}
          max={calories.max}
          placeholder={t.caloriesExample(calories.placeholder)}
          value={draft.caloriesPerDay}
          onChange={state.setCalories}
          onBlur={() => setLeft({ ...left, calories: true })}
          error={left.calories ? errors.calories : undefined}
          hint={describeBalance(draft.caloriesPerDay, tdee)}
        />
        <FieldShell label={t.meals} hint={t.mealsHint} group>
          {() => (
            <SegmentedControl
              label={t.meals}
              fullWidth
              value={String(draft.mealsPerDay)}
              onChange={(value) => state.setMeals(Number(value))}
              options={mealOptions}
            />
          )}
        </FieldShell>
      </Row>
      <Missing state={state} />
      {problem}
    </Fields>
  );
}

/** What is still blank, so that nobody wonders why the plan cannot be saved. */
function Missing({ state: { name, draft } }: { state: NewPlanState }) {
  const missing = [
    ...(name.trim() === '' ? [t.name] : []),
    ...(draft.caloriesPerDay === null ? [t.calories] : []),
  ];
  return missing.length > 0 && <Reason>{t.missing(missing)}</Reason>;
}

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.s[4]};
`;

const Reason = styled.p`
  margin: 0;
  font: ${theme.t.small};
  color: ${theme.c.text2};
`;

const Row = styled.div<{ $columns: string }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns};
  gap: ${theme.s[3]};
  align-items: start;

  @media (max-width: 480px) {
    grid-template-columns: 1fr;
  }
`;
