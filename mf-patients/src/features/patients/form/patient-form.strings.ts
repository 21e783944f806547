import { SEX_LABELS } from '@pora/contracts/patients/patient.vocabulary';

/** Texts of the new-patient and edit-patient dialogs. */
export const patientFormStrings = {
  newTitle: 'Nowy pacjent',
  editTitle: 'Edycja danych',
  add: 'Dodaj pacjenta',
  save: 'Zapisz zmiany',
  cancel: 'Anuluj',
  sexes: SEX_LABELS,
  noSex: 'Nie podano',
  targetHint: 'Bez niej linia celu stoi przy BMI 25',
  activityHint: '1,2 – siedzący tryb życia, 1,9 – bardzo aktywny',
  groups: { person: 'Dane osobowe', body: 'Pomiary i cel' },
  firstNameMissing: 'Podaj imię',
  lastNameMissing: 'Podaj nazwisko',
  fixFields: 'Popraw zaznaczone pola.',
  added: (name: string) => `Dodano pacjenta: ${name}`,
  waits: 'Czeka na zapis na serwerze',
  waitsText: 'Zmiana jest w tej przeglądarce. Wyślemy ją, gdy wróci połączenie.',
  addFailed: 'Nie udało się dodać pacjenta',
  saved: 'Zapisano zmiany',
  saveFailed: 'Nie zapisano zmian na serwerze',
} as const;
