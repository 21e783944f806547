import { countOf, plural, withUnit } from '@pora/kit';

/** What is away, as the subject of a sentence; several follow each other. */
const SUBJECTS = {
  patients: { name: 'lista pacjentów', many: false },
  plans: { name: 'plany dietetyczne', many: true },
  schedule: { name: 'harmonogram', many: false },
};
type Part = keyof typeof SUBJECTS;

const LIST = new Intl.ListFormat('pl');
const YOUR = { one: 'Twoja', few: 'Twoje', many: 'Twoich' };
const CHANGES = { one: 'zmiana', few: 'zmiany', many: 'zmian' };
const WAIT = {
  one: 'czeka i zapisze się sama',
  few: 'czekają i zapiszą się same',
  many: 'czeka i zapisze się samo',
};

function sentence(parts: readonly Part[], adverb: string): string {
  const name = LIST.format(parts.map((part) => SUBJECTS[part].name));
  const isMany = parts.length > 1 || parts.some((part) => SUBJECTS[part].many);
  return `${name.charAt(0).toLocaleUpperCase('pl')}${name.slice(1)} ${adverb} ${isMany ? 'odpowiadają' : 'odpowiada'}.`;
}

/** Texts about a service that does not answer; they come with their notice. */
export const awayStrings = {
  title: (parts: readonly Part[]) => sentence(parts, 'chwilowo nie'),
  back: (parts: readonly Part[]) => sentence(parts, 'znowu'),
  rest: 'Reszta panelu działa.',
  waiting: (count: number) => `${plural(count, YOUR)} ${countOf(count, CHANGES)} ${plural(count, WAIT)}.`,
  nextTry: (seconds: number) => `następna próba za ${withUnit(String(seconds), 's')}`,
  trying: 'trwa próba…',
  tryNow: 'Spróbuj teraz',
};
