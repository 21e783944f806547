import { type UnclearReason } from '@pora/contracts/catalog/word-decision.vocabulary';
import { countOf, formatCount } from '@pora/kit';

const FOODS = { one: 'produkt', few: 'produkty', many: 'produktów' };

/** Texts about what the matcher made of the survey's words (decisions 33 and 34). */
export const understandingStrings = {
  title: 'Co zrozumiano',
  hint: 'Wpis i liczba produktów z bazy. Tej listy używają generator i ostrzeżenia.',
  nothing: 'Wpisz alergie, nietolerancje albo nielubiane produkty.',
  checking: 'Sprawdzam wpisy…',
  failed: 'Nie udało się sprawdzić wpisów.',
  sources: {
    allergies: 'Blokada: alergie',
    intolerances: 'Ryzyko: nietolerancje',
    disliked: 'Nie lubi',
    elsewhere: 'Napisano w innych polach',
  },
  /** Beside a heading: how many in all. */
  inAll: (count: number) => countOf(count, FOODS),
  foods: (count: number) => `→ ${countOf(count, FOODS)}`,
  notUnderstood: 'Bez decyzji',
  notUnderstoodCount: (count: number) => `Bez decyzji: ${formatCount(count)}`,
  elsewhere: 'napisano w innym polu, potwierdzisz przy zapisie',
  unclear: (entry: string) => `Nie rozumiem: „${entry}”`,
  unclearText: 'Wybierz, co to znaczy. Zapamiętamy dla innych ankiet.',
  choose: 'Wybierz',
  chooseFor: (entry: string) => `Wybierz, co znaczy „${entry}”`,
  chooseCount: (count: number) => (count === 0 ? 'Wybierz' : `Wybierz ${formatCount(count)}`),
  noneLike: 'Nie ma w bazie nic podobnego. Wpisz inne słowo.',
  otherFood: 'Dodaj inny produkt lub grupę',
  searchFailed: 'Nie udało się wyszukać produktów.',
  later: 'Rozstrzygnę później',
  remembered: (entry: string) => `Zapamiętano słowo „${entry}”`,
  rememberFailed: 'Nie udało się zapamiętać',
  undoFailed: 'Nie udało się cofnąć',
  reasons: {
    too_short: 'za krótkie',
    no_food: 'brak w bazie',
    partly: 'tylko częściowo',
    past: 'było kiedyś',
    lifts_all: 'wyjątek znosi wszystko',
    unread_name: 'nieprzypisana nazwa',
    unnamed: 'bez nazwy produktu',
    contradicts: 'sprzeczne wpisy',
  } satisfies Record<UnclearReason, string>,
} as const;
