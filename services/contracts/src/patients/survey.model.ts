import { z } from 'zod';
import {
  identifier,
  polishDate,
  recordDate,
  recordOwnKeys,
  sourceFileName,
  text,
  version,
} from '../text/text.model.js';
import { surveyDocumentSchema } from './survey-document.model.js';
import { splitPreferences, uniqueEntries } from './preference-list.js';
import { FOOD_GROUPS, SURVEY_LIMITS, type FoodGroup } from './survey.vocabulary.js';
import { keptWordDecisionSchema } from '../catalog/word-decision.model.js';

export * from './preference-list.js';
export * from './survey.vocabulary.js';

const answer = text(SURVEY_LIMITS.answer).default('');

/** Entries of one preference list: split as typed, cleaned, each once [core §5]. */
const entries = z
  .array(text(SURVEY_LIMITS.typedEntry))
  .max(SURVEY_LIMITS.listEntries, `Najwyżej ${SURVEY_LIMITS.listEntries} wpisów na liście`)
  .default([])
  .transform((typed) => uniqueEntries(typed.flatMap(splitPreferences)))
  .pipe(
    z
      .array(
        z.string().max(SURVEY_LIMITS.listEntry, `Wpis na liście: najwyżej ${SURVEY_LIMITS.listEntry} znaków`),
      )
      .max(SURVEY_LIMITS.listEntries, `Najwyżej ${SURVEY_LIMITS.listEntries} wpisów na liście`),
  );

/** A key nobody reads would lose what the patient must not eat, so it is refused with its name (decision 47). */
const groupPreferences = z
  .strictObject({ liked: entries, conditionallyAllowed: entries, disliked: entries })
  .prefault({});

const preferences = z
  .strictObject(
    Object.fromEntries(FOOD_GROUPS.map((group) => [group, groupPreferences])) as Record<
      FoodGroup,
      typeof groupPreferences
    >,
  )
  .prefault({});

/** What a health interview asks [core §3]; everything may be left empty, nothing has another name (decision 47). */
export const surveyAnswersSchema = z.strictObject({
  header: z
    .strictObject({ date: polishDate.default(''), fullName: answer, phone: answer, visitPurpose: answer })
    .prefault({}),
  medicalHistory: z
    .strictObject({
      currentChronic: answer,
      pastChronic: answer,
      geneticLoad: answer,
      currentMeds: answer,
      pastMeds: answer,
    })
    .prefault({}),
  gastro: z
    .strictObject({
      allergies: answer,
      intolerances: answer,
      ulcerOrHeartburn: answer,
      peristalsis: answer,
      bowelFrequency: answer,
      urinationFrequency: answer,
      reflux: answer,
      other: answer,
    })
    .prefault({}),
  nutrition: z
    .strictObject({
      mealsPerDay: answer,
      mealRegularity: answer,
      fluidsPerDay: answer,
      sweeteningDrinks: answer,
      supplements: answer,
      stimulants: answer,
      physicalActivity: answer,
    })
    .prefault({}),
  constraints: z
    .strictObject({
      dayStart: answer,
      dayEnd: answer,
      workHours: answer,
      facilities: answer,
      canteen: answer,
    })
    .prefault({}),
  preferences,
  patientNotes: text(SURVEY_LIMITS.notes).default(''),
});

/** The filled-in interview. */
export type SurveyAnswers = z.output<typeof surveyAnswersSchema>;

/** Numbers of lines of the file, as its document counts them. */
const lineNumbers = z.array(z.number().int());

/** What a person who reviews an imported form has to know beside its answers. */
export const surveyReviewSchema = z.object({
  /** Answers the file asks for, and how many of them found their field. */
  asked: z.number(),
  recognised: z.number(),
  /** Texts without a field, in the order of the file; `near` is the question or heading they stand at. */
  unplaced: z.array(z.object({ text: z.string(), near: z.string(), lines: lineNumbers })),
  /**
   * For each filled field, `section.name` or `preferences.group.preference`, the lines its answer stands in and the questions it
   * answers, as the file prints them. Where no known wording explains a whole question (`isTold: false`), the field is a guess.
   */
  sources: z.array(
    z.object({
      field: z.string(),
      lines: lineNumbers,
      questions: z.array(z.object({ text: z.string(), isTold: z.boolean() })),
    }),
  ),
  document: surveyDocumentSchema,
});

/** Review of an imported form. */
export type SurveyReview = z.infer<typeof surveyReviewSchema>;

/** Body of `POST /api/patient-surveys`: the whole survey; `surveyDate` defaults to the day in the header [core §7]. */
export const newSurveySchema = surveyAnswersSchema.extend({
  ...recordOwnKeys,
  /** Has a call of its own; a client that sends back what it read changes none of it. */
  wordDecisions: recordOwnKeys.id,
  patientId: identifier,
  surveyDate: recordDate.nullable().default(null),
  sourceFile: sourceFileName,
});

/** Validated body of a saved survey. */
export type NewSurvey = z.output<typeof newSurveySchema>;

/** What a list of the whole practice tells: who has a survey and of what day, nothing of its content. */
export const surveyCardSchema = z.object({
  id: identifier,
  patientId: identifier,
  surveyDate: z.string().nullable(),
  updatedAt: z.string(),
  version,
});

/** A survey in the list of the whole practice. */
export type SurveyCard = z.infer<typeof surveyCardSchema>;

/** Survey as stored and answered [core §3]; a patient has at most one. */
export const patientSurveySchema = newSurveySchema
  .extend({
    ...surveyCardSchema.shape,
    /** What dietitians decided about its phrases; kept by a save while the phrases stand (decision 72). */
    wordDecisions: z.array(keptWordDecisionSchema).default([]),
    createdAt: z.string(),
    createdBy: z.string(),
    updatedBy: z.string(),
  })
  .strip();

/** The survey of a patient. */
export type PatientSurvey = z.infer<typeof patientSurveySchema>;

/** Every disliked food of a survey, each once, whatever its group [diets §5]. */
export function dislikedFoods(survey: Pick<SurveyAnswers, 'preferences'>): string[] {
  return uniqueEntries(FOOD_GROUPS.flatMap((group) => survey.preferences[group].disliked));
}

/** Every food a survey calls liked or conditionally allowed, each once: exceptions to a disliked group word. */
export function acceptedFoods(survey: Pick<SurveyAnswers, 'preferences'>): string[] {
  return uniqueEntries(
    FOOD_GROUPS.flatMap((group) => {
      const { liked, conditionallyAllowed } = survey.preferences[group];
      return [...liked, ...conditionallyAllowed];
    }),
  );
}
