import { MEAL_TYPE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type PlanSlot } from '@pora/contracts/plans/plan.model';
import { formatCount, withUnit } from '@pora/kit';
import { focusRing, media, Skeleton, theme, VisuallyHidden } from '@pora/ui';
import { Link2Icon, LockIcon, SearchXIcon } from '@pora/ui/icons';
import styled, { css } from 'styled-components';
import { isLocked } from '../editor-model.js';
import { editorStrings as t } from '../plan-editor.strings.js';
import { useIsUncertain } from '../uncertain-energy.js';
import { uncertainStrings } from '../uncertain-energy.strings.js';

interface OverviewMealProps {
  /** The slot of each covered day. */
  slots: readonly PlanSlot[];
  dayNumbers: readonly number[];
  continuesFrom: number | null;
  continuesTo: number | null;
  /** Decides the height of the row and the lines of a name. */
  mealsPerDay: number;
  generating: boolean;
  onOpen: () => void;
}

/** Meals a day with which a name gets one line, and the heights of a cell, rem. */
const ONE_LINE_FROM = 7;
const HEIGHTS = { roomy: 3.3125, medium: 2.75, dense: 2.125 };

function heightOf(mealsPerDay: number): number {
  if (mealsPerDay <= 5) return HEIGHTS.roomy;
  return mealsPerDay < ONE_LINE_FROM ? HEIGHTS.medium : HEIGHTS.dense;
}

type IsUncertain = (slot: PlanSlot) => boolean;

/** A figure nobody can rely on is not shown. */
const energyIn = (slot: PlanSlot, isUncertain: IsUncertain) =>
  isUncertain(slot) ? '?' : formatCount(slot.entry?.calories);

/** The cell in one sentence: "Obiad, dni 3 i 4, Pieczony łosoś, 538 i 526 kcal, zablokowany". */
function describe(
  { slots, dayNumbers, continuesFrom, continuesTo }: OverviewMealProps,
  slot: PlanSlot,
  isUncertain: IsUncertain,
) {
  const energies = slots.flatMap((each) => (each.entry ? [energyIn(each, isUncertain)] : []));
  return [
    slot.label || MEAL_TYPE_LABELS[slot.type],
    t.cellDays(dayNumbers),
    slot.entry?.name ?? t.emptySlot,
    energies.length > 0 && withUnit(energies.join(' i '), 'kcal'),
    slots.some(isUncertain) && uncertainStrings.noPieceWeight.toLowerCase(),
    slots.some(isLocked) && t.locked.toLowerCase(),
    slots.some((each) => each.entry?.unmapped) && t.marks.unmapped,
    ...[continuesFrom, continuesTo].map((day) => day !== null && t.continues(day)),
  ]
    .filter(Boolean)
    .join(', ');
}

/** A dish in the overview: its name once, its energy for each day, marks for locks and missing foods. */
export function OverviewMeal(props: OverviewMealProps) {
  const { slots, continuesFrom, continuesTo, mealsPerDay, generating, onOpen } = props;
  const [slot] = slots;
  const isUncertain = useIsUncertain();
  if (!slot) return null;
  const waiting = generating && !slot.entry;
  const empty = !slot.entry && !waiting;
  return (
    <Meal
      type="button"
      tabIndex={-1}
      data-grid-cell
      onClick={onOpen}
      $type={slot.type}
      $height={heightOf(mealsPerDay)}
      $look={waiting ? 'waiting' : empty ? 'empty' : 'meal'}
      $unmapped={slots.some((each) => each.entry?.unmapped)}
      $locked={slots.some(isLocked)}
      $openLeft={continuesFrom !== null}
      $openRight={continuesTo !== null}
    >
      <VisuallyHidden>{waiting ? t.generation.skeleton : describe(props, slot, isUncertain)}</VisuallyHidden>
      <Shown aria-hidden>
        {waiting && (
          <>
            <Skeleton width="80%" height="0.75rem" />
            <Skeleton width="30%" height="0.5rem" />
          </>
        )}
        {empty && t.emptySlot}
        {slot.entry && (
          <>
            <Name $lines={mealsPerDay >= ONE_LINE_FROM ? 1 : 2}>{slot.entry.name}</Name>
            <Energies {...props} isUncertain={isUncertain} />
          </>
        )}
      </Shown>
    </Meal>
  );
}

