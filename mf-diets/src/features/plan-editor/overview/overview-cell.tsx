import { MEAL_TYPE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type PlanSlot } from '@pora/contracts/plans/plan.model';
import { formatCount, keepShortWords, withUnit } from '@pora/kit';
import { Skeleton, theme, VisuallyHidden } from '@pora/ui';
import {
  ClipboardCheckIcon,
  type IconComponent,
  Link2Icon,
  LockIcon,
  LockKeyholeIcon,
  OctagonAlertIcon,
  PlusIcon,
  SearchXIcon,
  ShieldQuestionMarkIcon,
  TriangleAlertIcon,
} from '@pora/ui/icons';
import { memo } from 'react';
import { isLocked, slotDeedStrings } from '../../plan-work/public.js';
import { useIsShown } from '../../plan-safety/public.js';
import { slotPlaceProps } from '../../slot-moves/public.js';
import { editorStrings } from '../plan-editor.strings.js';
import { useIsUncertain } from '../uncertain-energy.js';
import { uncertainStrings } from '../uncertain-energy.strings.js';
import { Cell, densityOf, Edge, EnergyRow, MarkBox, MarkWord, Meal, Name } from './overview-cell-look.js';
import { overviewStrings as t } from './overview.strings.js';
import { type SlotMark } from './slot-marks.js';

interface OverviewCellProps {
  /** The slot of each covered day. */
  slots: readonly PlanSlot[];
  dayNumbers: readonly number[];
  slotIndex: number;
  /** Name of the dish as it may stand before the patient. */
  name: string | undefined;
  /** What the check says of each slot. */
  marks: readonly (SlotMark | undefined)[];
  continuesFrom: number | null;
  continuesTo: number | null;
  /** Decides the height of the row and the lines of a name. */
  mealsPerDay: number;
  generating: boolean;
  selected: boolean;
  /** The one cell that Tab reaches. */
  reachable: boolean;
}

type IsUncertain = (slot: PlanSlot) => boolean;

/** A figure nobody can rely on is not shown. */
const energyIn = (slot: PlanSlot, isUncertain: IsUncertain) =>
  isUncertain(slot) ? '?' : formatCount(slot.entry?.calories);

/** The cell in one sentence: "Obiad, dni 3 i 4, Pieczony łosoś, 538 i 526 kcal, zablokowany". */
function describe(
  { slots, dayNumbers, name, marks, continuesFrom, continuesTo }: OverviewCellProps,
  slot: PlanSlot,
  isUncertain: IsUncertain,
): string {
  const energies = slots.flatMap((each) => (each.entry ? [energyIn(each, isUncertain)] : []));
  const sentences = marks.flatMap((mark) => (mark ? [markWords(mark)] : []));
  return [
    slotDeedStrings.place(slot.label || MEAL_TYPE_LABELS[slot.type], dayNumbers),
    name ?? editorStrings.emptySlot,
    energies.length > 0 && withUnit(energies.join(' i '), 'kcal'),
    slots.some(isUncertain) && uncertainStrings.noPieceWeight.toLowerCase(),
    slots.some(isLocked) && (slots.some((each) => each.lockedInAllDays) ? t.lockedInAllDays : t.locked),
    slots.some((each) => each.entry?.unmapped) && editorStrings.marks.unmapped,
    ...new Set(sentences),
    ...[continuesFrom, continuesTo].map((day) => day !== null && editorStrings.continues(day)),
  ]
    .filter(Boolean)
    .join(', ');
}

const markWords = ({ kind, sentence }: SlotMark) =>
  kind === 'accepted' ? `${t.accepted}: ${sentence}` : sentence;

/** Those of the words that hold, as an attribute; none where no one does. */
const words = (holds: Record<string, boolean | undefined>): string | undefined =>
  Object.keys(holds)
    .filter((word) => holds[word])
    .join(' ') || undefined;

