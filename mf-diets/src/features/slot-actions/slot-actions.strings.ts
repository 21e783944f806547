import { type ProblemKind } from '@pora/contracts/plans/plan-safety.model';
import { countOf, plural } from '@pora/kit';
import { verdictStrings } from '../plan-safety/public.js';

const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };
/** After "z": "2 z 5 posiłków". */
const MEALS_OF = { one: 'posiłku', few: 'posiłków', many: 'posiłków' };
const SLOTS = { one: 'slot', few: 'sloty', many: 'slotów' };
const INGREDIENTS = { one: 'składnik', few: 'składniki', many: 'składników' };
const SELECTED = { one: 'zaznaczony', few: 'zaznaczone', many: 'zaznaczonych' };

/** Texts of what can be done with single slots; those of a draw stand word for word [diets §8]. */
export const slotStrings = {
  lockDay: 'Zablokuj w tym dniu',
  unlockDay: 'Odblokuj',
  lockEverywhere: 'Zablokuj we wszystkich dniach',
  edit: 'Edytuj posiłek',
  ownMeal: 'Wpisz własny posiłek',
  draw: 'Wylosuj inny posiłek',
  drawPair: (days: string) => `Wylosuj inny posiłek (zmieni ${days})`,
  fill: 'Wypełnij',
  fillMeal: 'Wylosuj posiłek',
  fillPair: (days: string) => `Wylosuj posiłek (zmieni ${days})`,
  remove: 'Usuń posiłek',
  more: 'Więcej działań',
  menu: (place: string) => `Działania: ${place}`,
  add: 'Dodaj posiłek',
  addOther: 'Wstaw inny posiłek',
  move: 'Przenieś do…',
  replace: 'Zamień we wszystkich dniach…',
  alternatives: 'Alternatywy',
  why: 'Dlaczego ten posiłek?',
  select: 'Zaznacz',
  selected: 'zaznaczony',
  drawn: 'Losuję posiłek…',
  keys: 'Enter edytuje, R losuje, L blokuje, S podmienia na bezpieczne, Delete usuwa. Strzałki w górę i w dół zmieniają posiłek, z klawiszem Shift zaznaczają kilka.',
  pairChanges: (days: string) => `Jedno gotowanie: losowanie zmienia ${days}`,
  bar: {
    title: 'Działania na zaznaczonych',
    count: (count: number) => `${countOf(count, SLOTS)} ${plural(count, SELECTED)}`,
    lock: 'Zablokuj',
    unlock: 'Odblokuj',
    remove: 'Usuń',
    draw: 'Wylosuj',
    clear: 'Odznacz',
  },
  locked: {
    title: (count: number) => (count > 1 ? 'Sloty są zablokowane' : 'Slot jest zablokowany'),
    unlock: (places: string, to: string) => `Odblokuj (${places}), aby ${to}.`,
    to: {
      draw: 'wylosować inny posiłek',
      remove: 'usunąć posiłek',
      move: 'przenieść posiłek',
      swap: 'podmienić składnik',
    },
    skipped: (places: string) => `Zablokowane, bez zmian: ${places}`,
  },
  drawing: {
    processing: 'Losuję posiłek…',
    processingMany: (count: number) => `Losuję ${countOf(count, MEALS)}…`,
    drawn: (meal: string, place: string) => `Wylosowano „${meal}” (${place})`,
    drawnMany: (count: number, days: string) => `Wylosowano ${countOf(count, MEALS)} (${days})`,
    undone: 'Przywrócono poprzedni posiłek',
    undoneMany: (count: number) => `Przywrócono ${countOf(count, MEALS)} sprzed losowania`,
    split: 'Żadne danie nie pasowało do całej pary, więc zmienił się tylko ten dzień',
    splitMany: 'Gdzie żadne danie nie pasowało do całej pary, zmienił się tylko jeden dzień',
    failed: 'Błąd losowania',
    partly: (done: number, count: number) => `Wylosowano ${done} z ${countOf(count, MEALS_OF)}`,
    prepare: 'Nie udało się przygotować slotu do regeneracji. Spróbuj ponownie.',
    notFound: 'Nie znaleziono slotu do regeneracji.',
    byDefault: 'Nie udało się wygenerować posiłku dla tego slotu',
    duplicateOnly:
      'Nie znaleziono alternatywy dla tego slotu. Wszystkie kandydaty zostały wykluczone (duplikaty, nietolerancje, nielubiane).',
    poolMismatch:
      'Nie znaleziono posiłku pasującego do typu tego slotu. Zmień przypisanie typów do slotów w konfiguracji albo wybierz posiłek ręcznie.',
    retry: 'Spróbuj ponownie',
    rules: 'Otwórz reguły',
  },
  problems: {
    sentence: (food: string, kind: ProblemKind, cause: string, value: string | undefined) =>
      [`${food}: ${verdictStrings.dialog.kinds[kind]}`, value, cause && `(${cause})`]
        .filter(Boolean)
        .join(' '),
    unknownContent: (food: string, items: readonly string[]) =>
      `${food}: nie wiadomo, czy zawiera ${items.join(' · ')}`,
    block: 'Blokada',
    accepted: (sentence: string, reason: string) => `${sentence} – ryzyko przyjęte: ${reason}`,
    substituted: (foods: string) => `Już zastąpione: ${foods}`,
    swap: 'Podmień na bezpieczny',
    swapShort: 'Podmień',
    checking: 'Sprawdzam…',
    unchecked: 'Nie sprawdzono',
  },
  ingredients: {
    moreTip: (count: number) => `Jeszcze ${countOf(count, INGREDIENTS)}`,
    dangerous: 'niedozwolony',
    swapped: (from: string) => `zamiast: ${from}`,
    outside: 'poza bazą',
    nameless: 'składnik bez nazwy',
  },
} as const;
