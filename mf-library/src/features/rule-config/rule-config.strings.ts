import { countOf, plural } from '@pora/kit';

const TIMES = { one: 'raz', few: 'razy', many: 'razy' };
const DAYS = { one: 'dzień', few: 'dni', many: 'dni' };

/** Texts of the rule-engine settings. */
export const ruleConfigStrings = {
  title: 'Ustawienia',
  heading: 'Silnik reguł',
  loading: 'Ładowanie konfiguracji…',
  loadFailed: 'Nie udało się pobrać konfiguracji.',
  source: { defaults: 'Źródło: reguły domyślne', database: 'Źródło: baza danych' },
  modified: (when: string) => `Ostatnia zmiana: ${when}`,
  noData: 'brak danych',
  empty: 'Generator pracuje na regułach domyślnych',
  emptyText: 'Gabinet nie zapisał jeszcze własnych reguł.',
  own: 'Generator pracuje na regułach gabinetu',
  facts: {
    budget: 'Budżet kaloryczny',
    budgetText: (plan: string, day: string, meal: string) =>
      `średnia planu ±${plan}, dzień ±${day}, posiłek ±${meal}`,
    portions: 'Porcje',
    portionsText: (range: string, step: string) => `${range} przepisu, co ${step}`,
    repeats: 'Limity powtórzeń',
    repeatsText: (limit: number) => `to samo danie najwyżej ${limit} ${plural(limit, TIMES)} w planie`,
    pairing: 'Parowanie obiadów i kolacji',
    pairingOn: (lunch: number, dinner: number) =>
      `obiad na ${countOf(lunch, DAYS)}, kolacja na ${countOf(dinner, DAYS)}`,
    pairingOff: 'wyłączone',
  },
} as const;
