import { countOf, formatCount, plural } from '@pora/kit';

const FIELDS = { one: 'pola', few: 'pól', many: 'pól' };
const NEW = { one: 'nowe', few: 'nowe', many: 'nowych' };
const CHANGED = { one: 'zmienione', few: 'zmienione', many: 'zmienionych' };

/** Texts of a survey's import; the messages are those of the specification [core §5, core §8]. */
export const importStrings = {
  button: 'Import z .docx',
  otherFile: 'Wybierz inny plik',
  reading: 'Czytam plik…',
  onlyDocx: 'Wybierz plik .docx.',
  imported: 'Zaimportowano ankietę z pliku',
  parseFailed: 'Błąd parsowania pliku',
  importFailed: 'Błąd importu ankiety',
  nameTitle: 'Inne imię i nazwisko w pliku',
  nameQuestion: (inFile: string, chosen: string) =>
    `Uwaga: Imię i nazwisko w pliku (${inFile}) różni się od wybranego pacjenta (${chosen}). Kontynuować?`,
  nameNote: 'Zapis dopiero po „Zapisz ankietę”.',
  goOn: 'Kontynuuj',
  title: 'Sprawdź import',
  origin: (patient: string, file: string) => `${patient}. Plik: ${file}.`,
  recognised: (count: number, asked: number) =>
    `Rozpoznano ${formatCount(count)} z ${formatCount(asked)} ${plural(asked, FIELDS)}`,
  changes: (changed: number, added: number, same: number) =>
    [
      `${formatCount(changed)} ${plural(changed, CHANGED)}`,
      `${formatCount(added)} ${plural(added, NEW)}`,
      `${formatCount(same)} bez zmian`,
    ].join(', '),
  notSaved: 'Nic jeszcze nie zapisano.',
  readAnyway: (name: string) => `W pliku: ${name}. Wczytano mimo różnicy nazwisk.`,
  show: 'Które pola pokazać',
  onlyChanges: (count: number) => `Zmiany ${formatCount(count)}`,
  all: (count: number) => `Wszystkie ${formatCount(count)}`,
  field: 'Pole',
  stored: 'W ankiecie',
  fromFile: 'Z pliku',
  choice: 'Wybór',
  choiceOf: (field: string) => `${field}: która odpowiedź`,
  keep: 'Zostaw',
  take: 'Z pliku',
  allChanges: 'Wszystkie zmiany',
  sectionsNote: (day: string | undefined) =>
    day
      ? `Liczba przy sekcji to pola, w których plik różni się od ankiety z ${day}.`
      : 'Liczba przy sekcji to pola, w których plik różni się od formularza.',
  takeAll: 'Przyjmij wszystkie',
  wouldShorten: 'Plik skróciłby odpowiedź.',
  asked: (questions: readonly string[]) => `Pytanie: ${questions.map((text) => `„${text}”`).join(', ')}`,
  isGuess: 'Sprawdź: nie jest pewne, że plik pyta o to pole.',
  guessed: (count: number) => `${countOf(count, { one: 'pole', few: 'pola', many: 'pól' })} do sprawdzenia.`,
  noChanges: 'Plik mówi to samo, co ankieta.',
  unplaced: 'Nieprzypisane',
  unplacedHint: 'Nic z pliku nie ginie. Tekst bez wyboru trafi do notatek.',
  document: 'Dokument',
  form: 'Formularz',
  side: 'Co pokazać',
  markTaken: 'wzięte do pola',
  markUnplaced: 'bez pola',
  takenInto: (fields: readonly string[]) => `wzięte do: ${fields.join('; ')}`,
  withoutField: 'bez pola, na liście „Nieprzypisane”',
  documentCut: 'Dalszej części dokumentu tu nie widać. Jej teksty są w polach i na liście „Nieprzypisane”.',
  showField: (field: string) => `Pokaż w dokumencie: ${field}`,
  showText: (text: string) => `Pokaż w dokumencie: ${text}`,
  near: (place: string) => `przy: ${place}`,
  place: (text: string) => `Gdzie przypisać: ${text}`,
  choose: 'Przypisz do pola',
  skip: 'Pomiń',
  undecided: (count: number) => `Bez wyboru: ${formatCount(count)}`,
  abandon: 'Porzuć import',
  abandonTitle: 'Porzucić import?',
  abandonText: 'Odpowiedzi z pliku nie zostały jeszcze zapisane.',
  toForm: 'Wróć do formularza',
  filled: (file: string, count: number) =>
    `Wczytano ${file}. Wypełniono ${countOf(count, { one: 'pole', few: 'pola', many: 'pól' })}. Sprawdź i zapisz, aby zachować.`,
} as const;
