import { z } from 'zod';
import { defineRoute } from '../route.js';
import { patientPaths } from './patient.paths.js';
import { GOALS } from './patient.vocabulary.js';
import { foundByNameSchema, nameQuestionSchema } from '../text/found-by-name.model.js';
import { identifier } from '../text/text.model.js';
import { intoleranceItemSchema } from './intolerance-set.model.js';
import {
  changedMeasurementSchema,
  newMeasurementSchema,
  newPatientSchema,
  patientListItemSchema,
  patientPatchBodySchema,
  patientSchema,
} from './patient.model.js';
import { keptWordDecisionSchema } from '../catalog/word-decision.model.js';

/** What the survey says about foods: the lists of preferences, the answers about illness, and what was decided of them. */
const plannedSurveySchema = z.object({
  surveyDate: z.string().nullable(),
  disliked: z.array(z.string()),
  /** Liked and conditionally allowed foods: exceptions to a group word that is disliked. */
  accepted: z.array(z.string()),
  allergies: z.string(),
  intolerances: z.string(),
  /** Fields that may speak of food without being asked about it (decision 55). */
  chronic: z.string().default(''),
  complaints: z.string().default(''),
  notes: z.string().default(''),
  purpose: z.string().default(''),
  past: z.string().default(''),
  meds: z.string().default(''),
  /** False for a survey without an answer about food, or with "nie wiadomo" alone: it counts as none (decision 55). */
  saysAnything: z.boolean().default(true),
  decisions: z.array(keptWordDecisionSchema.omit({ by: true, at: true })).default([]),
});

/**
 * What planning needs to know about a patient: the person, the results of the intolerance set and what the survey says
 * about foods. Null means that there is none, which is not the same as "could not be asked" [diets §1].
 */
export const planningPatientSchema = patientSchema.extend({
  intoleranceSet: z.object({ date: z.string().nullable(), items: z.array(intoleranceItemSchema) }).nullable(),
  /** Changes whenever the results, the survey or being a child do; see {@link patientRoutes.dataRevisions}. */
  dataRevision: z.string(),
  survey: plannedSurveySchema.nullable(),
});
/** A patient as planning needs it. */
export type PlanningPatient = z.infer<typeof planningPatientSchema>;

/** A deleted patient who can come back until `until`, and what comes back along; plans are listed by the plans' trash. */
export const trashedPatientSchema = z.object({
  id: identifier,
  firstName: z.string(),
  lastName: z.string(),
  birthYear: z.number().nullable(),
  email: z.string(),
  phone: z.string(),
  /** kg: the newest measurement, else the starting weight. */
  weightKg: z.number().nullable(),
  goal: z.enum(GOALS),
  deletedAt: z.string(),
  deletedBy: z.string(),
  until: z.string(),
  measurements: z.number(),
  visits: z.number(),
  hasSurvey: z.boolean(),
  hasIntolerances: z.boolean(),
});
/** A patient in the trash. */
export type TrashedPatient = z.infer<typeof trashedPatientSchema>;

const byId = z.object({ id: identifier });
const measurementById = z.object({ id: identifier, measurementId: identifier });

