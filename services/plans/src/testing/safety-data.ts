import type { CatalogSnapshot } from '@pora/contracts/catalog/catalog.routes';
import type { PlanningPatient } from '@pora/contracts/patients/patient.routes';

type SafetyData = Pick<CatalogSnapshot, 'dictionary' | 'mappings' | 'substitutions'>;

const DICTIONARY: SafetyData['dictionary'] = [
  { key: 'mleko-krowie', name: 'Mleko krowie', aliases: ['Kazeina'] },
  { key: 'mleko-kozie', name: 'Mleko kozie', aliases: [] },
  { key: 'jajo-kurze', name: 'Jajo kurze', aliases: [] },
  { key: 'pszenica', name: 'Pszenica', aliases: [] },
  { key: 'orzech-wloski', name: 'Orzech włoski', aliases: [] },
  { key: 'losos', name: 'Łosoś', aliases: [] },
  { key: 'transglutaminaza', name: 'Transglutaminaza', aliases: [] },
];

/** Foods of the starter base a tested name means; nothing is known about transglutaminase. */
const FOODS_OF: Readonly<Record<string, RegExp>> = {
  'mleko-krowie': /^(mleko|jogurt (naturalny|grecki)|ser (?!kozi)|kefir|maślanka|śmietan|masło (82|klar))/i,
  'mleko-kozie': /\bkozi/i,
  'jajo-kurze': /jajko kurze|jaja kurzego/i,
  pszenica: /pszen|makaron (?!ryż|kuku)|bulgur|kuskus/i,
  'orzech-wloski': /orzechy włoskie/i,
  losos: /łoso/i,
};

const SUBSTITUTIONS: SafetyData['substitutions'] = [
  { foodId: 1504, substituteFoodId: 2210, percentage: 100 },
  { foodId: 1505, substituteFoodId: 2209, percentage: 90 },
  { foodId: 1761, substituteFoodId: 1771, percentage: 75 },
];

/** Dictionary, links to foods and substitutes for the foods of a snapshot. */
export function safetyDataFor({ foods }: Pick<CatalogSnapshot, 'foods'>): SafetyData {
  const mappings = DICTIONARY.flatMap(({ key, name }) =>
    foods
      .filter((food) => FOODS_OF[key]?.test(food.name))
      .map(({ id }) => ({ intolerance: key, intoleranceName: name, foodId: id })),
  );
  return { dictionary: DICTIONARY, mappings, substitutions: SUBSTITUTIONS };
}

/** What a patient must avoid, as the patients service tells it. */
export function avoiding(
  items: readonly { readonly name: string; readonly value: number }[],
  disliked: readonly string[] = [],
  answers: Partial<Omit<NonNullable<PlanningPatient['survey']>, 'surveyDate' | 'disliked'>> = {},
): Pick<PlanningPatient, 'intoleranceSet' | 'survey'> {
  return {
    intoleranceSet: { date: '2026-10-02', items: [...items] },
    survey: {
      surveyDate: '2026-10-02',
      disliked: [...disliked],
      ...{
        accepted: [],
        allergies: '',
        intolerances: '',
        chronic: '',
        complaints: '',
        notes: '',
        purpose: '',
        past: '',
        meds: '',
        saysAnything: true,
        decisions: [],
      },
      ...answers,
    },
  };
}
