interface HeaderFacts {
  readonly person: string;
  readonly stage: string;
  readonly period: string;
  readonly length: string;
}

/** Words that stand on every hand-out, in the Word file and on the pages of the print view alike. */
export const handOutWords = {
  title: 'Indywidualny plan żywieniowy',
  intro:
    'Ten plan powstał z\u00a0Twoich wyników, godzin Twojego dnia i\u00a0tego, co lubisz. Nie musi się udać co do grama: liczy się to, jak jesz przez większość dni.',
  /** Of a patient without results and without a survey. */
  introWithoutRecords: 'Ten plan nie musi się udać co do grama: liczy się to, jak jesz przez większość dni.',
  periodLabel: 'Okres',
  preparedBy: 'Opracowanie',
  nextVisit: 'Następna wizyta',
  yourDay: 'Twój dzień',
  logo: 'Znak Pora: pierścień z pięciu łuków',
  practiceLogo: 'Logo gabinetu',
  /** Above each page but the first: whose plan it is, which, and for when. */
  header: ({ person, stage, period, length }: HeaderFacts) =>
    [person, `Plan żywieniowy, ${stage.charAt(0).toLowerCase()}${stage.slice(1)}`, period || length]
      .filter((part) => part !== '')
      .join(' · '),
  page: 'Strona ',
  pageOf: ' z ',
  summary: 'Podsumowanie',
  howToRead: 'Jak czytać plan',
  columns: {
    time: 'Godz.',
    mealAndIngredients: 'Posiłek i składniki',
    measure: 'Miara domowa',
    mass: 'Masa',
    kcal: 'kcal',
    protein: 'B',
    fat: 'T',
    carbs: 'W',
  },
  nutrition: (kcal: string, protein: string, fat: string, carbs: string) =>
    `${kcal} · B\u00a0${protein} · T\u00a0${fat} · W\u00a0${carbs}`,
  /** "5 łyżek (50 g)" where measure and mass stand in one line. */
  amount: ({ measure, mass }: { readonly measure: string; readonly mass: string }) =>
    measure !== '' && mass !== '' ? `${measure} (${mass})` : measure || mass,
  daySum: 'Razem dzień',
  noMeal: 'bez posiłku',
  severalPortions: 'Przepisy na kilka porcji',
  severalPortionsText:
    'Gotujesz raz, jesz kilka razy. Kolumna „zjadasz” to Twoja porcja i do niej odnoszą się kalorie w\u00a0planie; „gotujesz” to cały garnek.',
  portionColumns: { food: 'Składniki', eat: 'zjadasz', cook: 'gotujesz' },
  insteadOf: (food: string) => `zamiast: ${food}`,
  without: (foods: readonly string[]) => ` – wersja bez: ${foods.join('; ')}`,
  recipes: 'Sposób przygotowania',
  advice: 'Zalecenia ogólne',
  avoided: 'Produkty wykluczone i ograniczane',
  excluded: 'Wykluczone',
  limited: 'Ograniczane',
  disliked: 'Nie lubisz',
  notAllergyTest:
    'Wynik IgG nie jest testem na alergię i jej nie rozpoznaje. Przy wysypce, obrzęku lub duszności po jedzeniu nie czekaj na wizytę w gabinecie: skontaktuj się z lekarzem, a gdy stan jest nagły, zadzwoń pod 112.',
  box: '☐',
  shoppingText:
    'Ilości na cały tydzień, razem z\u00a0porcjami gotowanymi na zapas. Sprawdź najpierw, co masz w\u00a0domu.',
  substitutes: 'Zamienniki',
  substitutesText:
    'W jednym wierszu stoją ilości o tej samej kaloryczności, z dokładnością do 5\u00a0g. Zamieniaj w obrębie wiersza, nie między wierszami. Zamiennik spoza listy może zawierać produkt wykluczony: zapytaj.',
  substituteColumns: { food: 'W planie', amount: 'Ilość', standIns: 'Możesz dać zamiast tego' },
  diary: 'Dzienniczek',
  diaryColumns: {
    day: 'Dzień',
    eaten: 'Co inaczej, o której',
    water: 'Woda',
    mood: 'Samopoczucie, objawy',
    mass: 'Masa, kg',
  },
  notes: 'Notatki i pytania na wizytę',
} as const;

/** The first words of an advice, "Płyny:", and the rest of it; none where it has no such words. */
export function leadOf(text: string): readonly [lead: string, rest: string] {
  const lead = /^\p{Lu}[\p{L} ]{1,30}:(?= )/u.exec(text)?.[0] ?? '';
  return [lead, text.slice(lead.length)];
}
