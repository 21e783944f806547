import { type PlanSlot } from '@pora/contracts/plans/plan.model';
import { formatCount, formatDecimal, formatDeviation, formatKcal, messageOf } from '@pora/kit';
import { Badge, Button, IconButton, media, TextField, theme } from '@pora/ui';
import { Meter } from '@pora/ui/charts';
import { MinusIcon, PlusIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { deviationLook, deviationOf, portionHint, slotTarget, usePlanEditing } from '../plan-work/public.js';
import { servingsOf, settledTexts, steppedPortion, steppedServings } from './meal-draft.js';
import { mealEditStrings as t } from './meal-edit.strings.js';
import { type MealEdit } from './use-meal-edit.js';
import { type PreviewState } from './use-slot-preview.js';

/** One press of a button moves the portion by this many per cent. */
const PORTION_STEP = 5;

interface MealFiguresProps {
  edit: MealEdit;
  slot: PlanSlot;
  day: number;
  readOnly: boolean;
}

/** Portion, portions to cook, and what the meal comes to against the slot's target [diets §5]. */
export function MealFigures({ edit, slot, day, readOnly }: MealFiguresProps) {
  const { draft, range, problems, change } = edit;
  const settle = () => change(settledTexts(draft));
  const servings = servingsOf(draft);
  return (
    <Panel>
      <Stepper
        label={t.portion}
        value={draft.portion}
        unit="%"
        error={problems.portion}
        hint={portionHint(range)}
        readOnly={readOnly}
        fewer={t.smaller}
        more={t.larger}
        onChange={(portion) => change({ portion })}
        onLeave={settle}
        onStep={(by) => change({ portion: steppedPortion(draft, by * PORTION_STEP, range) })}
      />
      <Stepper
        label={t.servings}
        value={draft.servings}
        error={Number.isNaN(servings) ? t.servingsBad : undefined}
        hint={Number.isNaN(servings) ? undefined : t.cooking(servings)}
        readOnly={readOnly}
        fewer={t.fewer}
        more={t.more}
        onChange={(text) => change({ servings: text })}
        onLeave={settle}
        onStep={(by) => change({ servings: steppedServings(draft, by) })}
      />
      <Energy edit={edit} slot={slot} day={day} />
    </Panel>
  );
}

interface StepperProps {
  label: string;
  value: string;
  unit?: string;
  error: string | undefined;
  hint: string | undefined;
  readOnly: boolean;
  fewer: string;
  more: string;
  onChange: (text: string) => void;
  onLeave: () => void;
  onStep: (by: 1 | -1) => void;
}

/** A number that can be typed and moved; what is typed stays until the field is left. */
function Stepper({ fewer, more, onLeave, onStep, ...field }: StepperProps) {
  const { readOnly, unit } = field;
  const button = (label: string, by: 1 | -1) => (
    <StepButton
      label={label}
      tooltip={false}
      disabled={readOnly}
      icon={by > 0 ? <PlusIcon /> : <MinusIcon />}
      onClick={() => onStep(by)}
    />
  );
  return (
    <Centred>
      <TextField
        {...field}
        inputMode="decimal"
        autoComplete="off"
        icon={button(fewer, -1)}
        unit={
          <End>
            {unit}
            {button(more, 1)}
          </End>
        }
        onBlur={onLeave}
        onKeyDown={(event) => {
          const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
          if (by === undefined || readOnly) return;
          event.preventDefault();
          onStep(by);
        }}
      />
    </Centred>
  );
}

/** Energy and macros as the server computed them; while it works, or could not, this says so. */
function Energy({ edit, slot, day }: Pick<MealFiguresProps, 'edit' | 'slot' | 'day'>) {
  const { plan } = usePlanEditing();
  const { phase, last } = edit.preview;
  const target = slotTarget(slot, plan.caloriesPerDay);
  const calories = phase === 'ready' ? last?.slot.entry?.calories : undefined;
  return (
    <Figures>
      <Line>
        <span>
          <Kcal>{formatCount(calories)}</Kcal> <Of>{t.target(formatKcal(target))}</Of>
        </span>
        <DeviationBadge calories={calories} target={target} />
      </Line>
      <Meter
        label={t.energy}
        value={calories ?? 0}
        max={Math.max(target * 1.25, calories ?? 0, 1)}
        target={target}
        tone="ink"
        valueText={t.energyOf(formatKcal(calories), formatKcal(target))}
      />
      <Small role="status">
        <Told preview={edit.preview} day={day} />
      </Small>
    </Figures>
  );
}

function DeviationBadge({ calories, target }: { calories: number | undefined; target: number }) {
  const { tolerances } = usePlanEditing();
  const deviation = calories === undefined ? null : deviationOf(calories, target, tolerances);
  if (!deviation) return null;
  return <Badge {...deviationLook(deviation)}>{formatDeviation(deviation.percent)}</Badge>;
}

/** Macros and the sum of the day, or why there are none. */
function Told({ preview, day }: { preview: PreviewState; day: number }) {
  const { phase, last, error, retry } = preview;
  if (phase === 'unreadable') return t.unreadable;
  if (phase === 'failed') {
    return (
      <Failed>
        {t.notComputed}: {messageOf(error)}{' '}
        <Button variant="quiet" size="compact" onClick={retry}>
          {t.retry}
        </Button>
      </Failed>
    );
  }
  const entry = phase === 'ready' ? last?.slot.entry : undefined;
  if (!entry) return t.asking;
  const { protein, fat, carbs } = entry.macros;
  const totals = last?.targets[0]?.dayTotals.after;
  return (
    <>
      {t.macros(formatDecimal(protein), formatDecimal(fat), formatDecimal(carbs))}
      {totals && <DaySum>{t.day(day, formatKcal(totals.calories))}</DaySum>}
    </>
  );
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr 1.3fr;
  gap: ${theme.s[5]};
  padding: ${theme.s[4]};
  border-radius: ${theme.r[3]};
  background: ${theme.c.canvas};

  ${media.phone} {
    grid-template-columns: 1fr;
  }
`;

const Centred = styled.div`
  input {
    text-align: center;
    font-variant-numeric: tabular-nums;
    font-weight: 560;
  }
`;

const StepButton = styled(IconButton)`
  flex: none;

  ${media.phone} {
    width: 2.75rem;
    height: 2.75rem;
  }
`;

const End = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.s[1]};
`;

const Figures = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.s[2]};
  min-width: 0;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s[2]};
  min-height: 1.75rem;
`;

const Kcal = styled.strong`
  font: ${theme.t.title};
  font-variant-numeric: tabular-nums;
`;

const Of = styled.span`
  color: ${theme.c.text3};
`;

const Small = styled.div`
  min-height: 1.125rem;
  color: ${theme.c.text2};
  font: ${theme.t.dense};
  font-variant-numeric: tabular-nums;
`;

const DaySum = styled.div`
  color: ${theme.c.text3};
`;

const Failed = styled.span`
  color: ${theme.c.dangerText};
`;
