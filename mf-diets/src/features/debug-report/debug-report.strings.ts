/** Words of the generator's report for those who look for the cause of a plan [diets §2, §8]. */
export const debugStrings = {
  title: 'Raport debugowania',
  text: 'Zapis ostatniego generowania: kandydaci, reguły i wynik każdego miejsca.',
  loading: 'Wczytuję raport…',
  none: 'Brak logu lub błąd pobierania.',
  log: 'Treść raportu',
  copy: 'Kopiuj raport',
  copied: 'Skopiowano',
  close: 'Zamknij',
} as const;
