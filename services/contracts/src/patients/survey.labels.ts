import type { WordAnswer, WordField } from '../catalog/word-decision.vocabulary.js';

/** Polish names of a survey's parts, in the order of the form [core §3]. */
export const SURVEY_SECTION_LABELS = {
  header: 'Nagłówek',
  medicalHistory: 'Wywiad medyczny',
  gastro: 'Układ pokarmowy',
  nutrition: 'Żywienie',
  constraints: 'Ograniczenia',
  preferences: 'Preferencje',
  patientNotes: 'Notatki',
} as const;

/** Polish names of a survey's answers by part, in the order of the form [core §3]. */
export const SURVEY_FIELD_LABELS = {
  header: { date: 'Data', fullName: 'Imię i nazwisko', phone: 'Telefon', visitPurpose: 'Cel wizyty' },
  medicalHistory: {
    currentChronic: 'Choroby przewlekłe',
    pastChronic: 'Przebyte choroby',
    geneticLoad: 'Obciążenia genetyczne',
    currentMeds: 'Leki obecnie',
    pastMeds: 'Leki w przeszłości',
  },
  gastro: {
    allergies: 'Alergie',
    intolerances: 'Nietolerancje',
    ulcerOrHeartburn: 'Wrzody lub zgaga',
    peristalsis: 'Perystaltyka',
    bowelFrequency: 'Wypróżnienia',
    urinationFrequency: 'Oddawanie moczu',
    reflux: 'Refluks',
    other: 'Inne',
  },
  nutrition: {
    mealsPerDay: 'Posiłki dziennie',
    mealRegularity: 'Regularność posiłków',
    fluidsPerDay: 'Płyny dziennie',
    sweeteningDrinks: 'Słodzenie napojów',
    supplements: 'Suplementy',
    stimulants: 'Używki',
    physicalActivity: 'Aktywność fizyczna',
  },
  constraints: {
    dayStart: 'Początek dnia',
    dayEnd: 'Koniec dnia',
    workHours: 'Godziny pracy',
    facilities: 'Zaplecze',
    canteen: 'Stołówka',
  },
} as const;

/** Polish names of how somebody stands to a group of foods. */
export const PREFERENCE_LABELS = {
  liked: 'Lubi',
  conditionallyAllowed: 'Warunkowo',
  disliked: 'Nie lubi',
} as const;

/** Polish names of the fields that are read for foods. */
export const WORD_FIELD_LABELS: Readonly<Record<WordField, string>> = {
  allergies: 'Alergie',
  intolerances: 'Nietolerancje',
  disliked: 'Nie lubi',
  accepted: 'Lubi lub warunkowo',
  chronic: 'Choroby przewlekłe',
  complaints: 'Układ pokarmowy, inne',
  notes: 'Notatki pacjenta',
  purpose: 'Cel wizyty',
  past: 'Przebyte choroby',
  meds: 'Leki obecnie',
};

/** What was decided about a phrase, as a record of it reads. */
export const WORD_ANSWER_LABELS: Readonly<Record<WordAnswer, string>> = {
  confirmed: 'Potwierdzono',
  means: 'Wskazano produkty',
  permitted: 'Dozwolone',
  not_food: 'Nie dotyczy jedzenia',
  relative: 'Dotyczy kogoś z rodziny',
  note: 'Uwaga dla dietetyka',
};
