import {
  MEAL_SOURCE_LABELS,
  MEAL_SOURCES,
  type MealSource,
} from '@pora/contracts/catalog/meal-types.vocabulary';
import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import { type Plan } from '@pora/contracts/plans/plan.model';
import {
  PLAN_LIMITS,
  PLAN_STATUS_LABELS,
  PLAN_STATUSES,
  type PlanStatus,
} from '@pora/contracts/plans/plan.vocabulary';
import { TextField, theme } from '@pora/ui';
import { CheckboxField, CheckboxGroup, NumberField, SelectField, StepperField } from '@pora/ui/forms';
import { memo } from 'react';
import styled from 'styled-components';
import { editorStrings } from '../plan-editor.strings.js';
import { type PlanDraftState } from '../use-plan-draft.js';
import { PatientFacts } from './patient-facts.js';
import { PlanAverages, PlanBalance } from './plan-figures.js';
import { ScheduleSection } from './schedule-section.js';
import { StageField } from './stage-field.js';
import { ChangedTdee, TdeeField } from './tdee-field.js';

const t = editorStrings.params;

interface PlanParametersProps {
  plan: Plan;
  patient: PatientListItem | null;
  draft: PlanDraftState;
  /** Saved at once: the stage, the status and the number of meals. */
  onStage: (stage: number) => void;
  onStatus: (status: PlanStatus) => void;
  onMeals: (mealsPerDay: number) => void;
  onTdee: (tdee: number | null) => void;
}

const statusOptions = PLAN_STATUSES.map((value) => ({ value, label: PLAN_STATUS_LABELS[value] }));

/** Patient, parameters, sources, averages and the schedule of meals [diets §2]. */
export const PlanParameters = memo(function PlanParameters(props: PlanParametersProps) {
  const { plan, patient, draft, onStage, onStatus, onMeals, onTdee } = props;
  const { caloriesPerDay, generatorSources, name } = draft.draft;
  return (
    <Panel>
      {patient && <PatientFacts patient={patient} planId={plan.id} />}
      <TextField
        label={t.name}
        value={name}
        onChange={(value) => draft.change({ name: value })}
        error={draft.errors.name}
        changed={draft.isChanged('name')}
        maxLength={200}
      />
      <StageField stage={plan.stage} onChange={onStage} />
      <Pair>
        <NumberField
          label={t.calories}
          unit="kcal"
          min={PLAN_LIMITS.caloriesPerDay.min}
          max={PLAN_LIMITS.caloriesPerDay.max}
          value={caloriesPerDay}
          onChange={(value) => draft.change({ caloriesPerDay: value })}
          error={draft.errors.caloriesPerDay}
          changed={draft.isChanged('caloriesPerDay')}
        />
        <TdeeField plan={plan} onTdee={onTdee} />
      </Pair>
      <ChangedTdee plan={plan} onTdee={onTdee} />
      <PlanBalance tdee={plan.tdee} calories={caloriesPerDay} />
      <Pair>
        <StepperField
          label={t.meals}
          value={plan.mealsPerDay}
          onChange={(meals) => onMeals(allowedMeals(meals, plan, patient))}
          min={PLAN_LIMITS.mealsPerDay.min}
          max={mostMeals(plan, patient)}
        />
        <SelectField label={t.status} value={plan.status} options={statusOptions} onChange={onStatus} />
      </Pair>
      <CheckboxGroup label={t.sources} error={draft.errors.generatorSources}>
        <Sources>
          {MEAL_SOURCES.map((source) => (
            <CheckboxField
              key={source}
              label={MEAL_SOURCE_LABELS[source]}
              checked={generatorSources.includes(source)}
              onChange={(checked) =>
                draft.change({ generatorSources: toggled(generatorSources, source, checked) })
              }
            />
          ))}
        </Sources>
      </CheckboxGroup>
      <PlanAverages summary={plan.planSummary} />
      <ScheduleSection />
    </Panel>
  );
});

/** Adults have up to 6 meals here, children 8; a plan that already has more keeps them [diets §5]. */
function mostMeals(plan: Plan, patient: PatientListItem | null): number {
  const most = patient?.isChild ? PLAN_LIMITS.mealsPerDay.max : PLAN_LIMITS.mealsPerDay.maxInDetailAdult;
  return Math.max(most, plan.mealsPerDay);
}

/** From 7 or 8 meals an adult's plan can only go down to 6: there is nothing allowed between [decisions 21]. */
function allowedMeals(meals: number, plan: Plan, patient: PatientListItem | null): number {
  const { max, maxInDetailAdult } = PLAN_LIMITS.mealsPerDay;
  return meals < plan.mealsPerDay ? Math.min(meals, patient?.isChild ? max : maxInDetailAdult) : meals;
}

/** Sources in their usual order, whichever was ticked last. */
function toggled(sources: readonly MealSource[], source: MealSource, checked: boolean): MealSource[] {
  return MEAL_SOURCES.filter((each) => (each === source ? checked : sources.includes(each)));
}

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.s[3]};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.s[2]};
  align-items: start;
`;

const Sources = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[1]} ${theme.s[2]};
`;
