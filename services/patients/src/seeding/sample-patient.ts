import { SAMPLE_PATIENT_ID } from '@pora/contracts/patients/patient.vocabulary';
import { demoPatientsSchema, type DemoPatient } from './demo-patients.js';
import {
  demoIntoleranceSetsSchema,
  demoSurveysSchema,
  type DemoIntoleranceSet,
  type DemoSurvey,
} from './demo-records.js';

/** Everything the practice knows about the sample patient; dates are days before the day of adding. */
export interface SamplePatient {
  readonly patient: DemoPatient;
  readonly survey: DemoSurvey;
  readonly set: DemoIntoleranceSet;
}

const FIRST_DAY = 98;

const measured = (daysAgo: number, weightKg: number, waistCm: number, hipCm: number) => ({
  id: `m-przykladowy-${FIRST_DAY - daysAgo}`,
  daysAgo,
  weightKg,
  circumferences: { waistCm, hipCm, chestCm: null, armCm: null, thighCm: null },
});

/** Jan Przykładowy: a made-up man who loses weight, with two results above the limit and two just below it. */
export function samplePatient(): SamplePatient {
  const [patient] = demoPatientsSchema.parse([PATIENT]);
  const [survey] = demoSurveysSchema.parse([SURVEY]);
  const [set] = demoIntoleranceSetsSchema.parse([SET]);
  if (!patient || !survey || !set) throw new RangeError('Pacjent przykładowy jest niepełny.');
  return { patient, survey, set };
}

const PATIENT = {
  id: SAMPLE_PATIENT_ID,
  createdDaysAgo: FIRST_DAY,
  status: 'active',
  personal: { firstName: 'Jan', lastName: 'Przykładowy', sex: 'male', birthYear: 1985 },
  anthropometrics: { heightCm: 180, startingWeightKg: 94.2 },
  activityFactor: 1.4,
  goal: { primary: 'weight_loss', targetWeightKg: 82 },
  notes: 'Pacjent przykładowy: można na nim wszystko wypróbować. Nie liczy się w statystykach.',
  measurements: [
    measured(98, 94.2, 104, 108),
    measured(84, 92.9, 103, 107.5),
    measured(63, 91.6, 101.5, 106.5),
    measured(42, 90.1, 100, 105.5),
    measured(21, 89.3, 99, 105),
    measured(7, 88.4, 98, 104.5),
  ],
};

const SURVEY = {
  id: 'ps-przykladowy',
  patientId: SAMPLE_PATIENT_ID,
  daysAgo: 97,
  header: { fullName: 'Jan Przykładowy', visitPurpose: 'Redukcja masy ciała' },
  medicalHistory: { currentChronic: 'nadciśnienie tętnicze', geneticLoad: 'cukrzyca typu 2 u ojca' },
  gastro: {
    allergies: 'orzechy arachidowe',
    intolerances: 'nie stwierdzono',
    ulcerOrHeartburn: 'zgaga po smażonym',
    peristalsis: 'prawidłowa',
    bowelFrequency: 'raz dziennie',
  },
  nutrition: {
    mealsPerDay: '4',
    mealRegularity: 'w tygodniu regularnie, w weekend późne śniadania',
    fluidsPerDay: '1,5 l',
    stimulants: 'kawa 2 razy dziennie',
    physicalActivity: 'spacery, basen raz w tygodniu',
  },
  constraints: {
    dayStart: '6:30',
    dayEnd: '22:30',
    workHours: '8:00–16:00',
    facilities: 'kuchenka mikrofalowa i lodówka w pracy',
    canteen: 'nie',
  },
  preferences: {
    products_grain: { liked: ['kasza gryczana', 'chleb żytni'], disliked: ['kasza jaglana'] },
    dairy: { liked: ['twaróg', 'kefir'] },
    vegetables: { liked: ['pomidory', 'papryka'], disliked: ['brukselka'] },
    fruits: { liked: ['jabłka', 'maliny'] },
    meat: { liked: ['kurczak'], disliked: ['wątróbka'] },
    fish_seafood: { conditionallyAllowed: ['dorsz'], disliked: ['krewetki'] },
  },
  patientNotes: 'Lubi gotować w weekend na kilka dni.',
};

const SET = {
  id: 'is-przykladowy',
  patientId: SAMPLE_PATIENT_ID,
  daysAgo: 90,
  categories: [
    {
      name: 'NABIAŁ I JAJA',
      items: [
        { name: 'Mleko krowie', value: 27.4 },
        { name: 'Mleko kozie', value: 11.2 },
        { name: 'Kazeina', value: 8.6 },
        { name: 'Białko jaja kurzego', value: 14.9 },
      ],
    },
    {
      name: 'ZBOŻA ZAWIERAJĄCE GLUTEN',
      items: [
        { name: 'Pszenica', value: 38.1 },
        { name: 'Żyto', value: 12.5 },
        { name: 'Jęczmień', value: 9.8 },
      ],
    },
    {
      name: 'WARZYWA',
      items: [
        { name: 'Pomidor', value: 6.3 },
        { name: 'Cebula', value: 25.6 },
        { name: 'Czosnek', value: 46.7 },
        { name: 'Marchew', value: 2.1 },
      ],
    },
    {
      name: 'OWOCE',
      items: [
        { name: 'Jabłko', value: 3.4 },
        { name: 'Truskawka', value: 7.7 },
        { name: 'Banan', value: 5.2 },
      ],
    },
  ],
};
