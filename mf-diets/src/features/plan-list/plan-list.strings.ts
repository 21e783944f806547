import { countOf } from '@pora/kit';

/** Texts of the plan list. */
export const planListStrings = {
  title: 'Planowanie diety',
  tabs: { plans: 'Plany', create: 'Utwórz' },
  tabsLabel: 'Widoki planowania',
  trash: 'Kosz',
  newPlan: 'Nowy plan',
  filter: 'Filtruj po pacjencie',
  clearFilter: 'Wyczyść filtr',
  noPatient: 'Bez pacjenta',
  unknownPatient: 'Nieznany pacjent',
  count: (n: number) => `(${countOf(n, { one: 'plan', few: 'plany', many: 'planów' })})`,
  updated: (date: string) => `aktualizacja ${date}`,
  child: 'dziecko',
  perDay: 'kcal/dzień',
  delta: (value: string) => `Δ ${value}`,
  deltaTitle: { deficit: 'Deficyt wobec TDEE', surplus: 'Nadwyżka wobec TDEE' },
  ofTdee: (kcal: string, tdee: string) => `${kcal} przy TDEE ${tdee}`,
  facts: (stage: string, days: number, meals: number, tdee: string) =>
    [
      `Etap ${stage}`,
      countOf(days, { one: 'dzień', few: 'dni', many: 'dni' }),
      countOf(meals, { one: 'posiłek', few: 'posiłki', many: 'posiłków' }),
      `TDEE ${tdee}`,
    ].join(' · '),
  created: (date: string) => `Utworzono ${date}`,
  details: 'Szczegóły',
  addNext: 'Dodaj kolejny plan',
  stage: (stage: string) => `Etap ${stage}`,
  empty: 'Brak planów',
  emptyText: 'Plan powstaje z celu kalorycznego pacjenta.',
  createPlan: 'Utwórz plan',
  noResults: 'Brak wyników',
  noneOfName: (name: string) => `Żaden pacjent z planem nie pasuje do „${name}”.`,
  searched: (name: string, n: number) =>
    `Pasuje do „${name}”: ${countOf(n, { one: 'pacjent', few: 'pacjentów', many: 'pacjentów' })}`,
  noneForPatient: 'Ten pacjent nie ma jeszcze planu',
  loading: 'Wczytywanie planów',
  loadFailed: 'Nie udało się pobrać planów',
  patientsFailed: 'Nie udało się pobrać pacjentów',
} as const;
