import {
  PREFERENCE_LABELS,
  SURVEY_FIELD_LABELS,
  SURVEY_SECTION_LABELS,
} from '@pora/contracts/patients/survey.labels';
import { countOf, formatDate } from '@pora/kit';

const UNDECIDED = { one: 'wpis bez decyzji', few: 'wpisy bez decyzji', many: 'wpisów bez decyzji' };

/** Texts of the survey; the messages are those of the specification [core §8]. */
export const surveyStrings = {
  title: 'Ankieta',
  loading: 'Wczytywanie ankiety…',
  loadFailed: 'Nie udało się pobrać ankiety.',
  sections: SURVEY_SECTION_LABELS,
  sectionsLabel: 'Części ankiety',
  filled: 'wypełniono',
  empty: 'puste',
  fields: SURVEY_FIELD_LABELS,
  group: 'Grupa',
  preferences: PREFERENCE_LABELS,
  preferencesHint: 'Rozdzielaj przecinkami lub nowymi wierszami. „Nie lubi” trafia do ostrzeżeń w planie.',
  tooManyEntries: (max: number) => `Najwyżej ${max} wpisów na liście`,
  entryTooLong: (max: number) => `Wpis na liście: najwyżej ${max} znaków`,
  allergy: 'Alergia',
  /** "Z wizyty 04.09.2026, plik ankieta.docx, zmiana 16.11.2026." – as much of it as is known. */
  origin: (surveyDate: string | null, sourceFile: string | null, updatedAt: string) =>
    [
      ...(surveyDate ? [`Z wizyty ${formatDate(surveyDate)}`] : []),
      ...(sourceFile ? [`plik ${sourceFile}`] : []),
      `zmiana ${formatDate(updatedAt)}`,
    ].join(', '),
  back: 'Wróć',
  words: 'Co zrozumieliśmy',
  openWords: (count: number) => countOf(count, UNDECIDED),
  edit: 'Edytuj',
  cancel: 'Anuluj',
  save: 'Zapisz ankietę',
  saved: 'Ankieta zapisana',
  saveFailed: 'Błąd zapisu ankiety',
  notSaved: 'Nie udało się zapisać ankiety',
  fixFields: 'Popraw zaznaczone pola.',
  conflict: 'Tę ankietę zmieniono w międzyczasie gdzie indziej.',
  conflictText: (by: string, when: string) =>
    `Nowsza wersja: ${by}, ${when}. To, co wpisano tutaj, czeka. Wybierz wersję, która ma zostać.`,
  takeTheirs: 'Wczytaj nowszą',
  keepMine: 'Zachowaj moją',
  remove: 'Usuń ankietę',
  removed: 'Ankieta usunięta',
  removeFailed: 'Nie udało się usunąć ankiety',
  restored: 'Przywrócono ankietę',
  restoreFailed: 'Nie udało się przywrócić ankiety',
  unsaved: 'Niezapisane zmiany',
} as const;
