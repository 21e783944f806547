import { type Plan } from '@pora/contracts/plans/plan.model';
import { formatGrams, messageOf, useSingleMutation } from '@pora/kit';
import { exactMeasure } from '@pora/engine/text-pl/household-units';
import { ErrorState, InlineNotice, media, SegmentedControl, Spinner, theme } from '@pora/ui';
import { SelectField } from '@pora/ui/forms';
import { ArrowLeftRightIcon } from '@pora/ui/icons';
import { Dialog, DialogFoot } from '@pora/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { type ProblemPlace } from './group-problems.js';
import { formatMeasured } from './measured-value.js';
import { OtherFoodField } from './other-food.js';
import { RefusedFoods } from './refused-foods.js';
import { type SafetySteps, type Swap, type SwapAnswer } from './safety-steps.js';
import { StandIns } from './stand-ins.js';
import { SwapEffectLine } from './swap-effect.js';
import { SwapPlaces } from './swap-places.js';
import { swapStrings as t } from './swap.strings.js';
import { useCauseName } from './use-cause-name.js';
import { type SwapChoice, type SwapScope, useSwapChoice } from './use-swap-choice.js';
import { type SwapEffect, useSwapEffect } from './use-swap-effect.js';
import { verdictStrings } from './verdict.strings.js';

interface SwapDialogProps {
  plan: Plan;
  /** Meals with what is to be swapped in them. */
  places: readonly ProblemPlace[];
  steps: SafetySteps;
  onDone: (answer: SwapAnswer) => void;
  onClose: () => void;
}

/** Safe stand-ins of a food with their amounts, and the meals in which the chosen one is to take its place. */
export function SwapDialog({ plan, places, steps, onDone, onClose }: SwapDialogProps) {
  // The swap itself makes the next version; the list is not asked for again while the window closes.
  const [version, setVersion] = useState(plan.version);
  const choice = useSwapChoice(plan, version, places);
  const { foods, food, swap } = choice;
  const effect = useSwapEffect(plan, version, swap);
  const run = useSingleMutation({ mutationFn: (asked: Swap) => steps.substitute(asked), onSuccess: onDone });
  // A refusal may be about another version of the plan: everything is shown anew as it is now.
  if (run.isError && version !== plan.version) setVersion(plan.version);
  const canSwap = swap !== undefined && !effect.isRefused;
  const submit = () => canSwap && run.mutate(swap);
  // What came of it is told here.
  const close = () => !run.isPending && onClose();
  return (
    <Dialog
      open
      size="full"
      title={t.title(food?.foodName ?? '')}
      description={<About plan={plan} choice={choice} />}
      onClose={close}
      onSubmit={submit}
      footerStart={<Print plan={plan} choice={choice} />}
      footer={
        <DialogFoot
          icon={<ArrowLeftRightIcon aria-hidden />}
          submitLabel={t.submit(swap?.places?.length ?? 0)}
          disabled={!canSwap}
          busy={run.isPending}
          onSubmit={submit}
          onCancel={close}
        />
      }
    >
      <Stack>
        {foods.length > 1 && (
          <SelectField
            label={t.food}
            value={String(food?.foodId)}
            options={foods.map(({ foodId, foodName }) => ({ value: String(foodId), label: foodName }))}
            onChange={(value) => choice.chooseFood(Number(value))}
          />
        )}
        <Loaded plan={plan} choice={choice} effect={effect} />
        {run.isError && (
          <InlineNotice tone="danger" title={t.failed} live>
            {messageOf(run.error)}
          </InlineNotice>
        )}
      </Stack>
    </Dialog>
  );
}

interface PartProps {
  plan: Plan;
  choice: SwapChoice;
}

function ingredientAt({ plan, choice: { first, food } }: PartProps) {
  const slot = plan.planDays.find(({ day }) => day === first?.day)?.slots[first?.slotIndex ?? -1];
  return slot?.entry?.ingredients.find(({ foodId }) => foodId === food?.foodId);
}

