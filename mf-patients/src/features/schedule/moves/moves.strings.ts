/** Texts of moving visits. */
export const movesStrings = {
  help: 'Spacja podnosi wizytę: strzałki zmieniają godzinę i dzień, Shift i strzałki w górę i w dół – koniec, Enter upuszcza, Esc anuluje.',
  lifted: (label: string, place: string) => `Podniesiono: ${label}. ${place}`,
  free: 'wolne',
  taken: (label: string) => `zajęte: ${label}`,
  until: (time: string) => `do ${time}`,
  cancelled: 'Anulowano przenoszenie',
  barTitle: 'Przenoszenie wizyty',
  drop: 'upuść',
  cancel: 'anuluj',
  minutes: (minutes: number) => `${minutes}\u00a0min`,
  was: (minutes: number) => `było ${minutes}\u00a0min`,
} as const;
