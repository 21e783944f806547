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

/** A big step of a plan, and what it leaves in the trail when it saves nothing. */
const step = (action: string, words: string): [string, AccessAction][] => [
  [action, line('change', words)],
  [`${action}-preview`, line('read', `${words}: podgląd`)],
  [`${action}-unchanged`, line('read', `${words}: bez zmian`)],
  [`${action}-refused`, line('read', `${words}: odmowa`)],
];

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
  ['surveys.decide-words', line('change', 'Decyzja o wpisach ankiety')],
  ['surveys.replace', line('change', 'Zastąpienie ankiety nową')],
  ['surveys.delete', line('removal', 'Usunięcie ankiety')],
  ['surveys.restore', line('change', 'Przywrócenie ankiety')],
  ['surveys.erase', line('removal', 'Usunięcie ankiety na zawsze')],
  ['intolerance-sets.read', line('read', 'Otwarcie wyników nietolerancji')],
  ['intolerance-sets.read-history', line('read', 'Otwarcie listy badań nietolerancji')],
  ['intolerance-sets.create', line('change', 'Zapisanie wyników nietolerancji')],
  ['intolerance-sets.replace', line('change', 'Zastąpienie wyników nietolerancji nowymi')],
  ['intolerance-sets.delete', line('removal', 'Usunięcie wyników nietolerancji')],
  ['intolerance-sets.restore', line('change', 'Przywrócenie wyników nietolerancji')],
  ['intolerance-sets.erase', line('removal', 'Usunięcie wyników nietolerancji na zawsze')],
  [
    'intolerance-sets.make-current',
    line('change', 'Uznanie wcześniejszych wyników nietolerancji za aktualne'),
  ],
  ['schedule.list', line('read', 'Odczyt wizyt')],
  ['schedule.create', line('change', 'Dodanie wizyty')],
  ['schedule.create-series', line('change', 'Dodanie serii wizyt')],
  ['schedule.update', line('change', 'Zmiana wizyty')],
  ['schedule.delete', line('removal', 'Usunięcie wizyty')],
  ['schedule.restore', line('change', 'Przywrócenie wizyty')],
  ['schedule.erase', line('removal', 'Usunięcie wizyty na zawsze')],
  ['privacy.read', line('read', 'Otwarcie danych i zgód')],
  ['privacy.give-consent', line('change', 'Zapisanie zgody')],
  ['privacy.withdraw-consent', line('change', 'Wycofanie zgody')],
  ['privacy.export', line('export', 'Eksport danych pacjenta')],
  ['privacy.download-export', line('export', 'Pobranie eksportu danych')],
  ['privacy.remove-export', line('removal', 'Usunięcie eksportu danych')],
  ['privacy.cancel-export', line('change', 'Przerwanie eksportu danych')],
  ['privacy.export-history', line('export', 'Pobranie historii dostępu')],
  ['plans.create', line('change', 'Utworzenie planu diety')],
  ['plans.read', line('read', 'Otwarcie planu diety')],
  ['plans.update', line('change', 'Zmiana planu diety')],
  ...step('plans.generate', 'Generowanie planu diety'),
  ['plans.edit-slots', line('change', 'Zmiana posiłków w planie diety')],
  ...step('plans.replace-meal', 'Zmiana posiłku w planie diety'),
  ...step('plans.regenerate-slot', 'Nowe losowanie posiłku w planie diety'),
  ['plans.recalculate-slot', line('read', 'Przeliczenie posiłku w planie diety')],
  ...step('plans.adjust', 'Dopasowanie porcji w planie diety'),
  ...step('plans.auto-repair', 'Naprawa planu diety'),
  ...step('plans.substitute', 'Zamiana składników w planie diety'),
  ['plans.undo', line('change', 'Cofnięcie kroku w planie diety')],
  ['plans.redo', line('change', 'Ponowienie kroku w planie diety')],
  ['plans.restore-version', line('change', 'Przywrócenie wersji planu diety')],
  ['plans.accept-risk', line('change', 'Przyjęcie ryzyka w planie diety')],
  ['plans.withdraw-risk', line('change', 'Cofnięcie przyjętego ryzyka')],
  ['plans.accepted-risks', line('read', 'Odczyt przyjętych ryzyk planu')],
  ['plans.safety', line('read', 'Sprawdzenie planu diety')],
  ['plans.explain', line('read', 'Wyjaśnienie posiłku w planie diety')],
  ['plans.feasibility', line('read', 'Ocena, czy plan da się ułożyć')],
  ['plans.food-verdicts', line('read', 'Ocena produktów dla pacjenta')],
  ['plans.candidates', line('read', 'Przegląd posiłków na miejsce w planie')],
  ['plans.substitutes', line('read', 'Przegląd zamienników w planie diety')],
  ['plans.preview-slot', line('read', 'Podgląd zmiany w planie diety')],
  ['plans.history', line('read', 'Otwarcie historii planu diety')],
  ['plans.compare-versions', line('read', 'Porównanie wersji planu diety')],
  ['plans.debug-log', line('read', 'Otwarcie dziennika generowania')],
  ['plans.confirm-export', line('change', 'Potwierdzenie wydania planu mimo ostrzeżeń')],
  ['plans.export-docx', line('export', 'Pobranie planu diety (DOCX)')],
  ['plans.import-docx', line('change', 'Wczytanie planu diety z pliku')],
  ['plans.remove', line('removal', 'Przeniesienie planu diety do kosza')],
  ['plans.restore', line('change', 'Przywrócenie planu diety z kosza')],
  ['plans.remove-with-patient', line('removal', 'Przeniesienie planu diety do kosza z pacjentem')],
  ['plans.restore-with-patient', line('change', 'Przywrócenie planu diety z pacjentem')],
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
  ['name', 'nazwa'],
  ['days', 'liczba dni'],
  ['planDays', 'posiłki'],
  ['mealsPerDay', 'liczba posiłków'],
  ['mealTimes', 'godziny posiłków'],
  ['caloriesPerDay', 'kaloryczność'],
  ['calorieDeficit', 'deficyt'],
  ['stage', 'etap'],
  ['generatorSources', 'źródła posiłków'],
]);

/** What a line says happened: the deed, and which fields it touched, never what was in them. */
export function accessWords({ action, fields }: { action: string; fields: readonly string[] }): string {
  const words = ACCESS_ACTIONS.get(action)?.words ?? OTHER_ACCESS;
  const named = fields.map((name) => FIELD_WORDS.get(name)).filter((name) => name !== undefined);
  return named.length > 0 ? `${words}: ${named.join(', ')}` : words;
}
