import { PATIENT_FIELD_WORDS } from '../patients/patient.vocabulary.js';

/** What a line of the history of access is about: a reading, a change, a copy that left the product, or a removal. */
export const ACCESS_KINDS = ['read', 'change', 'export', 'removal'] as const;

/** Kind of a line in the history of access. */
export type AccessKind = (typeof ACCESS_KINDS)[number];

/** Polish names of {@link ACCESS_KINDS}. */
export const ACCESS_KIND_LABELS: Readonly<Record<AccessKind, string>> = {
  read: 'Otwarcia',
  change: 'Zmiany',
  export: 'Kopie danych',
  removal: 'Usunięcia',
};

interface AccessAction {
  readonly kind: AccessKind;
  /** Names the deed without its doer, so that it fits everybody. */
  readonly words: string;
}

const line = (kind: AccessKind, words: string): AccessAction => ({ kind, words });

/** What the actions of the audit trail mean to a person who reads it. */
export const ACCESS_ACTIONS: ReadonlyMap<string, AccessAction> = new Map([
  ['patients.create', line('change', 'Dodanie pacjenta')],
  ['patients.read', line('read', 'Otwarcie danych pacjenta')],
  ['patients.read-energy', line('read', 'Odczyt zapotrzebowania na energię')],
  ['patients.read-for-planning', line('read', 'Odczyt danych do planu diety')],
  ['patients.update', line('change', 'Zmiana danych pacjenta')],
  ['patients.add-measurement', line('change', 'Dodanie pomiaru')],
  ['patients.change-measurement', line('change', 'Poprawienie pomiaru')],
  ['patients.delete-measurement', line('removal', 'Usunięcie pomiaru')],
  ['patients.delete', line('removal', 'Przeniesienie pacjenta do kosza')],
  ['patients.restore', line('change', 'Przywrócenie pacjenta z kosza')],
  ['surveys.read', line('read', 'Otwarcie ankiety')],
  ['surveys.create', line('change', 'Zapisanie ankiety')],
  ['surveys.update', line('change', 'Zmiana ankiety')],
  ['surveys.replace', line('change', 'Zastąpienie ankiety nową')],
  ['surveys.delete', line('removal', 'Usunięcie ankiety')],
  ['surveys.restore', line('change', 'Przywrócenie ankiety')],
  ['intolerance-sets.read', line('read', 'Otwarcie wyników nietolerancji')],
  ['intolerance-sets.create', line('change', 'Zapisanie wyników nietolerancji')],
  ['intolerance-sets.replace', line('change', 'Zastąpienie wyników nietolerancji nowymi')],
  ['intolerance-sets.delete', line('removal', 'Usunięcie wyników nietolerancji')],
  ['intolerance-sets.restore', line('change', 'Przywrócenie wyników nietolerancji')],
  ['schedule.list', line('read', 'Odczyt wizyt')],
  ['schedule.create', line('change', 'Dodanie wizyty')],
  ['schedule.create-series', line('change', 'Dodanie serii wizyt')],
  ['schedule.update', line('change', 'Zmiana wizyty')],
  ['schedule.delete', line('removal', 'Usunięcie wizyty')],
  ['schedule.restore', line('change', 'Przywrócenie wizyty')],
  ['privacy.read', line('read', 'Otwarcie danych i zgód')],
  ['privacy.give-consent', line('change', 'Zapisanie zgody')],
  ['privacy.withdraw-consent', line('change', 'Wycofanie zgody')],
  ['privacy.export-history', line('export', 'Pobranie historii dostępu')],
  ['privacy.request-erasure', line('removal', 'Prośba o trwałe usunięcie danych')],
  ['privacy.cancel-erasure', line('change', 'Wycofanie prośby o trwałe usunięcie')],
]);

/** Words of a line whose action is not known here, such as one of an older release. */
export const OTHER_ACCESS = 'Inna czynność';

/** Actions of a kind. */
export function actionsOfKind(kind: AccessKind): string[] {
  return [...ACCESS_ACTIONS].filter(([, action]) => action.kind === kind).map(([name]) => name);
}

/** Polish names of what a change touched: fields of a patient, parts of a survey, fields of a visit. */
const FIELD_WORDS: ReadonlyMap<string, string> = new Map([
  ...PATIENT_FIELD_WORDS,
  ['title', 'tytuł'],
  ['startsAt', 'początek'],
  ['endsAt', 'koniec'],
  ['type', 'rodzaj'],
  ['patientId', 'pacjent'],
  ['surveyDate', 'data ankiety'],
  ['header', 'dane z nagłówka'],
  ['medicalHistory', 'historia chorób'],
  ['gastro', 'układ pokarmowy'],
  ['nutrition', 'żywienie'],
  ['constraints', 'plan dnia'],
  ['preferences', 'preferencje'],
  ['patientNotes', 'notatki'],
  ['sourceFile', 'plik'],
]);

/** What a line says happened: the deed, and which fields it touched, never what was in them. */
export function accessWords({ action, fields }: { action: string; fields: readonly string[] }): string {
  const words = ACCESS_ACTIONS.get(action)?.words ?? OTHER_ACCESS;
  const named = fields.map((name) => FIELD_WORDS.get(name)).filter((name) => name !== undefined);
  return named.length > 0 ? `${words}: ${named.join(', ')}` : words;
}
