/** Which answers cannot be one to a question: a time of day counts nothing, yes and no name nobody. */
import { isoOfPolishDate } from '@pora/contracts/text/text.model';
import { foldText } from '@pora/text-pl/fold';
import { polishDateOf } from './survey-date.js';

const PHONE = /^[+()\d\s/-]{9,}$/u;
const CLOCK = /^(?:ok(?:olo|\.)?\s*)?(?:o\s)?\d{1,2}[:.]\d{2}$/u;
const YES_NO = /^(?:tak|nie|brak|czasem|czasami|rzadko|nigdy|raczej (?:tak|nie)|nie wiem|nie dotyczy)[.!]*$/u;
const MAIL = /\S@\S+\.\S/u;
/** A number, or from one to another, with a unit that no field of the survey is told in. */
const MEASURE =
  /^(?:ok(?:olo|\.)?\s*)?[+-]?\d+(?:[.,]\d+)?(?:\s?[–-]\s?\d+(?:[.,]\d+)?)?\s*(?:kg|cm|mg\/dl|mmol(?:\/l)?|g\/dl|pkt|punkt\w*|zl|pln|lat|lata|ha|centyl\w*|%|w|bpm|mmhg)$/u;
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
  'nutrition.stimulants': isCountless,
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

/** What the belly suffers from, by the fields that hold it; the rest is told in the last one. */
const TROUBLES: readonly (readonly [field: string, words: RegExp])[] = [
  [
    'gastro.peristalsis',
    /zapar|biegun|rozwoln|zatward|wzdec|wzdet|wzdym|gaz(?:y|ow|ami)(?![a-z])|przelewan|luzn\w* stol/u,
  ],
  ['gastro.ulcerOrHeartburn', /zgag|wrzod|nadkwa|pieczeni[ea]|piecze(?![a-z])/u],
  ['gastro.reflux', /refluk|odbija|cofa|ulewa/u],
  [
    'gastro.other',
    /bol|boli|nudnos|mdlo|wymiot|skurcz|kolk|ucisk|ciez|krew|krwaw|hemoro|dyskomf|niestraw|apety/u,
  ],
];

/** Whether an answer names what the belly suffers from. */
export const namesTrouble = (answer: string) => troublesOf(foldText(answer)).length > 0;

const troublesOf = (folded: string) =>
  TROUBLES.filter(([, words]) => words.test(folded)).map(([field]) => field);

/**
 * The field beside it that an answer speaks of: "nieregularnie" counts no meals, "zaparcia" no stools; a question for allergies
 * and intolerances, or for any trouble of the belly, is answered by what the answer names.
 */
export function spokenField(field: string, answer: string): string {
  const folded = foldText(answer);
  if (field === 'gastro.other') {
    const [first = field, ...others] = troublesOf(folded);
    return others.length === 0 ? first : field;
  }
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
  /witamin|multiwit|suplement|probioty|maslan|enzym|oleje?k? (?:z |rybi)|elektrolit|izotoni|bcaa|eaa(?![a-z])|gainer|karnityn|tauryn|arginin|cytrulin|spirulin|chlorell|zen-?szen|kurkum|berberyn|ostropest|babk[ai] |psyllium|lutein|biotyn|lecytyn|glukozamin|hialuron|astaksantyn|resweratrol|nac(?![a-z])|magnez|omega|cynk|selen|zelaz|wapn|potas|jod|kwas foli|kolagen|kreatyn|odzyw|bialk|tran(?![a-z])|ashwa|melaton|blonnik|inozytol|koenzym|ziol|napar|(?<![a-z])[bcdek]\s?\d{0,2}(?![a-z])|d3|b12|k2/u;

/** "Leków nie, witamina D" */
const NO_MEDICINES =
  /(?:zadnych )?lek(?:i|ow) (?:nie(?: biore| przyjmuje)?|brak|zadn\w+)|(?:bez|brak|nie biore|nie przyjmuje) lekow/u;

/** Which of two lists that are asked for at once the answer is: supplements only where all of it is; undefined for yes and no. */
export function medicinesOrSupplements(answer: string): string | undefined {
  const folded = foldText(answer).replace(NO_MEDICINES, '');
  if (YES_NO.test(folded.trim())) return undefined;
  const entries = folded.split(/[,;\n]|\s(?:i|oraz)\s/u).filter((entry) => /[a-z]{2}/u.test(entry));
  const isOfSupplements = entries.every((entry) => SUPPLEMENT.test(entry));
  return isOfSupplements ? 'nutrition.supplements' : 'medicalHistory.currentMeds';
}

/** Whether an answer says what its field cannot hold. */
export function contradicts(field: string, answer: string): boolean {
  const text = answer.trim();
  const folded = foldText(text).trim();
  return (CONTRADICTS[field] ?? isForm)(folded, text);
}