/** Patient calls [core §7]. */
export const patientRoutes = {
  list: defineRoute({
    ...patientPaths.list,
    access: 'user',
    summary: 'Patients by last name, without history',
    tagged: true,
    notes: 'With an ETag of the whole list; `If-None-Match` is answered 304.',
    answer: z.object({ items: z.array(patientListItemSchema) }),
  }),
  trash: defineRoute({
    ...patientPaths.trash,
    access: 'user',
    summary: 'Deleted patients of the last 30 days, the last one first',
    answer: z.object({ items: z.array(trashedPatientSchema) }),
  }),
  sample: defineRoute({
    ...patientPaths.sample,
    access: 'user',
    summary: 'Add the sample patient with measurements, survey and results',
    notes: 'One who is there, or in the trash, comes as stored.',
    answer: patientSchema,
  }),
  get: defineRoute({
    ...patientPaths.get,
    access: 'user',
    summary: 'One patient with all measurements',
    params: byId,
    answer: patientSchema,
  }),
  create: defineRoute({
    ...patientPaths.create,
    access: 'user',
    summary: 'Add a patient',
    idempotent: true,
    errors: { 409: ['conflict'] },
    body: newPatientSchema,
    answer: patientSchema,
    status: 201,
  }),
  update: defineRoute({
    ...patientPaths.update,
    access: 'user',
    summary: 'Change a patient',
    versioned: true,
    params: byId,
    body: patientPatchBodySchema,
    answer: patientSchema,
  }),
  remove: defineRoute({
    ...patientPaths.remove,
    access: 'user',
    summary: 'Move a patient to the trash',
    versioned: true,
    params: byId,
  }),
  restore: defineRoute({
    ...patientPaths.restore,
    access: 'user',
    summary: 'Take a deleted patient out of the trash, within 30 days',
    errors: { 409: ['conflict'] },
    params: byId,
    answer: patientSchema,
  }),
  erase: defineRoute({
    ...patientPaths.erase,
    access: 'admin',
    summary: 'Remove a deleted patient for good',
    notes: 'With everything about them in every service.',
    errors: { 409: ['conflict'] },
    params: byId,
  }),
  energy: defineRoute({
    ...patientPaths.energy,
    access: 'user',
    summary: "Today's energy need (TDEE) of a patient",
    notes: 'Plans are compared with it; null when it is unknown.',
    params: byId,
    answer: z.object({ tdee: z.number().nullable() }),
  }),
  addMeasurement: defineRoute({
    ...patientPaths.addMeasurement,
    access: 'user',
    summary: 'Add a measurement',
    versioned: true,
    idempotent: true,
    errors: { 409: ['conflict'] },
    params: byId,
    body: newMeasurementSchema,
    answer: patientSchema,
    status: 201,
  }),
  changeMeasurement: defineRoute({
    ...patientPaths.changeMeasurement,
    access: 'user',
    summary: 'Correct a measurement',
    notes: 'Answers the patient, who changes with it.',
    versioned: true,
    params: measurementById,
    body: changedMeasurementSchema,
    answer: patientSchema,
  }),
  removeMeasurement: defineRoute({
    ...patientPaths.removeMeasurement,
    access: 'user',
    summary: 'Remove a measurement',
    notes: 'Adding it again under its id brings it back.',
    versioned: true,
    params: measurementById,
    answer: patientSchema,
  }),
  /** For the plans service: what planning needs to know about one patient. */
  forPlanning: defineRoute({
    method: 'GET',
    path: '/internal/patients/:id',
    access: 'internal',
    params: byId,
    answer: planningPatientSchema,
  }),
  /**
   * For the plans service: of each patient the revision of what a plan is checked against, so that a list of plans can
   * tell which verdicts still hold without reading anybody's results. Patients without records have one, too. The state
   * is that of all records of the practice: while it stays, every revision told before stays (asked with no ids).
   */
  dataRevisions: defineRoute({
    method: 'POST',
    path: '/internal/patients/data-revisions',
    access: 'internal',
    body: z.object({ ids: z.array(identifier).max(20_000) }),
    answer: z.object({ state: z.string(), revisions: z.record(z.string(), z.string()) }),
    maxBodyBytes: 2 * 1024 * 1024,
  }),
  /**
   * For the list of active users: first and last name of each patient on file, those in the trash included, and nothing
   * else about them. Whoever is not on file is left out.
   */
  names: defineRoute({
    method: 'POST',
    path: '/internal/patients/names',
    access: 'internal',
    body: z.object({ ids: z.array(identifier).max(1_000) }),
    answer: z.object({ names: z.record(z.string(), z.string()) }),
    maxBodyBytes: 256 * 1024,
  }),
  /** For a search in the audit trail: ids of patients on file by their name, those in the trash included, and nothing else. */
  byName: defineRoute({
    method: 'POST',
    path: '/internal/patients/by-name',
    access: 'internal',
    body: nameQuestionSchema,
    answer: foundByNameSchema,
  }),
};