/** What speaks against the food, how much of it is meant, and in which meal. */
function About({ plan, choice }: PartProps) {
  const { load, first } = choice;
  const nameOf = useCauseName();
  if (load.phase !== 'ready' || !first) return null;
  const { problems, grams } = load.data;
  const causes = problems
    .filter(({ level }) => level !== 'note')
    .map(({ kind, cause, value }) => verdictStrings.dialog.cause(kind, nameOf(cause), formatMeasured(value)));
  const { unitName, unitQty } = ingredientAt({ plan, choice }) ?? {};
  const place = verdictStrings.dialog.place(first.day, first.label);
  return t.about(causes, gramsText(grams), exactMeasure(unitName, unitQty), first.meal, place);
}

/** How the patient will read it (decision 49). */
function Print({ plan, choice }: PartProps) {
  const { standIn, food } = choice;
  if (!standIn || !food) return null;
  const from = ingredientAt({ plan, choice })?.substitution?.from ?? food.foodName;
  return <Note>{t.print(standIn.name, from.charAt(0).toLocaleLowerCase('pl') + from.slice(1))}</Note>;
}

const gramsText = (grams: number) => formatGrams(grams, Number.isInteger(grams) ? 0 : 1);

function Loaded({ plan, choice, effect }: PartProps & { effect: SwapEffect }) {
  const { load, standIns, other } = choice;
  if (load.phase === 'loading') return <Spinner label={t.loading} />;
  if (load.phase === 'failed') {
    return (
      <ErrorState
        title={t.loadFailed}
        description={messageOf(load.error)}
        onRetry={load.retry}
        busy={load.retrying}
      />
    );
  }
  const { substitutes, refused, problems, grams } = load.data;
  return (
    <Columns>
      <Stack>
        {standIns.length === 0 ? (
          <InlineNotice tone="amber" title={t.none}>
            {t.noneText}
          </InlineNotice>
        ) : (
          <StandIns
            label={t.instead(gramsText(grams))}
            substitutes={standIns}
            chosen={choice.standIn?.foodId}
            onChoose={choice.chooseStandIn}
          />
        )}
        <OtherFoodField key={load.data.foodId} other={other} startsOpen={substitutes.length === 0} />
        <RefusedFoods refused={refused} problems={problems} />
      </Stack>
      <Where plan={plan} choice={choice} effect={effect} />
    </Columns>
  );
}

/** The meals that change, and what that makes of the plan. */
function Where({ plan, choice, effect }: PartProps & { effect: SwapEffect }) {
  const { load, scope, inScope, picked, swap } = choice;
  const all = load.phase === 'ready' ? load.data.places.length : 0;
  return (
    <Panel>
      {all > 1 && (
        <SegmentedControl<SwapScope>
          label={t.scope}
          fullWidth
          value={scope}
          options={[
            { value: 'here', label: t.here },
            { value: 'everywhere', label: t.everywhere(all) },
          ]}
          onChange={choice.chooseScope}
        />
      )}
      <SwapPlaces plan={plan} places={inScope} picked={picked} onPick={choice.pickPlaces} />
      {swap && <SwapEffectLine effect={effect} />}
    </Panel>
  );
}

const Stack = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${theme.s[4]};
  min-width: 0;

  > :not(button) {
    justify-self: stretch;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20rem;
  align-items: start;
  gap: ${theme.s[4]} ${theme.s[6]};

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Panel = styled.div`
  display: grid;
  gap: ${theme.s[3]};
  min-width: 0;
  padding: ${theme.s[3]};
  border-radius: ${theme.r[3]};
  background: ${theme.c.canvas};
`;

const Note = styled.span`
  align-self: center;
  color: ${theme.c.text3};
  font: ${theme.t.dense};
  overflow-wrap: anywhere;

  ${media.phone} {
    flex: 1 0 100%;
  }
`;
