import { type PlanSlot } from '@pora/contracts/plans/plan.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { IconButton, mediaQueries, useMediaQuery } from '@pora/ui';
import {
  ArrowLeftRightIcon,
  CheckIcon,
  CircleQuestionMarkIcon,
  DicesIcon,
  EllipsisIcon,
  ListFilterIcon,
  LockIcon,
  LockKeyholeIcon,
  MoveIcon,
  PencilIcon,
  ReplaceAllIcon,
  TrashIcon,
  SearchIcon,
} from '@pora/ui/icons';
import { DropdownMenu, type MenuItem } from '@pora/ui/overlays';
import { type ReactNode } from 'react';
import { type DialogName, isLocked, slotDeedStrings } from '../plan-work/public.js';
import { type SlotWork, useSlotWork } from './slot-actions-context.js';
import { slotStrings as t } from './slot-actions.strings.js';
import { placeText } from './slot-place.js';

/** The slot a menu hangs from. */
export interface SlotMenuProps {
  place: SlotPlace;
  slot: PlanSlot;
  /** Days that a draw changes, this one included. */
  drawDays: readonly number[];
  isSelected: boolean;
  onSelect: () => void;
  /** Swaps what the patient must not get; undefined where there is nothing to swap. */
  onSwap: (() => void) | undefined;
}

interface MenuContext extends SlotMenuProps {
  work: SlotWork;
}

/** One line of the menu of a slot. */
interface SlotMenuEntry {
  id: string;
  group: 'meal' | 'find' | 'lock' | 'remove';
  label: string | ((context: MenuContext) => string);
  icon: ReactNode;
  shortcut?: string;
  tone?: 'danger';
  /** Stands only with a meal in the slot, or only without one. */
  only?: 'filled' | 'empty';
  /** On a wide window it is a button of the card already. */
  phoneOnly?: boolean;
  isOffered?: (context: MenuContext) => boolean;
  checked?: (context: MenuContext) => boolean;
  run: (context: MenuContext) => void;
}

/** An entry that opens a dialog about the slot; it stands as soon as the editor has the dialog. */
const opens = (dialog: DialogName): Pick<SlotMenuEntry, 'id' | 'isOffered' | 'run'> => ({
  id: dialog,
  isOffered: ({ work }) => work.has(dialog),
  run: ({ work, place }) => work.open(dialog, place),
});

/** What a draw is called: it names the days when it changes more than one. */
export function drawLabel({ entry }: Pick<PlanSlot, 'entry'>, days: readonly number[]): string {
  const changed = slotDeedStrings.days(days);
  if (days.length > 1) return entry ? t.drawPair(changed) : t.fillPair(changed);
  return entry ? t.draw : t.fillMeal;
}

/** Everything the "⋯" of a slot offers, in its order; a new entry is one line here. */
const ENTRIES: readonly SlotMenuEntry[] = [
  {
    ...opens('edit'),
    ...{ group: 'meal', only: 'filled', label: t.edit, icon: <PencilIcon />, shortcut: 'E', phoneOnly: true },
  },
  { ...opens('edit'), group: 'meal', only: 'empty', label: t.ownMeal, icon: <PencilIcon />, shortcut: 'E' },
  {
    ...{ id: 'draw', group: 'meal', icon: <DicesIcon />, shortcut: 'R', phoneOnly: true },
    label: ({ slot, drawDays }) => drawLabel(slot, drawDays),
    run: ({ work, place }) => work.draw([place]),
  },
  {
    ...{ id: 'swap', group: 'meal', label: t.problems.swap, icon: <ArrowLeftRightIcon />, shortcut: 'S' },
    isOffered: ({ onSwap }) => onSwap !== undefined,
    run: ({ onSwap }) => onSwap?.(),
  },
  {
    ...opens('add'),
    group: 'meal',
    label: ({ slot }) => (slot.entry ? t.addOther : t.add),
    icon: <SearchIcon />,
  },
  { ...opens('move'), group: 'meal', only: 'filled', label: t.move, icon: <MoveIcon /> },
  { ...opens('replace'), group: 'meal', only: 'filled', label: t.replace, icon: <ReplaceAllIcon /> },
  { ...opens('alternatives'), group: 'find', label: t.alternatives, icon: <ListFilterIcon /> },
  { ...opens('why'), group: 'find', only: 'filled', label: t.why, icon: <CircleQuestionMarkIcon /> },
  {
    ...{ id: 'lock', group: 'lock', label: t.lockDay, icon: <LockIcon />, shortcut: 'L', phoneOnly: true },
    checked: ({ slot }) => isLocked(slot),
    run: ({ work, place }) => work.toggleLock([place]),
  },
  {
    ...{ id: 'lock-all', group: 'lock', label: t.lockEverywhere, icon: <LockKeyholeIcon />, shortcut: '⇧L' },
    checked: ({ slot }) => slot.lockedInAllDays,
    run: ({ work, place }) => work.toggleLockInAllDays([place]),
  },
  {
    ...{ id: 'select', group: 'lock', label: t.select, icon: <CheckIcon /> },
    checked: ({ isSelected }) => isSelected,
    run: ({ onSelect }) => onSelect(),
  },
  {
    ...{ id: 'remove', group: 'remove', only: 'filled', label: t.remove, icon: <TrashIcon /> },
    ...{ shortcut: 'Del', phoneOnly: true, tone: 'danger' },
    run: ({ work, place }) => work.remove([place]),
  },
];

function menuItems(context: MenuContext, isPhone: boolean): MenuItem[] {
  const holds = context.slot.entry ? 'filled' : 'empty';
  const shown = ENTRIES.filter(
    ({ only = holds, phoneOnly = false, isOffered }) =>
      only === holds && (isPhone || !phoneOnly) && (isOffered?.(context) ?? true),
  );
  return shown.flatMap(({ id, group, label, icon, shortcut, tone, checked, run }, index): MenuItem[] => [
    ...(index > 0 && shown[index - 1]?.group !== group
      ? [{ kind: 'separator', id: `before ${group}` } as const]
      : []),
    {
      ...{ id, icon, label: typeof label === 'string' ? label : label(context) },
      ...(shortcut !== undefined && !isPhone && { shortcut }),
      ...(tone && { tone }),
      ...(checked && { checked: checked(context) }),
      onSelect: () => run(context),
    },
  ]);
}

/** "⋯" of a slot; on a phone it holds all of its actions. */
export function SlotMenu(props: SlotMenuProps) {
  const work = useSlotWork();
  const isPhone = useMediaQuery(mediaQueries.phone);
  return (
    <DropdownMenu
      label={t.menu(placeText({ ...props.place, slot: props.slot }))}
      trigger={<IconButton label={t.more} icon={<EllipsisIcon />} />}
      items={menuItems({ ...props, work }, isPhone)}
    />
  );
}
