import { type PicturePart } from '@pora/contracts/catalog/meal-picture.vocabulary';

const PARTS: Record<PicturePart, string> = {
  auto: 'Automatycznie',
  centre: 'Środek',
  top: 'Góra',
  bottom: 'Dół',
  left: 'Lewa strona',
  right: 'Prawa strona',
};

/** Texts of the photograph of a meal. */
export const mealPictureStrings = {
  group: 'Zdjęcie posiłku',
  add: 'Dodaj zdjęcie',
  change: 'Zmień zdjęcie',
  sending: 'Wysyłanie…',
  crop: 'Kadr',
  part: (part: PicturePart) => PARTS[part],
  remove: 'Usuń zdjęcie',
  removeQuestion: 'Usunąć zdjęcie posiłku?',
  removeText: 'Zdjęcia nie da się przywrócić. Posiłek zostaje.',
  removed: 'Usunięto zdjęcie',
  cancel: 'Anuluj',
  saved: 'Zapisano zdjęcie',
  failed: 'Nie udało się zmienić zdjęcia',
  rules: 'JPG, PNG lub WebP do 8 MB. Usuwamy miejsce i datę zdjęcia.',
  chosen: (fileName: string) => `Wybrane zdjęcie: ${fileName}`,
  chosenLater: 'Wyślemy je, gdy zapiszesz posiłek.',
  ofOriginal: 'Zdjęcie oryginału. Kopia dostanie własne.',
  unsentTitle: 'Posiłek zapisano, ale bez zdjęcia.',
  sendAgain: 'Wyślij zdjęcie ponownie',
  mealWaits: 'Posiłek czeka na połączenie. Zdjęcie wyślesz, gdy posiłek się zapisze.',
  originalGone: 'Oryginał nie ma już zdjęcia.',
  alt: 'Opis zdjęcia',
  altHint: 'Dla osób, które go nie widzą. Puste: nazwa posiłku.',
} as const;
