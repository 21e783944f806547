import { formatNumber } from '@pora/text-pl/number';

const amount = (value: number): string => formatNumber(value, { maxDecimals: 2, grouping: false });

/** What is said about an ingredient of a pasted recipe. */
export const recipeTextStrings = {
  chosen: (written: string, value: number) => `„${written}” przyjęto jako ${amount(value)}. Sprawdź ilość.`,
  size: (written: string) => `„${written}” nie zmienia wagi: przyjęto zwykłą miarę.`,
  assumed: (measure: string, grams: number) =>
    `„${measure}” przyjęto jako ${amount(grams)} g. Sprawdź ilość.`,
  assumedMillilitres: (millilitres: number, grams: number) =>
    `${amount(millilitres)} ml przyjęto jako ${amount(grams)} g. Sprawdź ilość.`,
  noWeight: (measure: string) => `Nie wiadomo, ile waży „${measure}”. Podaj gramy.`,
  noPiece: 'Nie wiadomo, ile waży sztuka. Podaj gramy.',
  otherFood: (written: string) => `W przepisie także: „${written}”.`,
  severalFoods: 'Pasuje więcej niż jeden produkt. Sprawdź wybór.',
  otherWords: (name: string) => `Nazwa w bazie mówi więcej: „${name}”. Sprawdź wybór.`,
  onlySimilar: 'Brak w bazie. Podobne produkty różnią się nazwą.',
  none: 'Brak w bazie.',
  means: (plain: string, name: string) => `Przyjęto jako ${plain}: „${name}”. Sprawdź wybór.`,
  fromStep: 'Z opisu przygotowania. Sprawdź produkt i ilość.',
  pageLeft: 'Reszta strony: przepis odczytano z jej danych.',
  dataWithoutRecipe: 'Wklejone dane nie zawierają przepisu.',
  tooManyLines: (written: string) => `${written} (za dużo składników)`,
} as const;
