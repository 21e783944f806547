import {
  FOOD_GROUPS,
  type FoodGroup,
  type PatientSurvey,
  type Preference,
  PREFERENCES,
  splitPreferences,
  SURVEY_LIMITS,
  surveyAnswersSchema,
  type SurveyAnswers,
} from '@pora/contracts/patients/survey.model';
import { isoOfPolishDate, recordDate } from '@pora/contracts/text/text.model';
import { formatDate } from '@pora/kit';
import { z } from 'zod';
import { surveyStrings as t } from './survey.strings.js';

/** Sections of single answers, in the order of the form. */
export const ANSWER_SECTIONS = ['header', 'medicalHistory', 'gastro', 'nutrition', 'constraints'] as const;

/** A section of single answers. */
export type AnswerSection = (typeof ANSWER_SECTIONS)[number];

type PreferenceTexts = Record<FoodGroup, Record<Preference, string>>;

/** What stands in the fields: the day in the header as `yyyy-MM-dd`, each list of preferences as it is typed. */
export type SurveyFormValues = Pick<SurveyAnswers, AnswerSection | 'patientNotes'> & {
  preferences: PreferenceTexts;
};

const { medicalHistory, gastro, nutrition, constraints, patientNotes } = surveyAnswersSchema.shape;
const { fullName, phone, visitPurpose } = surveyAnswersSchema.shape.header.unwrap().shape;

const typedList = z.string().superRefine((typed, context) => {
  const entries = splitPreferences(typed);
  if (entries.length > SURVEY_LIMITS.listEntries)
    context.addIssue({ code: 'custom', message: t.tooManyEntries(SURVEY_LIMITS.listEntries) });
  if (entries.some((entry) => entry.length > SURVEY_LIMITS.listEntry))
    context.addIssue({ code: 'custom', message: t.entryTooLong(SURVEY_LIMITS.listEntry) });
});

/** One object for each food group, with a value for each of the three preferences. */
function byGroup<T>(value: (group: FoodGroup, preference: Preference) => T) {
  return Object.fromEntries(
    FOOD_GROUPS.map((group) => [
      group,
      Object.fromEntries(PREFERENCES.map((preference) => [preference, value(group, preference)])),
    ]),
  ) as Record<FoodGroup, Record<Preference, T>>;
}

/** Rules of the form: those of the wire contract; each list is one text [core §5]. */
export const surveyFormSchema = z.object({
  header: z.object({ date: z.union([z.literal(''), recordDate]), fullName, phone, visitPurpose }),
  ...{ medicalHistory, gastro, nutrition, constraints, patientNotes },
  preferences: z.object(
    Object.fromEntries(FOOD_GROUPS.map((group) => [group, z.object(byPreference(() => typedList))])),
  ),
}) as unknown as z.ZodType<SurveyFormValues, SurveyFormValues>;

function byPreference<T>(value: (preference: Preference) => T): Record<Preference, T> {
  return Object.fromEntries(PREFERENCES.map((preference) => [preference, value(preference)])) as Record<
    Preference,
    T
  >;
}

/** The form filled with a survey, or empty but for the patient's name and today's date. */
export function formOfSurvey(
  survey: PatientSurvey | undefined,
  { fullName: name, today }: { fullName: string; today: string },
): SurveyFormValues {
  return formOfAnswers(
    survey ?? surveyAnswersSchema.parse({ header: { date: formatDate(today), fullName: name } }),
  );
}

/** The form filled with answers, as those of a file. */
export function formOfAnswers(answers: SurveyAnswers): SurveyFormValues {
  const { header, preferences } = answers;
  return {
    header: { ...header, date: isoOfPolishDate(header.date) ?? '' },
    medicalHistory: answers.medicalHistory,
    gastro: answers.gastro,
    nutrition: answers.nutrition,
    constraints: answers.constraints,
    preferences: byGroup((group, preference) => preferences[group][preference].join(', ')),
    patientNotes: answers.patientNotes,
  };
}

/** Answers as they are sent. */
export function answersOfForm({ header, preferences, ...rest }: SurveyFormValues) {
  return {
    ...rest,
    header: { ...header, date: header.date && formatDate(header.date) },
    preferences: byGroup((group, preference) => splitPreferences(preferences[group][preference])),
  };
}

/** Whether something stands in a section. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'object' && value !== null && Object.values(value).some(isFilled);
}
