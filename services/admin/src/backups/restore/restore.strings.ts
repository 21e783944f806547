import { NEWER_VERSION } from '../backups.strings.js';
import type { Sentence } from './restore-refused.js';

/** What is said about restoring: in Polish on the screen, in English by the command. */
export const NO_RESTORE_DATABASE: Sentence = {
  pl: 'Brak połączenia do odtwarzania. Administrator systemu musi ustawić RESTORE_DATABASE_URL.',
  en: 'There is no connection to restore with: set RESTORE_DATABASE_URL.',
};
export const NEWER: Sentence = {
  pl: NEWER_VERSION,
  en: 'The backup was made by a newer version: upgrade Pora first, then restore it.',
};
export const NOT_OURS: Sentence = {
  pl: 'Opis kopii nie pasuje do tego programu. Nie da się jej odtworzyć.',
  en: 'The description of the backup does not fit this program: it cannot be restored.',
};
export const BUSY: Sentence = {
  pl: 'Baza danych jest zajęta innymi zapisami. Spróbuj ponownie za chwilę. Dane się nie zmieniły.',
  en: 'The database is busy with other writes: try again in a moment. Nothing was changed.',
};
export const DIFFERS: Sentence = {
  pl: 'Odtworzone wiersze różnią się od zapisanych, więc odtworzenie zostało cofnięte. Dane się nie zmieniły.',
  en: 'What was restored is not what the backup holds, so it was taken back. Nothing was changed.',
};
export const NO_LONGER_WANTED: Sentence = {
  pl: 'Odtwarzanie zostało przerwane przed zapisaniem zmian. Dane się nie zmieniły.',
  en: 'The restore was given up before anything was saved. Nothing was changed.',
};

/** The database has another layout than the backup. @param what table or column */
export const otherLayout = (what: string): Sentence => ({
  pl: `Kopia ma inny układ danych niż ta wersja programu (${what}). Odtwórz ją w wersji, która ją wykonała.`,
  en: `The backup has another layout than this version (${what}): restore it with the version that made it.`,
});

/** The backup does not hold what was asked for. @param subjects names of tables */
export const notInBackup = (subjects: readonly string[]): Sentence => ({
  pl: `Tej kopii brakuje tabel: ${subjects.join(', ')}.`,
  en: `This backup does not hold: ${subjects.join(', ')}.`,
});

/** Rows of the chosen tables and of others refer to each other. @param subjects to be restored together */
export const together = (subjects: readonly string[]): Sentence => ({
  pl: `Wybrane tabele są powiązane z innymi, które zmieniły się po kopii. Odtwórz razem: ${subjects.join(', ')}. Dane się nie zmieniły.`,
  en: `The chosen tables refer to others that have changed since: restore together ${subjects.join(', ')}. Nothing was changed.`,
});

export const INTERRUPTED: Sentence = {
  pl: 'Odtwarzanie zostało przerwane, zanim zapisało zmiany. Dane są takie jak przed nim. Zacznij je jeszcze raz.',
  en: 'The restore was interrupted before it saved anything. Nothing was changed: start it again.',
};
export const ANOTHER_RESTORE: Sentence = {
  pl: 'Inne odtwarzanie jeszcze trwa. Poczekaj, aż się skończy.',
  en: 'Another restore is under way: wait until it has ended.',
};

/** Description of the backup that is made before a restore. @param takenAt moment of what is restored, ISO 8601 */
export const beforeRestore = (takenAt: string) =>
  `Przed odtworzeniem kopii z ${new Intl.DateTimeFormat('pl-PL', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Warsaw' }).format(new Date(takenAt))}`;

export const NO_RESTORE_QUEUE =
  'Nie udało się rozpocząć odtwarzania: kolejka zadań nie odpowiada. Spróbuj ponownie za chwilę.';
export const NO_TABLES_TO_RESTORE = 'Wybierz co najmniej jedną tabelę do odtworzenia.';
export const OTHER_SENTENCE = 'Wpisane zdanie nie zgadza się z wyborem tabel. Nic nie zostało odtworzone.';
