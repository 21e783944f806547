import { countOf, formatCount, plural } from '@pora/kit';

const FOODS = { one: 'produkt', few: 'produkty', many: 'produktów' };
const OF_FOODS = { one: 'produktu', few: 'produktów', many: 'produktów' };
const OTHERS = { one: 'inny', few: 'inne', many: 'innych' };
const USED = {
  one: 'jest używany w posiłkach. Zostanie pominięty',
  few: 'są używane w posiłkach. Zostaną pominięte',
  many: 'jest używanych w posiłkach. Zostaną pominięte',
};

/** Texts of deleting ticked foods [library §2, §6, §8]. */
export const bulkDeleteStrings = {
  question: (count: number) => `Usunąć ${countOf(count, FOODS)}?`,
  names: 'Zaznaczone produkty',
  rest: (count: number) => `i ${countOf(count, OTHERS)}`,
  used: (count: number) =>
    `${formatCount(count)}\u00a0${plural(count, FOODS)} ${plural(count, USED)}, posiłki się nie zmienią.`,
  usageUnknown:
    'Nie sprawdzono, co z tego jest używane w posiłkach. Używane produkty zostaną pominięte, posiłki się nie zmienią.',
  canUndo: 'Usunięcie można cofnąć zaraz po nim.',
  cancel: 'Anuluj',
  remove: 'Usuń produkty',
  result: (deleted: number, skipped: number) =>
    `Usunięto ${formatCount(deleted)}, pominięto ${formatCount(skipped)} (w użyciu)`,
  unauthorised: 'Brak autoryzacji',
  unauthorisedText: 'Twoja sesja wygasła lub nie masz dostępu. Zaloguj się ponownie.',
  nothingLost: (count: number) =>
    `Nic nie usunięto. Zaznaczenie ${countOf(count, OF_FOODS)} zostaje i wróci po zalogowaniu.`,
  signIn: 'Zaloguj przez Google',
  close: 'Zamknij',
} as const;
