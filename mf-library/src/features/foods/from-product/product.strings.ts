/** Texts of a food made from the data of a product. */
export const productStrings = {
  open: 'Z danych produktu',
  title: 'Produkt z Open Food Facts',
  about: 'Wklej dane produktu albo wybierz plik. Produkt sprawdzisz i zapiszesz w następnym kroku.',
  code: 'Kod kreskowy albo adres strony produktu',
  codeBad: 'Podaj kod z 8 do 14 cyfr albo adres strony produktu w openfoodfacts.org',
  offline:
    'Pora sama nie łączy się z internetem. Otwórz dane produktu w przeglądarce, skopiuj je w całości i wklej poniżej.',
  link: 'Otwórz dane produktu (nowa karta)',
  json: 'Dane produktu (JSON)',
  file: 'Wybierz plik JSON',
  tooLarge: 'Dane są za duże. Mogą mieć najwyżej 2 MB.',
  faults: {
    not_json: 'To nie są dane w postaci JSON. Skopiuj je w całości, od pierwszego do ostatniego nawiasu.',
    no_product: 'W tych danych nie ma produktu. Sprawdź kod kreskowy.',
  },
  read: 'Co odczytano',
  noName: 'bez nazwy',
  per: 'na 100 g',
  none: 'brak',
  missing: (names: readonly string[]) => `Źródło nie podaje: ${names.join(', ')}.`,
  refused: (names: readonly string[]) => `Odrzucono wartości spoza zakresu: ${names.join('; ')}.`,
  otherCode: (inData: string, typed: string) => `Dane mają kod ${inData}, a podano ${typed}.`,
  name: 'nazwa',
  allergens: 'alergeny',
  figures: { calories: 'energia', protein: 'białko', fat: 'tłuszcz', carbs: 'węglowodany' },
  badCode: (code: string) => `kod kreskowy ${code} (zła cyfra kontrolna)`,
  impossible: (name: string, value: string) => `${name} ${value}`,
  fromKilojoules: 'Energia przeliczona z kJ.',
  tooMuch: (grams: string) =>
    `Białko, tłuszcz i węglowodany mają razem ${grams} g w 100 g. Sprawdź wartości.`,
  traces: (names: readonly string[]) => `Może zawierać: ${names.join(', ')}.`,
  unknownAllergens: (names: readonly string[]) => `Nierozpoznane alergeny: ${names.join(', ')}.`,
  source: (code: string | null) =>
    code === null ? 'Źródło: Open Food Facts.' : `Źródło: Open Food Facts, kod ${code}.`,
  cancel: 'Anuluj',
  submit: 'Otwórz produkt',
} as const;
