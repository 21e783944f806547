import { type Json, PATIENT, PLAN } from './hostile.js';

const FOOD = {
  name: 'A',
  category: 'Inne',
  per: '100g',
  carbs: 1,
  fat: 1,
  protein: 1,
  calories: 17,
  units: [{ name: 'sztuka', grams: 10 }],
  allergenInfo: { allergens: ['gluten'], confidence: 'pewny', note: 'A', verifiedAt: '2026-01-02' },
};
const MEAL = {
  name: 'A',
  types: ['lunch'],
  type: 'lunch',
  source: 'own',
  favorite: true,
  childFriendly: true,
  servings: 1,
  cookingTimeMinutes: 1,
  preparationTime: 'A',
  description: 'A',
  diets: ['keto'],
  ingredients: [{ foodId: 999_999_999, grams: 1, unitName: 'sztuka', unitQty: 1, replaceable: true }],
};
/** Fields of a meal that are never refused but read as the specification says, anything odd as the default. */
const READ_AS_MEANT = ['types.0', 'type', 'source', 'childFriendly', 'servings', 'cookingTimeMinutes'];

const EVENT = {
  id: 'se-wrogie',
  title: 'A',
  start: '2026-01-02T10:00:00Z',
  end: '2026-01-02T10:30:00Z',
  patientId: PATIENT,
  type: 'consultation',
  notes: 'A',
};
const IMPORT_OPTIONS = {
  fields: ['name'],
  key: 'name',
  existing: 'update',
  categories: [{ from: 'A', to: 'Inne' }],
};
const WORKDAY = { from: '08:00', to: '16:00', breaks: [{ from: '12:00', to: '12:30' }] };

