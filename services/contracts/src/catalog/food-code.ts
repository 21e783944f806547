/** Digits of a bar code: EAN-8, UPC-A, EAN-13 and GTIN-14; the last is a check digit (GS1 General Specifications 7.9). */
const LENGTHS: ReadonlySet<number> = new Set([8, 12, 13, 14]);
const LONGEST = 14;

/** Said of a text that is no bar code. */
export const FOOD_CODE_BAD = 'Kod ma 8, 12, 13 albo 14 cyfr, a ostatnia jest kontrolna: sprawdź go';

/** The digits of a code as people write it, in groups. */
export const tidyFoodCode = (text: string): string => text.replace(/[\s-]/g, '');

/** Whether the digits are a bar code whose check digit is right. */
export function isFoodCode(digits: string): boolean {
  if (!/^\d+$/.test(digits) || !LENGTHS.has(digits.length)) return false;
  const sum = [...digits.padStart(LONGEST, '0')].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1),
    0,
  );
  return sum % 10 === 0 && Number(digits) > 0;
}

/** What two spellings of one code have in common: the twelve digits of a UPC are an EAN with a nought before them. */
export const foodCodeKey = (digits: string): string => digits.padStart(LONGEST, '0');
