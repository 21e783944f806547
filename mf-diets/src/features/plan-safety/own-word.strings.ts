import { countOf } from '@pora/kit';

const FOODS = { one: 'produkt', few: 'produkty', many: 'produktów' };
const MORE = { one: 'inny produkt', few: 'inne produkty', many: 'innych produktów' };

/** Words of the dialog in which the practice explains an entry of a survey. */
export const ownWordStrings = {
  title: (entry: string) => `Co oznacza „${entry}”?`,
  text: 'Wskaż, czego pacjent nie może dostać.',
  take: 'Wskaż',
  search: 'Produkt, kategoria lub alergen',
  placeholder: 'Np. cebula albo nabiał',
  undoFailed: 'Nie udało się cofnąć',
  words: 'Zapamiętane słowa',
  wordsText:
    'Słowa z ankiet, które ten gabinet wyjaśnił. Usunięte słowo będzie znów pokazywane jako niezrozumiałe.',
  wordsLoading: 'Wczytuję zapamiętane słowa…',
  wordsFailed: 'Nie udało się wczytać zapamiętanych słów',
  noWords: 'Nie ma jeszcze zapamiętanych słów',
  wholeCategory: (name: string) => `kategoria ${name}`,
  oneAllergen: (name: string) => `alergen ${name}`,
  foods: (count: number, besides: boolean) => countOf(count, besides ? MORE : FOODS),
  meansNothing: 'nie ma tego w bazie produktów',
  isNote: 'uwaga dla dietetyka',
  removeWord: (word: string) => `Usuń słowo: ${word}`,
  removed: (word: string) => `Usunięto słowo „${word}”`,
  removeFailed: 'Nie udało się usunąć słowa',
} as const;
