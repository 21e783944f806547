import { type PlanSlot } from '@pora/contracts/plans/plan.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { PROBLEM_LEVELS, type SafetyProblem } from '@pora/contracts/plans/plan-safety.model';
import { foldLetters, joinNames } from '@pora/kit';
import { Button, media, mediaQueries, theme, useMediaQuery } from '@pora/ui';
import {
  ArrowLeftRightIcon,
  BadgeCheckIcon,
  OctagonAlertIcon,
  ShieldQuestionMarkIcon,
  TriangleAlertIcon,
} from '@pora/ui/icons';
import styled from 'styled-components';
import {
  canBeChecked,
  formatMeasured,
  type ProblemPlace,
  useCauseName,
  verdictStrings,
} from '../plan-safety/public.js';
import { useSlotWork } from './slot-actions-context.js';
import { slotStrings } from './slot-actions.strings.js';
import { type SlotCheck } from './slot-check.js';
import { slotLabel, usePlanEditing } from '../plan-work/public.js';

const t = slotStrings.problems;

/** What the patient must not get and nobody has taken the risk of. */
export const isOpenRisk = ({ level, acceptedBy }: SafetyProblem) =>
  level !== 'note' && acceptedBy === undefined;

/** What nobody has taken the risk of comes first, the heaviest of it before the rest. */
const weightOf = (problem: SafetyProblem) =>
  (problem.acceptedBy ? PROBLEM_LEVELS.length : 0) + PROBLEM_LEVELS.indexOf(problem.level);

interface SlotProblemsProps {
  slot: PlanSlot;
  found: SlotCheck['found'];
  onSwap: (() => void) | undefined;
}

/** What speaks against a meal, with cause and value, and the way to something safe [diets §2]. */
export function SlotProblems({ slot, found, onSwap }: SlotProblemsProps) {
  const isPhone = useMediaQuery(mediaQueries.phone);
  const { address } = usePlanEditing();
  // That a food is outside the base is told beside the meal type and in the list of ingredients.
  const told = (found?.problems ?? [])
    .filter(({ kind }) => kind !== 'unknown_food')
    .sort((a, b) => weightOf(a) - weightOf(b));
  if (told.length === 0) return null;
  const isRisk = told.some(isOpenRisk);
  const unknown = linkedFoods(told.filter(({ kind }) => canBeChecked(kind)));
  const ingredients = slot.entry?.ingredients ?? [];
  const swapped = [...new Set(ingredients.flatMap(({ substitution }) => substitution?.from ?? []))];
  return (
    <Problems $isRisk={isRisk}>
      <ul>
        {told.map((problem) => (
          <Problem key={`${problem.kind} ${problem.foodName} ${problem.cause}`} problem={problem} />
        ))}
        {swapped.length > 0 && isRisk && <li>{t.substituted(joinNames(swapped))}</li>}
      </ul>
      {(onSwap || unknown.length > 0) && (
        <Ways>
          {unknown.map(({ foodId, foodName }) => (
            <Button
              key={foodId}
              size="compact"
              icon={<ShieldQuestionMarkIcon aria-hidden />}
              aria-label={verdictStrings.dialog.checkFoodOf(foodName)}
              onClick={() => address.checkFood(foodId)}
            >
              {verdictStrings.dialog.checkFood}
            </Button>
          ))}
          {onSwap && (
            <Button size="compact" icon={<ArrowLeftRightIcon aria-hidden />} onClick={onSwap}>
              {isPhone ? t.swapShort : t.swap}
            </Button>
          )}
        </Ways>
      )}
    </Problems>
  );
}

/** Swaps what the patient must not get; undefined where nothing of the base is against the meal. */
export function useSwap(
  place: SlotPlace,
  slot: PlanSlot,
  found: SlotCheck['found'],
): (() => void) | undefined {
  const work = useSlotWork();
  const risks = (found?.problems ?? []).filter(isOpenRisk);
  const foods = linkedFoods(risks);
  if (foods.length === 0 || !slot.entry) return undefined;
  const { name: meal } = slot.entry;
  const foodNames = [...new Set(risks.map(({ foodName }) => foodName))];
  return () => work.swap(place, { ...place, label: slotLabel(slot), meal, foods, foodNames });
}

function Problem({ problem }: { problem: SafetyProblem }) {
  const { kind, level, foodName, cause, value, acceptedBy, others = [] } = problem;
  const nameOf = useCauseName();
  const words = nameOf(cause);
  // The cause that is the food itself needs no second name.
  const isFood = foldLetters(foodName).startsWith(foldLetters(words));
  const sentence =
    kind === 'unknown_content'
      ? t.unknownContent(
          foodName,
          [{ cause, value }, ...others].map((one) =>
            [nameOf(one.cause), formatMeasured(one.value)].filter(Boolean).join(' '),
          ),
        )
      : t.sentence(foodName, kind, isFood ? '' : words, formatMeasured(value));
  if (acceptedBy) {
    return (
      <Line $tone="calm">
        <BadgeCheckIcon size={14} aria-hidden />
        <span>{t.accepted(sentence, acceptedBy.reason)}</span>
      </Line>
    );
  }
  const Sign = level === 'note' ? TriangleAlertIcon : OctagonAlertIcon;
  return (
    <Line $tone={level === 'note' ? 'note' : 'risk'}>
      <Sign size={14} aria-hidden />
      <span>
        {level === 'block' && <strong>{t.block}: </strong>}
        {sentence}
      </span>
    </Line>
  );
}

function linkedFoods(risks: readonly SafetyProblem[]): ProblemPlace['foods'] {
  const linked = risks.flatMap(({ foodId, foodName }) =>
    foodId === null ? [] : [[foodId, foodName] as const],
  );
  return [...new Map(linked)].map(([foodId, foodName]) => ({ foodId, foodName }));
}

const TONES = { risk: theme.c.dangerText, note: theme.c.amberText, calm: theme.c.text2 };

const Problems = styled.div<{ $isRisk: boolean }>`
  grid-row: 2;
  grid-column: 2 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s[1]} ${theme.s[3]};
  margin: 0 ${theme.s[3]};
  padding: ${theme.s[2]} 0;
  border-top: 1px solid ${({ $isRisk }) => ($isRisk ? theme.c.danger : theme.c.line)};
  font: ${theme.t.dense};
  color: ${theme.c.text2};

  ul {
    flex: 1 1 12rem;
    display: grid;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  ${media.phone} {
    margin: 0 ${theme.s[2]};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[1]} ${theme.s[2]};
`;

const Line = styled.li<{ $tone: keyof typeof TONES }>`
  display: flex;
  align-items: flex-start;
  gap: 0.375rem;
  color: ${({ $tone }) => TONES[$tone]};
  font-variant-numeric: tabular-nums;

  svg {
    flex: none;
    margin-top: 2px;
  }
`;