/** A dish of one day or of neighbouring days: its name once, its energy for each day, its marks. */
export const OverviewCell = memo(function OverviewCell(props: OverviewCellProps) {
  const { slots, dayNumbers, slotIndex, marks, mealsPerDay, generating, selected, reachable } = props;
  const isUncertain = useIsUncertain();
  const isShown = useIsShown(dayNumbers.map((day) => ({ day, slotIndex })));
  const [slot] = slots;
  if (!slot) return null;
  const waiting = generating && !slot.entry;
  return (
    <Cell
      role="gridcell"
      aria-selected={selected}
      aria-colspan={slots.length}
      colSpan={slots.length}
      tabIndex={reachable ? 0 : -1}
      data-shown={isShown || undefined}
      data-grid-cell={`${dayNumbers[0]}.${slotIndex + 1}`}
      {...slotPlaceProps(...dayNumbers.map((day) => ({ day, slotIndex })))}
    >
      <VisuallyHidden data-sentence>
        {waiting ? editorStrings.generation.skeleton : describe(props, slot, isUncertain)}
        {isShown && `, ${t.shown}`}
      </VisuallyHidden>
      <Meal
        aria-hidden
        data-type={slot.type}
        data-density={densityOf(mealsPerDay)}
        data-look={slot.entry ? 'meal' : waiting ? 'waiting' : 'empty'}
        data-marks={words({
          unmapped: slots.some((each) => each.entry?.unmapped),
          danger: marks.some((mark) => mark?.kind === 'danger'),
          locked: slots.some(isLocked),
        })}
        data-open={words({ left: props.continuesFrom !== null, right: props.continuesTo !== null })}
      >
        {waiting && (
          <>
            <Skeleton width="80%" height="0.75rem" />
            <Skeleton width="30%" height="0.5rem" />
          </>
        )}
        {!slot.entry && !waiting && (
          <>
            <PlusIcon size={12} aria-hidden /> {editorStrings.emptySlot}
          </>
        )}
        {slot.entry && (
          <>
            <Name data-cuts>{keepShortWords(props.name ?? slot.entry.name, TIED_LETTERS)}</Name>
            <Energies {...props} isUncertain={isUncertain} />
          </>
        )}
      </Meal>
    </Cell>
  );
}, sameProps);

/** A longer word is not kept on a line with the short one before it: together they are wider than a column. */
const TIED_LETTERS = 8;

const MARKS: Record<SlotMark['kind'], { Icon: IconComponent; color: string }> = {
  danger: { Icon: OctagonAlertIcon, color: theme.c.dangerText },
  unchecked: { Icon: ShieldQuestionMarkIcon, color: theme.c.unmappedText },
  amber: { Icon: TriangleAlertIcon, color: theme.c.amberText },
  accepted: { Icon: ClipboardCheckIcon, color: theme.c.text2 },
};

function Energies({
  slots,
  marks,
  continuesFrom,
  continuesTo,
  isUncertain,
}: OverviewCellProps & { isUncertain: IsUncertain }) {
  return (
    <EnergyRow>
      {slots.map((slot, index) => (
        <span key={`${slot.id}-${index}`}>
          {index === 0 && continuesFrom !== null && <Edge>← D{continuesFrom}</Edge>}
          {slot.entry && energyIn(slot, isUncertain)}
          {slot.locked && !slot.lockedInAllDays && <LockIcon size={12} aria-hidden />}
          {slot.lockedInAllDays && <LockKeyholeIcon size={12} aria-hidden />}
          {slot.entry?.unmapped && <SearchXIcon size={12} aria-hidden color={theme.c.unmappedText} />}
          <Mark mark={marks[index]} />
        </span>
      ))}
      {continuesTo !== null && <Edge>D{continuesTo} →</Edge>}
      {slots.length > 1 && <Link2Icon size={12} aria-hidden />}
    </EnergyRow>
  );
}

function Mark({ mark }: { mark: SlotMark | undefined }) {
  if (!mark) return null;
  const { Icon, color } = MARKS[mark.kind];
  return (
    <MarkBox style={{ color }}>
      <Icon size={12} aria-hidden />
      <MarkWord data-cuts>{mark.word}</MarkWord>
    </MarkBox>
  );
}

/** Lists are laid out anew with every change of the plan; a cell is drawn anew only when what they hold is another. */
function sameProps(before: OverviewCellProps, after: OverviewCellProps): boolean {
  return (Object.keys(after) as (keyof OverviewCellProps)[]).every((key) => {
    const [a, b] = [before[key], after[key]];
    if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
    return a.length === b.length && a.every((each, index) => each === b[index]);
  });
}
