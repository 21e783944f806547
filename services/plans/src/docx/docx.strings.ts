import type { HandOutCauseKind } from '@pora/contracts/plans/hand-out.vocabulary';

const NAMED = 3;
/** "Owsianka; Zupa; Gulasz; innych: 2": it travels in a header, which has little room. */
const firstOf = (names: readonly string[]) =>
  [...names.slice(0, NAMED), ...(names.length > NAMED ? [`innych: ${names.length - NAMED}`] : [])].join('; ');

const ASKED: Record<HandOutCauseKind, string> = {
  unchecked_plan: 'Plan nie jest sprawdzony.',
  dangerous: 'W planie są niedozwolone produkty.',
  unchecked: 'W planie są niesprawdzone produkty.',
  no_survey: 'Brak ankiety: nie wiadomo, czego pacjent unika.',
  undecided: 'W ankiecie są wpisy bez decyzji.',
  empty: 'W planie są puste miejsca.',
  accepted: 'W planie są zaakceptowane ryzyka.',
};
const CONFIRM = 'Aby wydać plan mimo to, potwierdź wydanie i podaj powód w edytorze planu.';

/** Sentences of export and import [diets §8]. */
export const docxStrings = {
  failed: 'Nie udało się wyeksportować DOCX. Spróbuj ponownie za chwilę.',
  choosePatient: 'Wybierz pacjenta przed importem planu.',
  oneTarget: 'Podaj pacjenta albo plan, nie oba naraz.',
  hashMismatch: 'Nie rozpoznaliśmy tego pliku. Użyj proszę pliku wyeksportowanego bezpośrednio z Pora.',
  archiveDisabled:
    'Import planu wymaga włączonego archiwum plików DOCX. Skontaktuj się z administratorem, aby je włączyć.',
  archiveQueryFailed:
    'Nie udało się sprawdzić archiwum plików DOCX. Spróbuj ponownie lub skontaktuj się z administratorem.',
  badLogo: 'Logo musi być obrazem PNG lub JPG, od 16 do 2000 pikseli na bok i najwyżej 150\u00a0KB.',
  picturesAway: 'W materiale nie ma zdjęć posiłków: biblioteka nie odpowiada. Spróbuj ponownie za chwilę.',
  picturesUnread: (names: readonly string[]) => `Nie udało się wczytać zdjęć: ${firstOf(names)}.`,
  picturesCrowded: (names: readonly string[]) => `Nie zmieściły się zdjęcia: ${firstOf(names)}.`,
  /** Why the file is not given: everything that is asked about, and the way on. */
  asked: (causes: readonly HandOutCauseKind[]) => [...causes.map((kind) => ASKED[kind]), CONFIRM].join(' '),
  importAllergies: (foods: readonly string[]) =>
    `Wczytany plan zawiera produkty, na które pacjent ma alergię: ${foods.join('; ')}. Wymień je, zanim wydasz plan.`,
  importDangerous: (verdict: string) =>
    `Wczytany plan zawiera produkty, których pacjent nie powinien jeść (${verdict}). Wymień je, zanim wydasz plan.`,
  importUnchecked: (verdict: string) => `Wczytany plan nie jest sprawdzony: ${verdict}`,
  otherCheck: 'Ocena planu zmieniła się w międzyczasie. Przeczytaj ją i potwierdź jeszcze raz.',
} as const;
