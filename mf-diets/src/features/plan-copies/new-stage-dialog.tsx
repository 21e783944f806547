import { PLAN_LIMITS } from '@pora/contracts/plans/plan.vocabulary';
import { formatKcal, messageOf } from '@pora/kit';
import { Button, ErrorState, InlineNotice, TextField, theme } from '@pora/ui';
import { NumberField, RadioGroupField, StepperField } from '@pora/ui/forms';
import { SparklesIcon } from '@pora/ui/icons';
import { Dialog, DialogFoot } from '@pora/ui/overlays';
import { useRef } from 'react';
import styled from 'styled-components';
import { romanStage } from '../../shared/roman.js';
import { DeficitPresets, describeBalance, SaveProblem } from '../new-plan/public.js';
import { RiskReasonDialog } from '../plan-safety/public.js';
import { countMeals } from '../plan-work/public.js';
import { newStageStrings as t } from './new-stage.strings.js';
import { useNewStage } from './use-new-stage.js';

type NewStage = ReturnType<typeof useNewStage>;

/** "Nowy etap z tego planu": the next free stage, its calories, and the meals fitted to them or left out. */
export function NewStageDialog({ onClose }: { onClose: () => void }) {
  const state = useNewStage();
  const { plan, draft, valid, busy, allergy, send } = state;
  const isEmpty = draft.meals === 'empty';
  return (
    <>
      <Dialog
        open
        title={t.title}
        description={t.text(plan.name)}
        onClose={onClose}
        onSubmit={() => send()}
        footer={
          <DialogFoot
            hintsEscape
            submitLabel={t.create}
            disabled={!valid}
            busy={busy}
            onSubmit={() => send()}
            onCancel={onClose}
          >
            {isEmpty && (
              <Button
                icon={<SparklesIcon aria-hidden />}
                disabled={!valid || busy}
                onClick={() => send(undefined, true)}
              >
                {t.createAndGenerate}
              </Button>
            )}
          </DialogFoot>
        }
      >
        <Fields state={state} />
      </Dialog>
      {allergy && <RiskReasonDialog lines={[allergy.text]} answer={state.answerAllergy} />}
    </>
  );
}

function Fields({ state }: { state: NewStage }) {
  const { plan, plans, draft, change, stage, name, errors, tdee } = state;
  const calories = useRef<HTMLInputElement>(null);
  const now = formatKcal(plan.caloriesPerDay);
  const { min, max } = PLAN_LIMITS.stage;
  return (
    <Stack>
      {plans.phase === 'failed' && (
        <ErrorState
          compact
          title={t.listFailed}
          description={messageOf(plans.error)}
          onRetry={plans.retry}
          busy={plans.retrying}
        />
      )}
      <Row>
        <StepperField
          label={t.stage}
          value={stage}
          min={min}
          max={max}
          onChange={(next) => change({ stage: next })}
          format={(each) => `${each} ${romanStage(each)}`}
        />
        <TextField
          label={t.name}
          required
          maxLength={200}
          value={name}
          error={errors.name}
          onChange={(next) => change({ name: next })}
        />
      </Row>
      {errors.stage && (
        <InlineNotice tone="danger" live>
          {errors.stage}
        </InlineNotice>
      )}
      {tdee !== null && (
        <DeficitPresets
          tdee={tdee}
          calories={draft.caloriesPerDay}
          onCalories={(caloriesPerDay) => change({ caloriesPerDay })}
          onOwn={() => calories.current?.focus()}
        />
      )}
      <NumberField
        inputRef={calories}
        label={t.calories}
        unit="kcal"
        min={PLAN_LIMITS.caloriesPerDay.min}
        max={PLAN_LIMITS.caloriesPerDay.max}
        value={draft.caloriesPerDay}
        error={errors.calories}
        hint={[
          tdee === null ? t.now(now) : t.tdee(now, formatKcal(tdee)),
          describeBalance(draft.caloriesPerDay, tdee),
        ]
          .filter(Boolean)
          .join(' · ')}
        onChange={(caloriesPerDay) => change({ caloriesPerDay })}
      />
      <RadioGroupField
        label={t.meals}
        orientation="column"
        value={draft.meals}
        hint={mealsHint(state)}
        options={[
          { value: 'adjusted', label: t.mealsOptions.adjusted, disabled: !state.hasMeals },
          { value: 'empty', label: t.mealsOptions.empty },
        ]}
        onChange={(meals) => change({ meals })}
      />
      <SaveProblem error={state.problem} />
    </Stack>
  );
}

function mealsHint({ plan, draft, hasMeals }: NewStage): string {
  if (!hasMeals) return t.noMeals;
  return draft.meals === 'adjusted' ? t.adjustedHint(countMeals(plan.planDays)) : t.emptyHint;
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.s[4]};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 150px 1fr;
  gap: ${theme.s[3]};
  align-items: start;

  @media (max-width: 480px) {
    grid-template-columns: 1fr;
  }
`;
