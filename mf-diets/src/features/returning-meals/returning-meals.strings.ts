import { countOf, plural } from '@pora/kit';

const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };
const OF_MEALS = { one: 'posiłku', few: 'posiłków', many: 'posiłków' };
const PLACES = { one: 'miejsce będzie puste', few: 'miejsca będą puste', many: 'miejsc będzie pustych' };
const LEFT_EMPTY = { one: 'zostanie puste', few: 'zostaną puste', many: 'zostanie pustych' };
const OTHERS = { one: 'inne', few: 'inne', many: 'innych' };
const REASONS = { one: 'powodu', few: 'powodów', many: 'powodów' };

/** What brings the meals: a version of the plan's history, or a file. */
export type BroughtBy = 'version' | 'file';

/** Words that differ by what brings the meals. */
const BY: Record<BroughtBy, { title: string; verb: string; comes: Parameters<typeof plural>[1] }> = {
  version: {
    title: 'Ta wersja przywróci niedozwolone posiłki',
    verb: 'Przywróć',
    comes: { one: 'Wróci', few: 'Wrócą', many: 'Wróci' },
  },
  file: {
    title: 'W planie z pliku są posiłki niedozwolone dla tego pacjenta',
    verb: 'Wczytaj',
    comes: { one: 'Wczyta się', few: 'Wczytają się', many: 'Wczyta się' },
  },
};

/** Words of the question about meals the patient must not get, by what would bring them. */
export const returningMealsStrings = {
  title: (by: BroughtBy) => BY[by].title,
  text: (meals: number, forbidden: number) =>
    `Z ${countOf(meals, OF_MEALS)} niedozwolone są dziś: ${forbidden}. W porządku: ${meals - forbidden}.`,
  choices: 'Co zrobić z niedozwolonymi posiłkami',
  leaveEmpty: (by: BroughtBy) => `${BY[by].verb} bez nich (zostaw puste)`,
  leaveEmptyHint: (by: BroughtBy, stay: number, empty: number) =>
    `${plural(stay, BY[by].comes)} ${countOf(stay, MEALS)}, ${countOf(empty, PLACES)}.`,
  swap: (by: BroughtBy) => `${BY[by].verb} i zamień na bezpieczne`,
  swapHint: (filled: number | null, all: number) =>
    filled === null
      ? 'Puste zostaną miejsca, dla których nie ma bezpiecznego posiłku.'
      : `Bezpieczny posiłek jest dla ${filled} z ${all} miejsc${filled < all ? `; ${countOf(all - filled, LEFT_EMPTY)}` : ''}.`,
  accept: (by: BroughtBy) => `${BY[by].verb} mimo to`,
  acceptHint: 'Osobny powód dla każdej przyczyny.',
  cause: (name: string, meals: number) => `${name} – ${countOf(meals, MEALS)}`,
  places: (places: readonly string[], more: number) =>
    [...places, ...(more > 0 ? [`i ${countOf(more, OTHERS)}`] : [])].join('; '),
  reason: (cause: string) => `Powód: ${cause}`,
  reasonPlaceholder: 'Dlaczego wolno to podać?',
  short: (least: number) => `Napisz co najmniej ${least} znaków.`,
  missing: (count: number, causes: readonly string[]) =>
    `Brakuje ${countOf(count, REASONS)}: ${causes.join(', ')}`,
  stays:
    'Posiłek może mieć kilka przyczyn. Powód „Blokady” zapisujemy, ale miejsce zostaje czerwone, a wydanie zapyta jeszcze raz.',
  confirm: (by: BroughtBy) => ({
    leave_empty: `${BY[by].verb} bez nich`,
    swap: `${BY[by].verb} i zamień`,
    accept: `${BY[by].verb} mimo to`,
  }),
  cancel: 'Anuluj',
} as const;
