import { paths } from '@pora/kit';
import { Avatar } from '@pora/ui';
import {
  AppleIcon,
  CalendarIcon,
  ClipboardPenIcon,
  mealIcons,
  NotebookTabsIcon,
  RotateCcwIcon,
  RulerIcon,
} from '@pora/ui/icons';
import type { ReactNode } from 'react';
import type { PaletteAction } from './palette-actions.js';
import type { PaletteGroup, PaletteOption } from './palette-option.js';
import { paletteStrings as t } from './palette.strings.js';
import { measurePath, patientDeeds, visitPath } from './patient-deeds.js';
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
  const { typed, actionsOnly, found, recent } = input;
  const nothingTyped = typed.trim() === '';
  const things: PaletteGroup[] = nothingTyped
    ? [{ id: 'recent', title: t.recent, options: recent.map((thing) => lineOf(thing, input)) }]
    : found.map((group) => groupOf(group, input));
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
  const ofPatients = few.flatMap((patient) => [
    {
      ...{ id: `measure-${patient.id}`, label: t.measureOf(patient.label), icon: <RulerIcon /> },
      run: () => go(measurePath(patient)),
    },
    {
      ...{ id: `visit-${patient.id}`, label: t.visitOf(patient.label), icon: <CalendarIcon /> },
      run: () => go(visitPath(patient)),
    },
    {
      ...{ id: `new-plan-${patient.id}`, label: t.newPlanOf(patient.label), icon: <ClipboardPenIcon /> },
      run: () => go(paths.newPlan({ patientId: patient.id, patient: patient.label })),
    },
  ]);
  return { id: 'actions', title: t.actions, options: [...own, ...ofPatients] };
}

/** What a line about a thing can lead to. */
type Ways = Pick<GroupsInput, 'openThing' | 'go'>;

function groupOf({ kind, phase, retry, things }: FoundGroup, ways: Ways): PaletteGroup {
  const group = { id: kind, title: t.groups[kind] };
  const options = things.slice(0, SHOWN).map((thing) => lineOf(thing, ways));
  if (phase !== 'failed') return { ...group, total: things.length, options };
  // What an earlier answer holds may be opened; how many there are nobody knows.
  const again = { id: `again-${kind}`, label: t.notLoaded, note: t.tryAgain, icon: <RotateCcwIcon /> };
  return { ...group, options: [...options, { ...again, stays: true, run: retry }] };
}

function lineOf(thing: RecentThing & Partial<Found>, { openThing, go }: Ways): PaletteOption {
  const { kind, id, label, to, note, badge } = thing;
  return {
    id: `${kind}-${id}`,
    label,
    ...(note && { note }),
    icon: iconOf(thing),
    ...(badge !== undefined && { badge }),
    ...(kind === 'patient' && { deeds: patientDeeds(thing, go) }),
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