function Energies({
  slots,
  continuesFrom,
  continuesTo,
  isUncertain,
}: OverviewMealProps & { isUncertain: IsUncertain }) {
  return (
    <Row>
      {slots.map((each, index) => (
        <span key={`${each.id}-${index}`}>
          {index === 0 && continuesFrom !== null && <Edge>← D{continuesFrom}</Edge>}
          {each.entry && energyIn(each, isUncertain)}
          {isLocked(each) && <LockIcon size={12} aria-hidden />}
          {each.entry?.unmapped && <SearchXIcon size={12} aria-hidden color={theme.c.unmappedText} />}
        </span>
      ))}
      {continuesTo !== null && <Edge>D{continuesTo} →</Edge>}
      {slots.length > 1 && <Link2Icon size={12} aria-hidden />}
    </Row>
  );
}

interface MealStyle {
  $type: PlanSlot['type'];
  $height: number;
  $look: 'meal' | 'empty' | 'waiting';
  $unmapped: boolean;
  $locked: boolean;
  $openLeft: boolean;
  $openRight: boolean;
}

const Meal = styled.button<MealStyle>`
  ${focusRing}
  /* Keeps the hidden sentence inside the cell, whatever scrolls around it. */
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  width: 100%;
  height: 100%;
  min-height: ${({ $height }) => $height}rem;
  padding: ${({ $height }) => ($height === HEIGHTS.roomy ? 0.1875 : 0.0625)}rem 0.375rem 0.0625rem 0.4375rem;
  border: 1px solid transparent;
  border-left: 4px solid ${({ $type }) => theme.meal[$type].solid};
  border-radius: ${({ $openLeft, $openRight }) => `${$openLeft ? 0 : 6}px ${$openRight ? '0 0' : '6px 6px'} ${$openLeft ? 0 : 6}px`};
  background: ${({ $type }) => theme.meal[$type].soft};
  color: ${theme.c.text};
  font: ${theme.t.small};
  line-height: ${({ $height }) => ($height === HEIGHTS.roomy ? 0.9375 : 0.875)}rem;
  text-align: left;
  cursor: pointer;

  &:hover {
    box-shadow: ${theme.e[2]};
  }

  ${media.phone} {
    min-height: max(${({ $height }) => $height}rem, ${theme.h.touch});
  }

  ${media.tablet} {
    /* Narrow columns: every pixel saves a word from being cut. */
    padding-inline: 0.25rem 0.1875rem;
  }

  ${({ $openLeft }) =>
    $openLeft &&
    css`
      border-left-color: transparent;
    `}

  ${({ $look }) =>
    $look === 'empty' &&
    css`
      align-items: center;
      justify-content: center;
      border: 1.5px dashed ${theme.c.lineControl};
      background: transparent;
      color: ${theme.c.text3};
      font-weight: 560;
    `}

  ${({ $look }) =>
    $look === 'waiting' &&
    css`
      border-top-color: ${theme.c.line};
      border-right-color: ${theme.c.line};
      border-bottom-color: ${theme.c.line};
      background: ${theme.c.surface};
    `}

  ${({ $unmapped }) =>
    $unmapped &&
    css`
      border: 2px dashed ${theme.c.unmapped};
    `}

  ${({ $locked }) =>
    $locked &&
    css`
      background-image: repeating-linear-gradient(
        135deg,
        transparent 0 6px,
        color-mix(in srgb, ${theme.c.text} 7%, transparent) 6px 7px
      );
    `}
`;

const Shown = styled.span`
  display: contents;
`;

const Name = styled.span<{ $lines: number }>`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $lines }) => $lines};
  overflow: hidden;
  font-weight: 550;
  hyphens: auto;
  overflow-wrap: anywhere;

  ${media.tablet} {
    /* One week at a time leaves room for whole names. */
    -webkit-line-clamp: 4;
  }
`;

const Row = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.s[1]};
  color: ${theme.c.text2};

  > span {
    flex: 1;
    display: inline-flex;
    align-items: center;
    gap: 3px;
    white-space: nowrap;
  }

  > span + span {
    padding-left: ${theme.s[1]};
    border-left: 1px solid ${theme.c.lineStrong};
  }
`;

const Edge = styled.b`
  font-weight: 600;
  white-space: nowrap;
`;