/** A body that would fit, for every route that takes one; `free` names fields that accept anything on purpose. */
export const BODIES: Record<string, { body: Json; free?: string[] }> = {
  'POST /api/admin/backups': { body: { tables: ['nie-ma'], description: 'A' } },
  'POST /api/admin/backups/:id/restore': { body: { tables: ['nie-ma'], confirmation: 'A' } },
  'PUT /api/admin/backup-schedule': {
    body: {
      enabled: false,
      cadence: 'daily',
      weekday: 1,
      time: '02:30',
      tables: ['patients'],
      keep: { days: 7, weeks: 4, months: 12, manual: false },
    },
  },
  'POST /api/admin/releases/:name/rollback': { body: { version: '9.9.9', from: '0.0.0' } },
  // What is inside the rules is brought to its normal form, whatever it is.
  'PUT /api/rule-config': { body: { config: {} } },
  'POST /api/intolerances/dictionary': { body: { key: 'wrogi', name: 'Wrogi', aliases: ['Wroga'] } },
  'PATCH /api/intolerances/dictionary/:key': { body: { name: 'A', aliases: ['B'] } },
  'POST /api/intolerances/mappings': { body: { intolerance: 'nie-ma', intoleranceName: 'A', foodId: 1 } },
  'POST /api/intolerances/mappings/batch': { body: { intolerance: 'nie-ma', foodIds: [1] } },
  'DELETE /api/intolerances/mappings': { body: { intolerance: 'nie-ma', foodId: 1 } },
  'DELETE /api/intolerances/mappings/batch': { body: { intolerance: 'nie-ma', foodIds: [1] } },
  'POST /api/own-words': { body: { word: 'A', foodIds: [1], categories: ['Owoce'], allergens: ['soja'] } },
  'POST /api/search-words': { body: { word: 'Aa', means: 'Bb' } },
  'POST /api/own-words/understand': {
    body: {
      ...{ disliked: ['A'], accepted: ['B'], allergies: 'A', intolerances: 'B' },
      ...{ chronic: 'A', complaints: 'B', notes: 'C', purpose: 'D', past: 'E', meds: 'F', allFoods: false },
      isChild: true,
      decisions: [{ field: 'notes', phrase: 'C', answer: 'note' }],
    },
  },
  'PATCH /api/library/imports/:id': {
    body: { kind: 'foods', encoding: 'utf-8', separator: 'semicolon' },
  },
  'POST /api/library/imports/:id/preview': { body: IMPORT_OPTIONS },
  'POST /api/library/imports/:id/start': { body: IMPORT_OPTIONS },
  'POST /api/substitutions': { body: { foodId: 1, substituteFoodId: 2, percentage: 100, description: 'A' } },
  'PUT /api/substitutions/:foodId/:substituteFoodId': { body: { percentage: 100, description: 'A' } },
  'POST /api/patients': {
    body: {
      id: 'p-wrogi',
      status: 'active',
      personal: {
        firstName: 'A',
        lastName: 'B',
        sex: 'female',
        birthYear: 1990,
        contact: { email: 'a@example.com', phone: '1' },
      },
      anthropometrics: { heightCm: 170, startingWeightKg: 70 },
      activityFactor: 1.2,
      goal: { primary: 'medical', targetWeightKg: 65 },
      tdee: 2000,
    },
  },
  'PATCH /api/patients/:id': {
    body: {
      personal: { firstName: 'A', contact: { phone: '1' } },
      anthropometrics: { heightCm: 170 },
      activityFactor: 1.2,
      tdee: 1,
    },
  },
  'POST /api/patients/:id/measurements': {
    body: {
      id: 'm-wrogi',
      date: '2026-01-02T10:00:00Z',
      weightKg: 70,
      circumferences: { waistCm: 80, thighCm: 50 },
    },
  },
  'PUT /api/patients/:id/measurements/:measurementId': {
    body: { date: '2026-01-02', weightKg: 70, circumferences: { waistCm: 80, thighCm: 50 } },
  },
  'POST /api/patients/:id/consents': {
    body: {
      id: 'pc-wrogi',
      textVersion: '1.0',
      date: '2026-01-02',
      how: 'visit',
      givenBy: { kind: 'guardian', name: 'A', relation: 'A', phone: '1' },
    },
  },
  'POST /api/patients/:id/consents/:consentId/withdrawal': { body: { date: '2026-01-02', how: 'post' } },
  'POST /api/schedule': { body: EVENT },
  'PATCH /api/schedule/:id': {
    body: { title: 'A', start: EVENT.start, end: EVENT.end, patientId: null, status: 'done', notes: 'A' },
  },
  'POST /api/schedule/series': { body: { event: EVENT, repeat: { unit: 'week', every: 1, count: 2 } } },
  'POST /api/schedule/:id/series': {
    body: { repeat: { unit: 'week', every: 1, count: 2 }, change: { title: 'A', notes: 'B' } },
  },
  'PATCH /api/schedule/:id/series': { body: { scope: 'all', change: { title: 'A', notes: 'B' } } },
  'POST /api/schedule/restore': { body: { ids: ['se-nie-ma'] } },
  'DELETE /api/schedule/trash/visits': { body: { ids: ['se-nie-ma'] } },
  'PUT /api/schedule/hours': {
    body: {
      days: [WORKDAY, null, null, null, null, null, null],
    },
  },
  'POST /api/patient-surveys': {
    body: {
      patientId: PATIENT,
      surveyDate: '2024-05-06',
      sourceFile: 'a.docx',
      header: { date: '06.05.2024', fullName: 'A', phone: '1', visitPurpose: 'A' },
      medicalHistory: { currentChronic: 'A' },
      gastro: { allergies: 'A' },
      nutrition: { mealsPerDay: '5' },
      constraints: { dayStart: '6:00' },
      preferences: { eggs: { liked: ['A'], conditionallyAllowed: ['B'], disliked: ['C'] } },
      patientNotes: 'A',
    },
  },
  'POST /api/patient-surveys/:id/word-decisions': {
    body: {
      decisions: [
        {
          ...{ field: 'allergies', phrase: 'A', answer: 'means' },
          ...{ foodIds: [1], categories: ['Nabiał'], allergens: ['gluten'] },
        },
      ],
      undecided: [{ field: 'notes', phrase: 'B' }],
    },
  },
  'POST /api/patient-intolerances': {
    body: {
      patientId: PATIENT,
      categories: [{ name: 'A', items: [{ name: 'B', value: 12.5 }] }],
      sourceFile: 'a.xlsx',
      date: '2024-05-06',
    },
  },
  'POST /api/foods': { body: { id: 999_999_999, ...FOOD } },
  'PATCH /api/foods/:id': { body: FOOD },
  'DELETE /api/foods': { body: { ids: [999_999_999] } },
  'POST /api/foods/merges': {
    body: { kind: 'merge', stays: 999_999_998, goes: [999_999_999], stamp: 'A' },
  },
  'POST /api/foods/restore': { body: { ids: [999_999_999] } },
  'POST /api/meals': { body: { id: 'm-wrogi', ...MEAL }, free: READ_AS_MEANT },
  'PATCH /api/meals/:id': { body: MEAL, free: READ_AS_MEANT },
  'PATCH /api/meals/:id/picture': { body: { alt: 'A' } },
  'POST /api/meals/from-text': { body: { text: 'A' } },
  // What is inside the rules is brought to its normal form, whatever it is.
  'POST /api/diet-plans2/try-rules': {
    body: { patientId: PATIENT, mealsPerDay: 5, sources: ['own'], caloriesPerDay: 1800, config: {} },
  },
  'POST /api/diet-plans2': {
    body: {
      id: 'dp-wrogi',
      name: 'A',
      patientId: PATIENT,
      days: 14,
      caloriesPerDay: 2000,
      mealsPerDay: 5,
      created: '2026-01-02',
      stage: 9,
      generatorSources: ['own'],
    },
  },
  'PATCH /api/diet-plans2/:id': {
    body: {
      name: 'A',
      days: 14,
      caloriesPerDay: 2000,
      tdee: 2000,
      calorieDeficit: 0,
      stage: 1,
      generatorSources: ['own'],
      mealTimes: ['07:00', '10:00', '13:00', '16:00', '19:00'],
      planDays: [
        {
          day: 1,
          slots: [
            {
              id: 's-1',
              type: 'lunch',
              time: '13:00',
              label: 'Obiad',
              calorieSharePercent: 30,
              locked: false,
              entry: {
                name: 'A',
                mealId: 'm-1',
                calories: 1,
                macros: { carbs: 1, fat: 1, protein: 1 },
                ingredients: [{ foodId: 1, grams: 10, foodName: 'A', unitName: 'szt.', unitQty: 1 }],
                baseIngredients: [],
                baseCalories: 1,
                baseMacros: { carbs: 1, fat: 1, protein: 1 },
              },
            },
          ],
        },
      ],
      generated: true,
    },
  },
  'PUT /api/diet-plans2/hand-out/settings': {
    body: {
      options: {
        layout: 'table',
        calories: true,
        recipes: 'appendix',
        sections: [],
        advice: ['general'],
        practiceName: 'A',
        footer: 'A',
      },
      advice: [{ id: 'general', title: 'A', text: 'A' }],
      logo: null,
    },
  },
  'POST /api/diet-plans2/:id/generate': { body: { sources: ['own'], seed: 1 } },
  'POST /api/diet-plans2/:id/slots/regenerate': {
    body: { day: 1, slotIndex: 0, slotType: 'breakfast', slotTime: '08:00', seed: 1 },
  },
  'POST /api/diet-plans2/:id/slots/recalculate': {
    body: {
      dayIndex: 0,
      slotIndex: 0,
      ingredients: [{ foodId: 1, grams: 10, foodName: 'A', unitName: 'szt.', unitQty: 1 }],
    },
  },
  'POST /api/diet-plans2/:id/slots/preview': { body: { day: 1, slotIndex: 0, mealId: 'm-1' } },
  'POST /api/diet-plans2/:id/adjust': { body: { dryRun: true } },
  'POST /api/diet-plans2/:id/auto-repair': { body: { dryRun: true } },
  'POST /api/diet-plans2/:id/substitute': { body: { dryRun: true, place: { day: 1, slotIndex: 0 } } },
  'POST /api/diet-plans2/:id/replace-meal': {
    body: { dryRun: true, mealId: 'm-1', target: { kind: 'same_slot', slotIndex: 0 } },
  },
  'PATCH /api/diet-plans2/:id/slots': {
    body: [
      {
        day: 1,
        slotIndex: 0,
        locked: false,
        lockedInAllDays: false,
        time: '08:00',
        label: 'A',
        calorieSharePercent: 20,
        entry: {
          name: 'A',
          mealId: 'm-1',
          portionPercent: 100,
          servings: 1,
          ingredients: [{ foodId: 1, grams: 10, foodName: 'A', unitName: 'szt.', unitQty: 1 }],
        },
      },
    ],
  },
  'POST /api/diet-plans2/:id/undo': { body: { of: 'last', confirm: true } },
  'POST /api/diet-plans2/:id/accepted-risks': {
    body: { place: { day: 1, slotIndex: 0 }, reason: 'Uzgodnione z pacjentem' },
  },
  'POST /api/diet-plans2/:id/export-docx-confirmations': {
    body: {
      ...{ reason: 'Uzgodnione z pacjentem', state: 'dangerous', dangerous: 1 },
      causes: [{ kind: 'dangerous', count: 1 }],
    },
  },
  'POST /api/activity/heartbeat': {
    body: { planId: PLAN, view: 'plan-details', planName: 'A', patientId: PATIENT, stage: 1 },
  },
};
