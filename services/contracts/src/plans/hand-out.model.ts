import { z } from 'zod';
import { pictureKey } from '../catalog/meal-picture.model.js';
import { MEAL_TYPES } from '../catalog/meal-types.vocabulary.js';
import {
  calendarDate,
  identifier,
  recordOwnKeys,
  requiredText,
  text,
  timeOfDay,
  version,
} from '../text/text.model.js';
import {
  HAND_OUT_LAYOUTS,
  HAND_OUT_LOGO_LIMITS,
  HAND_OUT_RECIPES,
  HAND_OUT_SECTIONS,
  HAND_OUT_SETTINGS_ID,
  HAND_OUT_TEXT_LIMITS,
} from './hand-out.vocabulary.js';

export * from './hand-out.vocabulary.js';

const sections = z.array(z.enum(HAND_OUT_SECTIONS)).max(HAND_OUT_SECTIONS.length);
const adviceIds = z.array(identifier).max(20);
const { practiceName, contact, footer, advice } = HAND_OUT_TEXT_LIMITS;

/** How a hand-out is made; a practice's last choice is the default of the next. */
export const handOutOptionsSchema = z.strictObject({
  layout: z.enum(HAND_OUT_LAYOUTS).default('table'),
  /** Energy of meals, days and the plan; without it no figure of the summary stands. */
  calories: z.boolean().default(true),
  /** Protein, fat and carbohydrates beside the energy. */
  macros: z.boolean().default(true),
  /** 16 points, no tables, household measures alone. */
  largePrint: z.boolean().default(false),
  recipes: z.enum(HAND_OUT_RECIPES).default('appendix'),
  /** Daylight colours of the meals; without them black on white. */
  colours: z.boolean().default(true),
  /** The photograph of a dish with its preparation, where the library has one. */
  pictures: z.boolean().default(false),
  sections: sections.default([...HAND_OUT_SECTIONS]),
  /** Texts of the practice's library that are given as general advice. */
  advice: adviceIds.default(['general']),
  practiceName: text(practiceName).default(''),
  contact: text(contact).default(''),
  /** Instead of the usual sentence at the foot of each page; empty is the usual one. */
  footer: text(footer).default(''),
});
export type HandOutOptions = z.output<typeof handOutOptionsSchema>;

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const list = z
  .string()
  .max(500)
  .transform((items) => (items === '' ? [] : items.split(',')));

const { layout, recipes } = handOutOptionsSchema.shape;

/** The same options in an address; what is left out is as the practice chose last. A misspelt one is refused. */
export const handOutQuerySchema = z.strictObject({
  layout: layout.unwrap().optional(),
  calories: flag.optional(),
  macros: flag.optional(),
  largePrint: flag.optional(),
  recipes: recipes.unwrap().optional(),
  colours: flag.optional(),
  pictures: flag.optional(),
  sections: list.pipe(sections).optional(),
  advice: list.pipe(adviceIds).optional(),
  practiceName: text(practiceName).optional(),
  contact: text(contact).optional(),
  footer: text(footer).optional(),
  /** Date of day 1; without it days have numbers alone. */
  firstDay: calendarDate.optional(),
  /** When the patient comes next; nothing is printed without a date. */
  nextVisit: calendarDate.optional(),
  nextVisitTime: timeOfDay.optional(),
});
export type HandOutQuery = z.output<typeof handOutQuerySchema>;

/** A text of the practice's library of general advice, one point a line. */
export const handOutAdviceSchema = z.strictObject({
  id: identifier,
  title: requiredText(60, 'Nazwij zalecenia'),
  text: text(advice),
});
export type HandOutAdvice = z.output<typeof handOutAdviceSchema>;

const logo = z
  .string()
  .max(Math.ceil((HAND_OUT_LOGO_LIMITS.bytes * 4) / 3) + 100, 'Logo może mieć najwyżej 150 KB')
  .regex(/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/, 'Logo musi być obrazem PNG lub JPG');

/** What the practice's hand-outs are made with. */
export const handOutSettingsSchema = z.strictObject({
  options: handOutOptionsSchema,
  advice: z
    .array(handOutAdviceSchema)
    .max(20)
    .refine((texts) => new Set(texts.map(({ id }) => id)).size === texts.length, {
      message: 'Identyfikatory zaleceń muszą być różne',
    }),
  /** PNG or JPEG as a data URL; null prints the mark of the product. */
  logo: logo.nullable(),
});
export type HandOutSettings = z.output<typeof handOutSettingsSchema>;

/** A save of them; what belongs to the stored record may come back with them. */
export const handOutSettingsBodySchema = z.strictObject({
  ...handOutSettingsSchema.shape,
  ...recordOwnKeys,
});

