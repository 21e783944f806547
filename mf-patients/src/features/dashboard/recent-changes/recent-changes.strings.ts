/** Texts of the recent changes. */
export const recentChangesStrings = {
  title: 'Ostatnie zmiany',
  text: 'Pacjenci, plany i wizyty tego tygodnia',
  patient: { added: 'nowy pacjent', changed: 'zmiana danych pacjenta' },
  plan: { added: 'nowy plan', changed: 'zmiana planu' },
  event: { added: 'nowa wizyta', changed: 'zmiana wizyty' },
  visit: (what: string, date: string, time: string) => `${what} ${date}, ${time}`,
} as const;
