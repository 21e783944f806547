import { paths } from '@pora/kit';
import { Avatar } from '@pora/ui';
import { AppleIcon, ClipboardPenIcon, mealIcons, NotebookTabsIcon, RotateCcwIcon } from '@pora/ui/icons';
import type { ReactNode } from 'react';
import type { PaletteAction } from './palette-actions.js';
import type { PaletteGroup, PaletteOption } from './palette-option.js';
import { paletteStrings as t } from './palette.strings.js';
import type { RecentThing } from './recent.js';
import { matching, searched, wordsOf } from './typed-words.js';
import type { Found, FoundGroup } from './use-found.js';

/** Lines of one kind at once; the number of all stands beside the name of the group. */
const SHOWN = 5;
/** Patients found at most for whom an action is offered. */
const FEW_PATIENTS = 2;

interface GroupsInput {
  /** What is looked for. */
  typed: string;
  actionsOnly: boolean;
  found: readonly FoundGroup[];
  recent: readonly RecentThing[];
  actions: readonly PaletteAction[];
  openThing: (thing: RecentThing) => void;
  go: (to: string) => void;
}

/** What the palette lists: what was opened last and every action, or what matches the letters typed. */
export function paletteGroups(input: GroupsInput): PaletteGroup[] {
  const { typed, actionsOnly, found, recent, openThing } = input;
  const nothingTyped = typed.trim() === '';
  const things: PaletteGroup[] = nothingTyped
    ? [{ id: 'recent', title: t.recent, options: recent.map((thing) => lineOf(thing, openThing)) }]
    : found.map((group) => groupOf(group, openThing));
  return [...(actionsOnly ? [] : things), actionsOf(input)].filter(({ options }) => options.length > 0);
}

function actionsOf({ typed, actionsOnly, found, actions, go }: GroupsInput): PaletteGroup {
  const words = wordsOf(typed);
  const own =
    words.length === 0
      ? actions
      : matching(
          searched(actions, ({ label, words: more }) => ({ label, more })),
          words,
        );
  const patients = found.find(({ kind }) => kind === 'patient')?.things ?? [];
  const few = actionsOnly || patients.length > FEW_PATIENTS ? [] : patients;
  const plans = few.map(({ id, label }) => ({
    ...{ id: `new-plan-${id}`, label: t.newPlanOf(label), icon: <ClipboardPenIcon /> },
    run: () => go(paths.newPlan({ patientId: id, patient: label })),
  }));
  return { id: 'actions', title: t.actions, options: [...own, ...plans] };
}

function groupOf(
  { kind, phase, retry, things }: FoundGroup,
  openThing: GroupsInput['openThing'],
): PaletteGroup {
  const group = { id: kind, title: t.groups[kind] };
  if (phase !== 'failed') {
    const options = things.slice(0, SHOWN).map((thing) => lineOf(thing, openThing));
    return { ...group, total: things.length, options };
  }
  const again = { id: `again-${kind}`, label: t.notLoaded, note: t.tryAgain, icon: <RotateCcwIcon /> };
  return { ...group, options: [{ ...again, stays: true, run: retry }] };
}

function lineOf(thing: RecentThing & Partial<Found>, openThing: GroupsInput['openThing']): PaletteOption {
  const { kind, id, label, to, note, badge } = thing;
  return {
    id: `${kind}-${id}`,
    label,
    ...(note && { note }),
    icon: iconOf(thing),
    ...(badge !== undefined && { badge }),
    run: () => openThing({ kind, id, label, to }),
  };
}

function iconOf({ kind, label, mealType = 'unknown' }: RecentThing & Partial<Found>): ReactNode {
  if (kind === 'patient') return <Avatar name={label} />;
  if (kind === 'plan') return <NotebookTabsIcon />;
  if (kind === 'food') return <AppleIcon />;
  const MealIcon = mealIcons[mealType === 'unknown' ? 'lunch' : mealType];
  return <MealIcon />;
}
