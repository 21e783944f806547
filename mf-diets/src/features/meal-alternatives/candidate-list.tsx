import { type Plan } from '@pora/contracts/plans/plan.model';
import { type SlotCandidate } from '@pora/contracts/plans/plan-alternatives.model';
import { formatCount, formatDeviation, formatPercent, formatSigned, withUnit } from '@pora/kit';
import { Badge, focusRing, IconButton, theme, VisuallyHidden } from '@pora/ui';
import { ArrowLeftRightIcon, EyeIcon, HeartIcon, RepeatIcon } from '@pora/ui/icons';
import { type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { deviationOf, type Tolerances, usePlanEditing } from '../plan-work/public.js';
import { PREVIEW_HEIGHT } from './candidate-preview.js';
import { alternativesStrings } from './meal-alternatives.strings.js';
import { type WantedMeal } from './meal-preview.js';

const t = alternativesStrings.list;

interface CandidateListProps {
  candidates: readonly SlotCandidate[];
  shown: WantedMeal | undefined;
  busy: boolean;
  onShow: (meal: WantedMeal) => void;
  onPut: (meal: WantedMeal) => Promise<void>;
}

const STEPS = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** The arrows go from meal to meal; each that has the focus is looked at. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS.get(event.key);
  if (step === undefined) return;
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-choice]')];
  const at = choices.findIndex((choice) => choice === document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  choices[at + step]?.focus();
}

/** Meals in the order of what they do for the plan: pointing at one shows the day with it, a click puts it there. */
export function CandidateList({ candidates, shown, busy, onShow, onPut }: CandidateListProps) {
  return (
    <List onKeyDown={walk}>
      {candidates.map((candidate) => (
        <Row
          key={candidate.mealId}
          $shown={shown?.mealId === candidate.mealId}
          data-shown={shown?.mealId === candidate.mealId}
        >
          <Choice
            type="button"
            data-choice
            aria-disabled={candidate.isPresent || busy}
            aria-describedby={factsId(candidate)}
            onFocus={() => onShow(candidate)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onShow(candidate)}
            onClick={() => {
              if (!candidate.isPresent && !busy) void onPut(candidate);
            }}
          >
            <VisuallyHidden>{candidate.isPresent ? candidate.name : t.put(candidate.name)}</VisuallyHidden>
            <Shown aria-hidden>
              <Rank>{candidate.rank}</Rank>
              <Facts candidate={candidate} />
            </Shown>
          </Choice>
          <IconButton
            label={alternativesStrings.preview.show(candidate.name)}
            icon={<EyeIcon />}
            onClick={() => onShow(candidate)}
          />
        </Row>
      ))}
    </List>
  );
}

const factsId = ({ mealId }: SlotCandidate) => `candidate-${mealId}`;

function Facts({ candidate }: { candidate: SlotCandidate }) {
  const { plan, tolerances } = usePlanEditing();
  const { name, portions, isPresent, favourite, usesInPlan, swaps } = candidate;
  const percents = [...new Set(portions.map(({ portionPercent }) => formatPercent(portionPercent)))];
  const [first] = portions;
  return (
    <>
      <span id={factsId(candidate)}>
        <strong>{name}</strong>
        <small>
          {t.portion(percents)} · {t.days(daysWith(candidate, plan, tolerances))}
        </small>
        <Marks>
          {isPresent && <Badge tone="select">{t.isPresent}</Badge>}
          {favourite && <Badge icon={<HeartIcon aria-hidden />}>{t.favourite}</Badge>}
          {swaps.length > 0 && (
            <Badge icon={<ArrowLeftRightIcon aria-hidden />}>{t.swaps(swaps.length)}</Badge>
          )}
          {usesInPlan > 0 && <Badge icon={<RepeatIcon aria-hidden />}>{t.uses(usesInPlan)}</Badge>}
        </Marks>
      </span>
      {first && (
        <Energy>
          <strong>{formatCount(first.kcal)}</strong>
          <small>{withUnit(formatSigned(first.distanceKcal), 'kcal')}</small>
        </Energy>
      )}
    </>
  );
}

/** How far each day would be from its target with the meal. */
function daysWith(
  { portions }: SlotCandidate,
  { planDays, caloriesPerDay }: Plan,
  tolerances: Tolerances | null,
): string[] {
  return portions.map(({ day, slotIndex, kcal }) => {
    const today = planDays.find((each) => each.day === day);
    const now = today?.slots[slotIndex]?.entry?.calories ?? 0;
    const deviation = deviationOf((today?.totals.calories ?? 0) - now + kcal, caloriesPerDay, tolerances);
    return formatDeviation(deviation?.percent ?? 0);
  });
}

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
`;

const Row = styled.li<{ $shown: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.s[1]};
  border-top: 1px solid ${theme.c.line};
  border-radius: ${theme.r[2]};
  background: ${({ $shown }) => ($shown ? theme.c.selectSoft : 'transparent')};
`;

const Choice = styled.button`
  ${focusRing}
  position: relative;
  flex: 1;
  min-width: 0;
  min-height: 44px;
  /* Walked to by keys, it must not end up under the preview. */
  scroll-margin-top: calc(${PREVIEW_HEIGHT} + ${theme.s[2]});
  padding: ${theme.s[2]};
  border: 0;
  border-radius: ${theme.r[2]};
  background: transparent;
  color: inherit;
  font: ${theme.t.dense};
  text-align: left;
  cursor: pointer;

  &[aria-disabled='true'] {
    cursor: default;
  }

  strong {
    font-weight: 600;
  }

  small {
    display: block;
    color: ${theme.c.text2};
    font: ${theme.t.small};
  }
`;

/** What the name of the button and its description say in words. */
const Shown = styled.span`
  display: flex;
  align-items: flex-start;
  gap: ${theme.s[2]};

  > span:nth-child(2) {
    flex: 1;
    min-width: 0;
  }
`;

const Rank = styled.span`
  min-width: 1.5rem;
  color: ${theme.c.text3};
  text-align: right;
`;

const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[1]};
  margin-top: ${theme.s[1]};

  &:empty {
    display: none;
  }
`;

const Energy = styled.span`
  text-align: right;
  white-space: nowrap;
`;