/** The settings as they are stored; `version` counts their saves (ETag, `If-Match`) and is 1 until the first. */
export const storedHandOutSettingsSchema = z.object({
  id: z.literal(HAND_OUT_SETTINGS_ID),
  ...handOutSettingsSchema.shape,
  version,
  updatedAt: z.string().nullable(),
  updatedBy: z.string().nullable(),
});
export type StoredHandOutSettings = z.output<typeof storedHandOutSettingsSchema>;

const mealType = z.enum(MEAL_TYPES);
const texts = z.array(z.string()).readonly();

/** Energy and macros as printed: whole kcal, grams with one decimal; null where they are not to be printed. */
const printedNutritionSchema = z.object({
  kcal: z.string(),
  protein: z.string(),
  fat: z.string(),
  carbs: z.string(),
});
/** Energy and macros as printed. */
export type PrintedNutrition = Readonly<z.infer<typeof printedNutritionSchema>>;

const markedPieceSchema = z.object({ text: z.string(), marked: z.boolean() });
const paragraphs = z.array(z.array(markedPieceSchema).readonly()).readonly();

/** One ingredient: `{ name: 'Napój owsiany', insteadOf: 'mleko 2 %', measure: '¾ szklanki', mass: '200 g' }`. */
const printedIngredientSchema = z.object({
  name: z.string(),
  /** The food it stands for, when the recipe was changed for this patient (decision 49). */
  insteadOf: z.string().optional(),
  /** As the kitchen measures it; empty where the food has no household measure. */
  measure: z.string(),
  /** As a scale shows it; empty in large print where a measure stands, and without an amount. */
  mass: z.string(),
});
/** One ingredient of a printed meal. */
export type PrintedIngredient = Readonly<z.infer<typeof printedIngredientSchema>>;

/** Which photograph of the library stands with a dish; its words are the name of the dish. */
const printedPictureSchema = z.object({
  mealId: z.string(),
  key: pictureKey,
  width: z.int().min(1),
  height: z.int().min(1),
});
/** The photograph of a printed dish. */
export type PrintedPicture = Readonly<z.infer<typeof printedPictureSchema>>;

/** Preparation of one dish. */
const printedRecipeSchema = z.object({
  name: z.string(),
  without: texts,
  /** What to use instead of the marked words; absent when nothing was swapped. */
  note: z.string().optional(),
  picture: printedPictureSchema.optional(),
  paragraphs,
});
/** Preparation of one dish as printed. */
export type PrintedRecipe = Readonly<z.infer<typeof printedRecipeSchema>>;

/** A dish that is cooked once for several portions: what one eats of it, and what goes into the pot. */
const printedPortionsSchema = z.object({
  ...printedRecipeSchema.shape,
  /** "na 6 porcji, zjedz 1", in the words in which recipes state it. */
  portions: z.string(),
  /** "dzień 1, obiad". */
  when: z.string(),
  ingredients: z
    .array(
      z.object({ name: z.string(), insteadOf: z.string().optional(), eat: z.string(), cook: z.string() }),
    )
    .readonly(),
});
/** A printed dish for several portions. */
export type PrintedPortions = Readonly<z.infer<typeof printedPortionsSchema>>;

/** One meal of a day; an empty slot has no name, and without a known energy there is no nutrition. */
const printedMealSchema = z.object({
  time: z.string(),
  label: z.string(),
  type: mealType,
  name: z.string().nullable(),
  /** Foods that were swapped out of the dish; they stand behind its name. */
  without: texts,
  /** How many portions the amounts are for, when that is more than one; the energy is that of one. */
  cooking: z.string().nullable(),
  ingredients: z.array(printedIngredientSchema).readonly(),
  nutrition: printedNutritionSchema.nullable(),
  /** Its part of the day's colour band, in per cent of the day. */
  share: z.number(),
  /** Preparation, when it stands with each meal. */
  recipe: printedRecipeSchema.optional(),
});
/** One printed meal. */
export type PrintedMeal = Readonly<z.infer<typeof printedMealSchema>>;

/** One day. */
const printedDaySchema = z.object({
  heading: z.string(),
  /** "poniedziałek, 23 listopada"; empty without a first day. */
  date: z.string(),
  meals: z.array(printedMealSchema).readonly(),
  /** Null where the energy of one of the meals is not known. */
  sum: printedNutritionSchema.nullable(),
});
/** One printed day. */
export type PrintedDay = Readonly<z.infer<typeof printedDaySchema>>;

/** A labelled value; `note` stands quietly with it. */
const printedFigureSchema = z.object({ label: z.string(), value: z.string(), note: z.string().optional() });
/** One printed figure. */
export type PrintedFigure = Readonly<z.infer<typeof printedFigureSchema>>;

/** A dish of the week; one that is cooked for days that follow each other stands once over all of them. */
const printedWeekCellSchema = z.object({
  name: z.string(),
  without: texts,
  /** Days it stands over. */
  days: z.int().min(1),
  /** "gotujesz raz, na dwa dni"; empty where nothing is cooked ahead. */
  note: z.string(),
});
/** One printed dish of the week. */
export type PrintedWeekCell = Readonly<z.infer<typeof printedWeekCellSchema>>;

