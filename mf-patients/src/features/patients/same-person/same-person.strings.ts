import { countOf, formatDate } from '@pora/kit';
import { type SameReason } from './same-person.js';

const DAYS = { one: 'dzień', few: 'dni', many: 'dni' };
const REASONS: Readonly<Record<SameReason, string>> = {
  name_and_year: 'to samo imię, nazwisko i rok urodzenia',
  name: 'to samo imię i nazwisko',
  phone: 'ten sam telefon',
  email: 'ten sam e-mail',
};

/** Texts of the question whether a new card is of somebody who has one. */
export const samePersonStrings = {
  title: 'Być może to ta sama osoba',
  why: (reasons: readonly SameReason[]) => reasons.map((reason) => REASONS[reason]).join(', '),
  born: (year: number) => `ur. ${year}`,
  lastVisit: (date: string) => `ostatnia wizyta ${formatDate(date)}`,
  inTrash: (days: number) => `w koszu, ${countOf(days, DAYS)}`,
  open: 'Otwórz kartę',
  openOf: (name: string) => `Otwórz kartę: ${name}`,
  restore: 'Przywróć',
  restoreOf: (name: string) => `Przywróć: ${name}`,
  restored: (name: string) => `Przywrócono pacjenta: ${name}`,
  restoreFailed: 'Nie udało się przywrócić',
  addAnyway: 'Dodaj mimo to',
  hint: 'Dwie karty to dwie ankiety i dwie historie tej samej osoby.',
} as const;
