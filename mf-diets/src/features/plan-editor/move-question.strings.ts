import { countOf, formatCount, formatDate, formatDateTime, formatTime } from '@pora/kit';

const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };
const STEPS = { one: 'krok', few: 'kroki', many: 'kroków' };

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
} as const;
