/** Which answers cannot be one to a question: a time of day counts nothing, yes and no name nobody. */
import { isoOfPolishDate } from '@pora/contracts/text/text.model';
import { foldText } from '@pora/text-pl/fold';
import { polishDateOf } from './survey-date.js';

const PHONE = /^[+()\d\s/-]{9,}$/u;
const CLOCK = /^(?:ok(?:olo|\.)?\s*)?(?:o\s)?\d{1,2}[:.]\d{2}$/u;
const YES_NO = /^(?:tak|nie|brak|czasem|czasami|rzadko|nigdy|raczej (?:tak|nie)|nie wiem|nie dotyczy)[.!]*$/u;
const MAIL = /\S@\S+\.\S/u;
/** A number with a unit that no field of the survey is told in. */
const MEASURE =
  /^(?:ok(?:olo|\.)?\s*)?[+-]?\d+(?:[.,]\d+)?\s*(?:kg|cm|mg\/dl|mmol(?:\/l)?|g\/dl|pkt|punkt\w*|zl|pln|lat|lata|ha|centyl\w*|%|w|bpm|mmhg)$/u;
const BLOOD_PRESSURE = /^\d{2,3}\/\d{2,3}$/u;
const HOUR = /\d|rano|ranka|wieczor|polnoc|poludni|swit|roznie|zmienn|zalez|noc|wczes|pozn|sloncem/u;
const WORK =
  /prac|zmian|etat|dyzur|zdaln|biur|szkol|lekcj|uczy|ucze|student|studi|emeryt|rent|bezrobot|urlop|dom|firm|wolny|elastycz|pelny|pol |tydz|delegac|trasa|trasie|gospodar|przedszkol|zlobek|zajec/u;
/** Longer than what somebody comes for; it is the story of something else. */
const LONGEST_PURPOSE = 300;

const isDay = (text: string) => {
  const day = polishDateOf(text);
  return day !== undefined && isoOfPolishDate(day) !== undefined;
};
const isBarePhone = (text: string) => PHONE.test(text) && (text.match(/\d/gu)?.length ?? 0) >= 9;
const isMeasure = (text: string) => MEASURE.test(text) || BLOOD_PRESSURE.test(text);
/** Tells neither what nor whom: days, numbers to dial, measures, addresses. */
const isForm = (text: string) =>
  isDay(text) || isBarePhone(text) || MAIL.test(text) || isMeasure(text) || /^\d+$/u.test(text);
const isCountless = (text: string) =>
  isDay(text) || isBarePhone(text) || MAIL.test(text) || isMeasure(text) || CLOCK.test(text);

const CONTRADICTS: Readonly<Record<string, (folded: string, text: string) => boolean>> = {
  'header.date': (_, text) => !isDay(text),
  'header.phone': (folded) => (folded.match(/\d/gu)?.length ?? 0) < 7 || isDay(folded) || MAIL.test(folded),
  'header.fullName': (folded, text) =>
    YES_NO.test(folded) ||
    /\d/u.test(folded) ||
    (text.match(/(?<!\p{L})\p{Lu}\p{L}+/gu)?.length ?? 0) < 2 ||
    folded.split(/\s+/u).length > 8,
  'header.visitPurpose': (folded) => YES_NO.test(folded) || isForm(folded) || folded.length > LONGEST_PURPOSE,
  'nutrition.mealsPerDay': isCountless,
  'nutrition.fluidsPerDay': isCountless,
  'gastro.bowelFrequency': isCountless,
  'gastro.urinationFrequency': isCountless,
  'constraints.workHours': (folded) => isForm(folded) || !(HOUR.test(folded) || WORK.test(folded)),
  'constraints.dayStart': (folded) =>
    YES_NO.test(folded) || isMeasure(folded) || isDay(folded) || !HOUR.test(folded),
  'constraints.dayEnd': (folded) =>
    YES_NO.test(folded) || isMeasure(folded) || isDay(folded) || !HOUR.test(folded),
};

const REGULAR = /regularn|stal\w*\s(?:por|godzin)|podjad|pomij|opuszcz|chaotycz|w biegu/u;
const HOW_MANY = /\d|jed(?:en|n)|dwa|trzy|czter|piec|szesc|kilka|raz/u;
const TROUBLED = /zapar|biegun|rozwoln|zatward|wzdec|wzdet/u;
const HOW_OFTEN = /\d|raz|codzien|co (?:dzien|drugi|kilka)|regularn|dziennie|tydz|tygod/u;

const ALLERGY = /alerg|uczul|wysypk|pokrzyw|anafil|puchn|obrzek|swed|wstrzas/u;
const INTOLERANCE = /nietoler|nie toleruj|zle toleruj|zle znosz/u;

/**
 * The field beside it that an answer speaks of: "nieregularnie" counts no meals, "zaparcia" no stools; a question for allergies
 * and intolerances is answered by what the answer names.
 */
export function spokenField(field: string, answer: string): string {
  const folded = foldText(answer);
  if (field === 'nutrition.mealsPerDay' && REGULAR.test(folded) && !HOW_MANY.test(folded))
    return 'nutrition.mealRegularity';
  if (field === 'gastro.bowelFrequency' && TROUBLED.test(folded) && !HOW_OFTEN.test(folded))
    return 'gastro.peristalsis';
  if (field === 'gastro.allergies' && INTOLERANCE.test(folded) && !ALLERGY.test(folded))
    return 'gastro.intolerances';
  return field;
}

/** Names of what is taken beside food and is no medicine. */
const SUPPLEMENT =
  /witamin|suplement|probioty|magnez|omega|cynk|selen|zelaz|wapn|potas|jod|kwas foli|kolagen|kreatyn|odzyw|bialk|tran(?![a-z])|ashwa|melaton|blonnik|inozytol|koenzym|ziol|napar|(?<![a-z])[bcdek]\s?\d{0,2}(?![a-z])|d3|b12|k2/u;

/** Which of two lists that are asked for at once the answer is: all of it supplements, or none of it; undefined for both. */
export function medicinesOrSupplements(answer: string): string | undefined {
  const folded = foldText(answer);
  if (YES_NO.test(folded.trim())) return undefined;
  const entries = folded.split(/[,;\n]|\s(?:i|oraz)\s/u).filter((entry) => /[a-z]{2}/u.test(entry));
  const supplements = entries.filter((entry) => SUPPLEMENT.test(entry)).length;
  if (supplements === entries.length) return 'nutrition.supplements';
  return supplements === 0 ? 'medicalHistory.currentMeds' : undefined;
}

/** Whether an answer says what its field cannot hold. */
export function contradicts(field: string, answer: string): boolean {
  const text = answer.trim();
  const folded = foldText(text).trim();
  return (CONTRADICTS[field] ?? isForm)(folded, text);
}
