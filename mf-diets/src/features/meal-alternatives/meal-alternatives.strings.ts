import { countOf } from '@pora/kit';

const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };
const SUITING = { one: 'pasujący', few: 'pasujące', many: 'pasujących' };
const SWAPS = { one: 'zamiennik', few: 'zamienniki', many: 'zamienników' };
const TIMES = { one: 'raz', few: 'razy', many: 'razy' };

/** What each rule of the generator takes away, by its code. */
const RULES = new Map([
  ['type', 'inny typ posiłku'],
  ['source', 'źródło wyłączone'],
  ['child', 'nie dla dzieci'],
  ['allergy_key', 'alergia na kluczowy składnik'],
  ['allergy_no_substitute', 'alergia bez zamiennika'],
  ['intolerance_key', 'nietolerowany kluczowy składnik'],
  ['intolerance_no_substitute', 'nietolerancja bez zamiennika'],
  ['disliked_key', 'nielubiany kluczowy składnik'],
  ['disliked_no_substitute', 'nielubiane bez zamiennika'],
  ['stages', 'wykorzystane w innych etapach'],
  ['no_data', 'brak danych'],
  ['repeat', 'limit powtórzeń'],
  ['same_day', 'to samo danie tego dnia'],
  ['keyword', 'limit słów kluczowych'],
  ['pairing', 'nie pasuje do całej pary'],
]);

/** Words of why a meal stands where it stands, and of what else could stand there. */
export const alternativesStrings = {
  place: (days: readonly number[], label: string) =>
    days.length === 1
      ? `Dzień ${days[0]}, ${label}`
      : `Dni ${days.slice(0, -1).join(', ')} i ${days.at(-1)}, ${label}`,
  target: (kcal: string) => `cel\u00a0${kcal}`,
  close: 'Zamknij',
  retry: 'Spróbuj ponownie',
  why: {
    title: 'Dlaczego ten posiłek?',
    emptyTitle: 'Dlaczego tu jest pusto?',
    loading: 'Sprawdzam reguły…',
    failed: 'Nie udało się sprawdzić reguł',
    own: 'Nie ma go w bibliotece: wpisano go ręcznie albo przyszedł z pliku.',
    locked: 'Miejsce jest zablokowane, generator go nie zmienia.',
    breaks: 'Dziś generator by go tu nie wstawił:',
    counts: 'Co zostaje z biblioteki',
    considered: (meals: number) => `${countOf(meals, MEALS)} w bibliotece`,
    removed: (meals: number, rule: string) => `−${meals} ${RULES.get(rule) ?? 'inna reguła'}`,
    suiting: (meals: number) => `${meals} pasuje`,
    seed: (seed: number) => `Ostatnie generowanie: ziarno ${seed}`,
    alternatives: 'Pokaż alternatywy',
  },
  whyNot: {
    label: 'Dlaczego nie…?',
    placeholder: 'Nazwa posiłku z biblioteki',
    searchFailed: 'Nie udało się wczytać biblioteki posiłków.',
    asking: 'Sprawdzam posiłek…',
    failed: 'Nie udało się sprawdzić posiłku',
    present: 'Ten posiłek stoi tu teraz.',
    put: 'Wstaw',
    putAnyway: 'Wstaw mimo to',
    toSettings: 'Zmień reguły',
    toFoods: 'Otwórz bazę produktów',
    toMeal: 'Otwórz posiłek',
  },
  list: {
    title: 'Alternatywy',
    draw: 'Losuj',
    count: (left: number, all: number) =>
      `${left === all ? '' : `${left} z\u00a0`}${countOf(all, SUITING)}, najlepsze dla planu u góry`,
    keys: { preview: 'podgląd', put: 'wstaw' },
    loading: 'Szukam innych posiłków…',
    failed: 'Nie udało się znaleźć innych posiłków',
    none: 'Żaden inny posiłek tu nie pasuje',
    locked: 'To miejsce jest zablokowane. Odblokuj je, aby zmienić posiłek.',
    unlock: 'Odblokuj',
    unlockAll: 'Odblokuj we wszystkich dniach',
    split: 'Żaden posiłek nie pasuje do wszystkich dni pary, więc zmieni się tylko ten dzień.',
    label: 'Posiłki, które tu pasują',
    put: (meal: string) => `Wstaw: ${meal}`,
    portion: (percents: readonly string[]) => `porcja ${percents.join(' i ')}`,
    days: (deviations: readonly string[]) => `dzień ${deviations.join(' / ')}`,
    isPresent: 'teraz w planie',
    favourite: 'ulubione',
    uses: (times: number) => `${countOf(times, TIMES)} w innych miejscach`,
    swaps: (foods: number) => countOf(foods, SWAPS),
    more: (rest: number) => `Pokaż pozostałe ${rest}`,
    why: 'Dlaczego ten posiłek?',
  },
  preview: {
    title: (meal: string) => `Podgląd: ${meal}`,
    show: (meal: string) => `Podgląd: ${meal}`,
    hint: 'Wskaż posiłek, aby zobaczyć dzień po zmianie.',
    loading: 'Liczę podgląd…',
    failed: 'Nie udało się policzyć podglądu',
    day: (day: number) => `Dzień ${day}`,
    change: (before: string, after: string) => `${before} → ${after}`,
    macros: (protein: string, fat: string, carbs: string) => `B ${protein} · T ${fat} · W ${carbs}`,
  },
  put: {
    done: (meal: string, place: string) => `Wstawiono „${meal}”: ${place}`,
    undone: 'Przywrócono poprzedni posiłek',
    failed: 'Nie udało się wstawić posiłku',
  },
} as const;
