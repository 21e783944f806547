import { MEAL_TYPE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type PlanSlot } from '@pora/contracts/plans/plan.model';
import { formatCount, formatKcal } from '@pora/kit';
import { focusRing, Skeleton } from '@pora/ui';
import { Link2Icon, LockIcon, SearchXIcon } from '@pora/ui/icons';
import styled, { css } from 'styled-components';
import { editorStrings as t } from './plan-editor.strings.js';

interface OverviewMealProps {
  /** The slot of each covered day. */
  slots: readonly PlanSlot[];
  dayNumbers: readonly number[];
  continuesFrom: number | null;
  continuesTo: number | null;
  /** One line of name only. */
  dense: boolean;
  generating: boolean;
  onOpen: () => void;
}

/** A dish in the overview: its name once, its energy for each day, marks for locks and missing foods. */
export function OverviewMeal(props: OverviewMealProps) {
  const { slots, dayNumbers, continuesFrom, continuesTo, dense, generating, onOpen } = props;
  const [slot] = slots;
  if (!slot) return null;
  const locked = slots.some((each) => each.locked || each.lockedInAllDays);
  const unmapped = slots.some((each) => each.entry?.unmapped);
  const waiting = generating && !locked;
  const label = slot.label || MEAL_TYPE_LABELS[slot.type];
  const name = slot.entry?.name ?? t.emptySlot;
  const energy = slots.map((each) => formatKcal(each.entry?.calories ?? 0)).join(' i ');
  return (
    <Meal
      type="button"
      tabIndex={-1}
      data-grid-cell
      aria-label={[t.cell(label, t.cellDays(dayNumbers), name, energy), locked && t.locked.toLowerCase()]
        .filter(Boolean)
        .join(', ')}
      onClick={onOpen}
      $type={slot.type}
      $empty={!slot.entry && !waiting}
      $unmapped={unmapped}
      $locked={locked}
      $openLeft={continuesFrom !== null}
      $openRight={continuesTo !== null}
    >
      {waiting ? (
        <Skeleton width="80%" height="14px" />
      ) : (
        <>
          <Name $dense={dense}>{name}</Name>
          <Energies>
            {slots.map((each, index) => (
              <span key={each.id}>
                {index === 0 && continuesFrom !== null && <Edge>← D{continuesFrom} </Edge>}
                {each.entry && formatCount(each.entry.calories)}
                {(each.locked || each.lockedInAllDays) && <LockIcon size={12} aria-hidden />}
                {each.entry?.unmapped && <SearchXIcon size={12} aria-hidden />}
                {index === slots.length - 1 && continuesTo !== null && <Edge> D{continuesTo} →</Edge>}
              </span>
            ))}
            {slots.length > 1 && <Link2Icon size={12} aria-hidden />}
          </Energies>
        </>
      )}
    </Meal>
  );
}

interface MealStyle {
  $type: PlanSlot['type'];
  $empty: boolean;
  $unmapped: boolean;
  $locked: boolean;
  $openLeft: boolean;
  $openRight: boolean;
}

const Meal = styled.button<MealStyle>`
  ${focusRing}
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 2px;
  width: 100%;
  height: 100%;
  min-height: 38px;
  padding: 4px 6px 4px 7px;
  border: 1px solid transparent;
  border-left: 3px solid ${({ theme, $type }) => theme.meal[$type].solid};
  border-radius: ${({ $openLeft, $openRight }) => `${$openLeft ? 0 : 6}px ${$openRight ? '0 0' : '6px 6px'} ${$openLeft ? 0 : 6}px`};
  background: ${({ theme, $type }) => theme.meal[$type].soft};
  color: ${({ theme }) => theme.c.text};
  font: ${({ theme }) => theme.t.small};
  text-align: left;
  cursor: pointer;

  &:hover {
    box-shadow: ${({ theme }) => theme.e[2]};
  }

  ${({ $empty, theme }) =>
    $empty &&
    css`
      border: 1.5px dashed ${theme.c.lineControl};
      background: transparent;
      color: ${theme.c.text3};
    `}

  ${({ $unmapped, theme }) =>
    $unmapped &&
    css`
      border: 2px dashed ${theme.c.unmapped};
    `}

  ${({ $locked, theme }) =>
    $locked &&
    css`
      background-image: repeating-linear-gradient(
        135deg,
        transparent 0 6px,
        color-mix(in srgb, ${theme.c.text} 7%, transparent) 6px 7px
      );
    `}
`;

const Name = styled.span<{ $dense: boolean }>`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $dense }) => ($dense ? 1 : 2)};
  overflow: hidden;
  font-weight: 550;
`;

const Energies = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.s[1]};
  color: ${({ theme }) => theme.c.text2};

  > span {
    flex: 1;
    display: inline-flex;
    align-items: center;
    gap: 3px;
    white-space: nowrap;
  }

  > span + span {
    padding-left: ${({ theme }) => theme.s[1]};
    border-left: 1px solid ${({ theme }) => theme.c.lineStrong};
  }
`;

const Edge = styled.b`
  font-weight: 600;
`;
