import { countOf, formatCount, formatDate, formatDateTime, formatTime } from '@pora/kit';

const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };
const STEPS = { one: 'krok', few: 'kroki', many: 'kroków' };
const PLACES = { one: 'miejsce będzie puste', few: 'miejsca będą puste', many: 'miejsc będzie pustych' };
const LEFT_EMPTY = { one: 'zostanie puste', few: 'zostaną puste', many: 'zostanie pustych' };
const REASONS = { one: 'powodu', few: 'powodów', many: 'powodów' };

/** Words of the questions before a move along a plan's history. */
export const moveQuestionStrings = {
  other: {
    person: 'Cofnąć krok innej osoby?',
    earlier: (at: string, isToday: boolean) =>
      isToday ? `Cofnąć krok z godziny ${formatTime(at)}?` : `Cofnąć krok z ${formatDate(at)}?`,
    personText: 'Twoje kroki są już cofnięte. Następny krok w historii nie jest Twój.',
    earlierText: 'W tej sesji nie ma już czego cofać. Ten krok jest starszy.',
    more: (steps: number) => `Razem z nim wrócisz o ${countOf(steps, STEPS)}.`,
    you: 'to Ty',
    when: formatDateTime,
    now: 'teraz',
    then: 'po cofnięciu',
    place: (day: number, label: string) => `Dzień ${day}, ${label}`,
    empty: 'puste miejsce',
    none: 'nie ma tego miejsca',
    plan: 'Cały plan',
    meals: (meals: number, calories: number) =>
      meals === 0
        ? 'pusty plan, 0\u00a0kcal'
        : `${countOf(meals, MEALS)}, ${formatCount(calories)}\u00a0kcal`,
    locked: 'Zablokowane',
    seen: (name: string) => `${name} zobaczy to w historii.`,
    history: 'Pokaż historię',
    confirm: 'Cofnij ten krok',
    keep: 'Zostaw',
  },
  forbidden: {
    title: 'Ta wersja przywróci niedozwolone posiłki',
    text: (meals: number, forbidden: number) =>
      `Z ${countOf(meals, { one: 'posiłku', few: 'posiłków', many: 'posiłków' })} niedozwolone są dziś: ${forbidden}. W porządku: ${meals - forbidden}.`,
    choices: 'Co zrobić z niedozwolonymi posiłkami',
    leaveEmpty: 'Przywróć bez nich (zostaw puste)',
    leaveEmptyHint: (stay: number, empty: number) =>
      `Wróci ${countOf(stay, MEALS)}, ${countOf(empty, PLACES)}.`,
    swap: 'Przywróć i zamień na bezpieczne',
    swapHint: (filled: number | null, all: number) =>
      filled === null
        ? 'Puste zostaną miejsca, dla których nie ma bezpiecznego posiłku.'
        : `Bezpieczny posiłek jest dla ${filled} z ${all} miejsc${filled < all ? `; ${countOf(all - filled, LEFT_EMPTY)}` : ''}.`,
    accept: 'Przywróć mimo to',
    acceptHint: 'Osobny powód dla każdej przyczyny.',
    cause: (name: string, meals: number) => `${name} – ${countOf(meals, MEALS)}`,
    places: (places: readonly string[], more: number) =>
      [...places, ...(more > 0 ? [`i ${more} innych`] : [])].join('; '),
    reason: (cause: string) => `Powód: ${cause}`,
    reasonPlaceholder: 'Dlaczego wolno to podać?',
    short: (least: number) => `Napisz co najmniej ${least} znaków.`,
    missing: (count: number, causes: readonly string[]) =>
      `Brakuje ${countOf(count, REASONS)}: ${causes.join(', ')}`,
    stays:
      'Posiłek może mieć kilka przyczyn. Powód „Blokady” zapisujemy, ale miejsce zostaje czerwone, a wydanie zapyta jeszcze raz.',
    confirm: { leave_empty: 'Przywróć bez nich', swap: 'Przywróć i zamień', accept: 'Przywróć mimo to' },
    cancel: 'Anuluj',
  },
} as const;