/** Names of the dishes of up to seven days, for the fridge. */
const printedWeekSchema = z.object({
  heading: z.string(),
  /** "23–29 listopada · Hanna Brzezińska". */
  about: z.string(),
  days: z.array(z.object({ heading: z.string(), date: z.string() })).readonly(),
  rows: z
    .array(
      z.object({
        time: z.string(),
        label: z.string(),
        type: mealType,
        cells: z.array(printedWeekCellSchema).readonly(),
      }),
    )
    .readonly(),
});
/** One printed week for the fridge. */
export type PrintedWeek = Readonly<z.infer<typeof printedWeekSchema>>;

/** A food of the plan and what may be eaten instead of that amount, with the same energy. */
const printedSubstituteSchema = z.object({ name: z.string(), amount: z.string(), standIns: texts });
/** One printed row of substitutes. */
export type PrintedSubstitute = Readonly<z.infer<typeof printedSubstituteSchema>>;

/** Substitutes of the foods of one department. */
const printedSubstitutesSchema = z.object({
  department: z.string(),
  foods: z.array(printedSubstituteSchema).readonly(),
});
/** Printed substitutes of one department. */
export type PrintedSubstitutes = Readonly<z.infer<typeof printedSubstitutesSchema>>;

/** Shopping of one week by department. */
const printedShoppingSchema = z.object({
  heading: z.string(),
  /** "dni 1–7 · 23–29 listopada"; the days alone without a first day. */
  about: z.string(),
  departments: z
    .array(
      z.object({
        name: z.string(),
        items: z.array(z.object({ name: z.string(), amount: z.string() })).readonly(),
      }),
    )
    .readonly(),
});
/** The printed shopping of one week. */
export type PrintedShopping = Readonly<z.infer<typeof printedShoppingSchema>>;

/** What the patient must not eat and better avoids, each in the words of the record. */
const printedAvoidedSchema = z.object({ excluded: texts, limited: texts, disliked: texts });
/** What the hand-out says against foods. */
export type PrintedAvoided = Readonly<z.infer<typeof printedAvoidedSchema>>;

/** The whole hand-out as text, ready to be laid out as a Word file or as pages; holds no control characters. */
export const handOutSchema = z.object({
  fileName: z.string(),
  /** Full name, empty when the plan has no patient. */
  person: z.string(),
  /** What the plan was made from, as far as that is known; empty when the plan has no patient. */
  intro: z.string(),
  planName: z.string(),
  stage: z.string(),
  /** "14 dni". */
  length: z.string(),
  /** "23.11–06.12.2026"; empty without a first day. */
  period: z.string(),
  /** Period, goal, who made it and when, and the next visit where it is known. */
  titleFacts: z.array(printedFigureSchema).readonly(),
  dietitian: z.object({ name: z.string(), email: z.string() }),
  practice: z.object({ name: z.string(), contact: z.string(), logo: z.string().nullable() }),
  layout: z.enum(HAND_OUT_LAYOUTS),
  /** Where preparation stands. */
  recipesAt: z.enum(HAND_OUT_RECIPES),
  /** Which figures stand beside a meal. */
  numbers: z.enum(['all', 'kcal', 'none']),
  largePrint: z.boolean(),
  colours: z.boolean(),
  /** Hours of the first day, for the title page and the summary. */
  hours: z.array(z.object({ time: z.string(), label: z.string(), type: mealType })).readonly(),
  figures: z.array(printedFigureSchema).readonly(),
  facts: z.array(printedFigureSchema).readonly(),
  advice: texts,
  avoided: printedAvoidedSchema.nullable(),
  reading: texts,
  weeks: z.array(printedWeekSchema).readonly(),
  days: z.array(printedDaySchema).readonly(),
  /** Preparation of each dish once, when it does not stand with the meals. */
  recipes: z.array(printedRecipeSchema).readonly(),
  /** Why photographs that were asked for are not there, for the dietitian alone; empty when nothing is missing. */
  pictureNote: z.string(),
  /** Dishes for several portions, when preparation does not stand with the meals. */
  portions: z.array(printedPortionsSchema).readonly(),
  substitutes: z.array(printedSubstitutesSchema).readonly(),
  shopping: z.array(printedShoppingSchema).readonly(),
  /** A diary with a line for each of these days, and room for notes. */
  diary: z.array(z.object({ heading: z.string(), date: z.string() })).readonly(),
  /** What to do with the diary, and when to bring it. */
  diaryText: z.string(),
  privacy: texts,
  footer: z.string(),
});
/** The text of a whole hand-out. */
export type HandOut = Readonly<z.infer<typeof handOutSchema>>;
