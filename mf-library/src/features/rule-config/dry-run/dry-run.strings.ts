import { formatCount, formatKcal, formatSigned, plural } from '@pora/kit';

const OTHERS = { one: 'inny', few: 'inne', many: 'innych' };

/** Texts of the trial of the rules. */
export const dryRunStrings = {
  title: 'Próba na sucho',
  description: 'Ilu kandydatów zostaje w każdym slocie po Twoich zmianach. Nic się nie zapisuje.',
  patient: 'Pacjent',
  patientPlaceholder: 'bez pacjenta',
  patientsFailed: 'Nie udało się pobrać pacjentów. Próba działa bez pacjenta.',
  mealsPerDay: 'Posiłki dziennie',
  calories: 'Kalorie dziennie',
  caloriesHint: 'puste: zapotrzebowanie pacjenta',
  caloriesNeeded: 'Podaj kalorie albo wybierz pacjenta',
  sources: 'Źródła',
  run: 'Policz',
  runAgain: 'Policz ponownie',
  failed: 'Nie udało się policzyć kandydatów.',
  outdated: 'Wynik jest z wcześniejszych ustawień próby.',
  target: (kcal: number) => `Cel: ${formatKcal(kcal)} dziennie, 14 dni.`,
  slot: 'Slot',
  bars: 'Kandydaci',
  before: 'Przed',
  after: 'Po',
  reach: 'Trafia w cel',
  change: 'Zmiana',
  decided: 'Co zdecydowało',
  fromTo: (before: string, after: string) => `${before} → ${after}`,
  signed: (change: number) => formatSigned(change),
  same: 'bez zmian',
  newSlot: 'nowy slot',
  portions: 'zakres porcji, krok lub tolerancja posiłku',
  savedRules: 'zapisane reguły',
  formRules: 'w kolorze slotu: reguły z formularza',
  toggle: 'Rozwiń',
  meals: (slot: string) => `Posiłki: ${slot}`,
  lost: (count: number) => `Odpadło ${formatCount(count)}`,
  lostParts: (candidates: number, reaching: number) =>
    `z wyboru ${formatCount(candidates)}, z trafiających w cel ${formatCount(reaching)}`,
  gained: (count: number) => `Doszło ${formatCount(count)}`,
  gainedParts: (candidates: number, reaching: number) =>
    `do wyboru ${formatCount(candidates)}, do trafiających w cel ${formatCount(reaching)}`,
  formerly: (reason: string) => `Dotąd: ${reason}`,
  others: (count: number) => `i ${formatCount(count)} ${plural(count, OTHERS)}`,
  nobody: 'Żaden posiłek.',
  back: 'Wróć do reguł',
  save: 'Zapisz reguły',
} as const;
