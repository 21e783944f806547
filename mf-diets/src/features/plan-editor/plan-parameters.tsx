import {
  MEAL_SOURCE_LABELS,
  MEAL_SOURCES,
  type MealSource,
} from '@pora/contracts/catalog/meal-types.vocabulary';
import { type Patient } from '@pora/contracts/patients/patient.model';
import { type Plan } from '@pora/contracts/plans/plan.model';
import {
  PLAN_LIMITS,
  PLAN_STATUS_LABELS,
  PLAN_STATUSES,
  type PlanStatus,
} from '@pora/contracts/plans/plan.vocabulary';
import { calorieDeficit } from '@pora/engine/energy';
import { formatGrams, formatKcal, formatPercent } from '@pora/kit';
import { Button, ReadOnlyField, TextField } from '@pora/ui';
import { CheckboxField, CheckboxGroup, NumberField, SelectField, StepperField } from '@pora/ui/forms';
import { TrashIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { romanStage } from '../../shared/roman.js';
import { PatientFacts } from './patient-facts.js';
import { editorStrings as strings } from './plan-editor.strings.js';
import { ScheduleSection } from './schedule-section.js';
import { type PlanDraftState } from './use-plan-draft.js';

const t = strings.params;

interface PlanParametersProps {
  plan: Plan;
  patient: Patient | null;
  draft: PlanDraftState;
  /** Saved at once: the stage, the status and the number of meals. */
  onStage: (stage: number) => void;
  onStatus: (status: PlanStatus) => void;
  onMeals: (mealsPerDay: number) => void;
  onRemove: () => void;
}

const statusOptions = PLAN_STATUSES.map((value) => ({ value, label: PLAN_STATUS_LABELS[value] }));

/** Left panel of the editor: patient, parameters, sources, averages and the schedule of meals [diets §2]. */
export function PlanParameters({
  plan,
  patient,
  draft,
  onStage,
  onStatus,
  onMeals,
  onRemove,
}: PlanParametersProps) {
  const { caloriesPerDay, generatorSources, name } = draft.draft;
  return (
    <Panel aria-label={t.title}>
      {patient && <PatientFacts patient={patient} />}
      <Heading>{t.title}</Heading>
      <TextField
        label={t.name}
        value={name}
        onChange={(value) => draft.change({ name: value })}
        error={draft.errors.name}
        changed={draft.isChanged('name')}
        maxLength={200}
      />
      <Pair>
        <StepperField
          label={t.stage}
          value={plan.stage}
          onChange={onStage}
          min={PLAN_LIMITS.stage.min}
          max={PLAN_LIMITS.stage.max}
          format={romanStage}
        />
        <StepperField
          label={t.meals}
          value={plan.mealsPerDay}
          onChange={onMeals}
          min={PLAN_LIMITS.mealsPerDay.min}
          max={mostMeals(plan, patient)}
        />
      </Pair>
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
        <ReadOnlyField label={t.tdee} value={formatKcal(plan.tdee)} />
      </Pair>
      <Balance tdee={plan.tdee} calories={caloriesPerDay} />
      <SelectField label={t.status} value={plan.status} options={statusOptions} onChange={onStatus} />
      <CheckboxGroup label={t.sources}>
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
      </CheckboxGroup>
      {draft.errors.generatorSources && <Problem role="alert">{draft.errors.generatorSources}</Problem>}
      <Averages plan={plan} />
      <ScheduleSection slots={plan.planDays[0]?.slots ?? []} />
      <Foot>
        <Button variant="danger-quiet" icon={<TrashIcon aria-hidden />} onClick={onRemove}>
          {strings.removePlan}
        </Button>
      </Foot>
    </Panel>
  );
}

/** Adults have up to 6 meals here, children 8; a plan that already has more keeps them. */
function mostMeals(plan: Plan, patient: Patient | null): number {
  const most = patient?.isChild ? PLAN_LIMITS.mealsPerDay.max : PLAN_LIMITS.mealsPerDay.maxInDetailAdult;
  return Math.max(most, plan.mealsPerDay);
}

/** Sources in their usual order, whichever was ticked last. */
function toggled(sources: readonly MealSource[], source: MealSource, checked: boolean): MealSource[] {
  return MEAL_SOURCES.filter((each) => (each === source ? checked : sources.includes(each)));
}

function Balance({ tdee, calories }: { tdee: number | null; calories: number | null }) {
  const difference = calories === null ? null : calorieDeficit(tdee, calories);
  if (difference === null || tdee === null) return null;
  const word = difference === 0 ? t.balance.none : difference > 0 ? t.balance.deficit : t.balance.surplus;
  return (
    <Line>
      <span>{word}</span>
      <span>
        <strong>{formatKcal(Math.abs(difference))}</strong> (
        {formatPercent((Math.abs(difference) / tdee) * 100)})
      </span>
    </Line>
  );
}

function Averages({ plan }: { plan: Plan }) {
  const summary = plan.planSummary;
  if (!summary || summary.averageCalories === 0) return null;
  const { carbs, fat, protein } = summary.averageMacros;
  return (
    <div>
      <Line>
        <strong>{t.averages}</strong>
        <strong>{formatKcal(summary.averageCalories)}</strong>
      </Line>
      <Macros>
        <Average term={t.carbs} grams={carbs} />
        <Average term={t.fat} grams={fat} />
        <Average term={t.protein} grams={protein} />
      </Macros>
    </div>
  );
}

function Average({ term, grams }: { term: string; grams: number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{formatGrams(grams, 1)}</dd>
    </div>
  );
}

const Panel = styled.aside`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.s[3]};
  padding: ${({ theme }) => theme.s[4]};
`;

const Heading = styled.h2`
  margin: 0;
  font: ${({ theme }) => theme.t.strong};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${({ theme }) => theme.s[2]};
  align-items: start;
`;

const Line = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.s[2]};
  margin: 0;
  font: ${({ theme }) => theme.t.dense};
  font-variant-numeric: tabular-nums;

  strong {
    font-weight: 600;
  }
`;

const Problem = styled.p`
  margin: 0;
  font: ${({ theme }) => theme.t.small};
  color: ${({ theme }) => theme.c.dangerText};
`;

const Macros = styled.dl`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.s[2]};
  margin: ${({ theme }) => theme.s[2]} 0 0;
  font: ${({ theme }) => theme.t.small};

  dt {
    color: ${({ theme }) => theme.c.text3};
  }

  dd {
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const Foot = styled.div`
  margin-top: auto;
  padding-top: ${({ theme }) => theme.s[3]};
  border-top: 1px solid ${({ theme }) => theme.c.line};
`;
