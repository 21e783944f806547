/** Words of the hand-out's options, for the service and for browsers. */

/** A day as one table, or a heading with a list per meal, which reads better on a phone. */
export const HAND_OUT_LAYOUTS = ['table', 'headings'] as const;
export type HandOutLayout = (typeof HAND_OUT_LAYOUTS)[number];

/** Preparation with each meal, or once per dish at the end. */
export const HAND_OUT_RECIPES = ['inline', 'appendix'] as const;
export type HandOutRecipes = (typeof HAND_OUT_RECIPES)[number];

/** Parts that may be left out; the title page, the summary and the days always stand. */
export const HAND_OUT_SECTIONS = [
  'advice',
  'avoided',
  'reading',
  'week',
  'substitutes',
  'shopping',
  'notes',
] as const;
export type HandOutSection = (typeof HAND_OUT_SECTIONS)[number];

/**
 * What is named and asked about before a plan leaves, by whichever way (decisions 62, 74), in the order it stands in:
 * nobody could check the plan, forbidden, not checked, nobody asked the patient, words without a decision, empty places,
 * risks somebody took.
 */
export const HAND_OUT_CAUSES = [
  'unchecked_plan',
  'dangerous',
  'unchecked',
  'no_survey',
  'undecided',
  'empty',
  'accepted',
] as const;
/** One of {@link HAND_OUT_CAUSES}. */
export type HandOutCauseKind = (typeof HAND_OUT_CAUSES)[number];

/** Id of the one document of settings that a practice has. */
export const HAND_OUT_SETTINGS_ID = 'practice';

/** Most characters of the texts a practice puts into its hand-outs. */
export const HAND_OUT_TEXT_LIMITS = { practiceName: 120, contact: 200, footer: 300, advice: 3000 } as const;

/** A logo is a small picture: bytes of the file, and pixels of its longer and shorter side. */
export const HAND_OUT_LOGO_LIMITS = { bytes: 150_000, smallest: 16, largest: 2000 } as const;

/** Stands in an advice for the patient's own amount of water, from 30–35 ml a kilogram. */
export const WATER_MARK = '{płyny}';

/** General advice a practice starts with; each text may be changed, others may be added. */
export const FIRST_ADVICE: readonly { readonly id: string; readonly title: string; readonly text: string }[] =
  [
    {
      id: 'general',
      title: 'Ogólne',
      text: [
        'Płyny: {płyny}, głównie woda i słabe herbaty.',
        'Regularność: jedz co 3–4 godziny; ostatni posiłek 2–3 godziny przed snem.',
        'Obróbka: gotuj, duś i piecz; smaż rzadko i bez panierki.',
        'Sól: do 5 g dziennie (1 płaska łyżeczka) razem z solą z pieczywa, serów i wędlin.',
        'Suplementy: tylko te, które zalecił lekarz lub dietetyk.',
        'Ruch: co najmniej 150 minut w tygodniu, tak jak pozwala zdrowie.',
      ].join('\n'),
    },
    {
      id: 'glucose',
      title: 'Insulinooporność i cukrzyca',
      text: [
        'Łącz węglowodany z białkiem i tłuszczem; owoce jedz do posiłku.',
        'Makaron, kasze i ryż gotuj na półtwardo.',
        'Nie pij słodzonych napojów ani soków. Leków i insuliny nie zmieniaj bez lekarza.',
      ].join('\n'),
    },
    {
      id: 'pressure',
      title: 'Nadciśnienie',
      text: [
        'Nie dosalaj przy stole; smak dają zioła, czosnek i cytryna.',
        'Unikaj wędzonek, kostek rosołowych i dań w proszku.',
        'Sól potasową stosuj tylko za zgodą lekarza.',
      ].join('\n'),
    },
    {
      id: 'reflux',
      title: 'Refluks',
      text: [
        'Jedz mniejsze porcje i nie kładź się 3 godziny po posiłku.',
        'Ogranicz kawę, czekoladę, miętę, cytrusy i tłuste dania, jeśli nasilają objawy.',
        'Śpij z uniesionym wezgłowiem łóżka.',
      ].join('\n'),
    },
    {
      id: 'constipation',
      title: 'Zaparcia',
      text: [
        'Błonnik zwiększaj stopniowo i razem z ilością wody.',
        'Codziennie jedz warzywa, owoce i pełne ziarno; spróbuj siemienia lnianego.',
        'Ruszaj się każdego dnia.',
      ].join('\n'),
    },
    {
      id: 'child',
      title: 'Dziecko',
      text: [
        'Posiłki jedzcie razem, przy stole, bez telefonu i telewizji.',
        'Rodzic decyduje, co i kiedy; dziecko, ile zje.',
        'Do picia podawaj wodę.',
      ].join('\n'),
    },
  ];

/** Ink of the printed page, the same whatever theme the screen has. */
export const PAPER_INK = { text: '14211B', quiet: '414E48', line: 'C1CAC5', accent: '0E4834' } as const;

/** Daylight colours of the meals on paper, which is white whatever theme the screen has: bar and soft ground. */
export const PAPER_MEAL_COLORS: Readonly<Record<string, { readonly solid: string; readonly soft: string }>> =
  {
    morning_porridge: { solid: 'E5E483', soft: 'F7F7E5' },
    breakfast: { solid: 'F3C443', soft: 'FEF5E0' },
    second_breakfast: { solid: '82B94F', soft: 'EEFAE6' },
    snack_before_lunch: { solid: '40A777', soft: 'E9FBF0' },
    lunch: { solid: '008E8F', soft: 'E6FBFA' },
    snack: { solid: '15628E', soft: 'EDF7FF' },
    dinner: { solid: '442D8D', soft: 'F5F5FF' },
    late_snack: { solid: '3F164B', soft: 'FCF2FF' },
    soup: { solid: '8E5130', soft: 'FFF3ED' },
    smoothie: { solid: 'F493BA', soft: 'FFF2F6' },
    unknown: { solid: '98A19C', soft: 'F4F6F5' },
  };
