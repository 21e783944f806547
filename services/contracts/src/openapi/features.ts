import { auditRoutes } from '../admin/audit.routes.js';
import { backupScheduleRoutes } from '../admin/backup-schedule.routes.js';
import { backupRoutes } from '../admin/backup.routes.js';
import { openSessionRoutes } from '../admin/open-session.routes.js';
import { systemRoutes } from '../admin/system.routes.js';
import { foodRoutes, mealRoutes } from '../catalog/catalog.routes.js';
import { foodMergeRoutes } from '../catalog/food-merge.routes.js';
import { intoleranceDictionaryRoutes, intoleranceMappingRoutes } from '../catalog/intolerance.routes.js';
import { libraryImportRoutes } from '../catalog/library-import.routes.js';
import { mealPictureRoutes } from '../catalog/meal-picture.routes.js';
import { ownWordRoutes } from '../catalog/own-word.routes.js';
import { searchWordRoutes } from '../catalog/search-word.routes.js';
import { recipeTextRoutes } from '../catalog/recipe-text.routes.js';
import { ruleConfigRoutes } from '../catalog/rule-config.routes.js';
import { substitutionRoutes } from '../catalog/substitution.routes.js';
import { intoleranceSetRoutes } from '../patients/intolerance-set.routes.js';
import { patientRoutes } from '../patients/patient.routes.js';
import { recordTrashRoutes } from '../patients/record-trash.routes.js';
import { surveyRoutes } from '../patients/survey.routes.js';
import { acceptedRiskRoutes } from '../plans/accepted-risk.routes.js';
import { handOutRoutes } from '../plans/hand-out.routes.js';
import { planAlternativeRoutes } from '../plans/plan-alternatives.routes.js';
import { planGenerationRoutes } from '../plans/plan-generation.routes.js';
import { planHistoryRoutes } from '../plans/plan-history.routes.js';
import { planSlotRoutes } from '../plans/plan-slots.routes.js';
import { planInsightRoutes, planStepRoutes } from '../plans/plan-steps.routes.js';
import { planUsesRoutes } from '../plans/plan-uses.routes.js';
import { planRoutes } from '../plans/plan.routes.js';
import { ruleTrialRoutes } from '../plans/rule-trial.routes.js';
import { exportRoutes } from '../privacy/export.routes.js';
import { privacyRoutes } from '../privacy/privacy.routes.js';
import type { Route } from '../route.js';
import { scheduleRoutes } from '../schedule/schedule.routes.js';
import { activityRoutes } from '../session/activity.routes.js';
import { sessionRoutes } from '../session/session.routes.js';
import { openApiRoutes } from './openapi.routes.js';

/** Routes that belong together, by the name that their operations begin with. */
export interface ApiFeature {
  /** Tag of the operations. */
  readonly name: string;
  readonly about: string;
  readonly tables: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Every route table of the contracts, by feature, in the order in which a reader wants them. */
export const API_FEATURES: readonly ApiFeature[] = [
  { name: 'Session', about: 'Who is signed in.', tables: { session: sessionRoutes } },
  {
    name: 'Patients',
    about: 'Patients, their measurements and their energy need.',
    tables: { patient: patientRoutes },
  },
  { name: 'Surveys', about: 'What patients say about themselves.', tables: { survey: surveyRoutes } },
  {
    name: 'Intolerance sets',
    about: 'Laboratory results of patients.',
    tables: { intoleranceSet: intoleranceSetRoutes },
  },
  {
    name: 'Trash of records',
    about: 'Deleted surveys, results and visits.',
    tables: { recordTrash: recordTrashRoutes },
  },
  {
    name: 'Privacy',
    about: 'Consents, the history of access, erasure and the export of one person’s data.',
    tables: { privacy: privacyRoutes, patientExport: exportRoutes },
  },
  { name: 'Schedule', about: 'Visits and working hours.', tables: { schedule: scheduleRoutes } },
  {
    name: 'Plans',
    about: 'Diet plans: the record, the steps that change its meals, what was done, and the check.',
    tables: {
      plan: planRoutes,
      planSlot: planSlotRoutes,
      planStep: planStepRoutes,
      planGeneration: planGenerationRoutes,
      planHistory: planHistoryRoutes,
      planInsight: planInsightRoutes,
      planAlternative: planAlternativeRoutes,
      planUses: planUsesRoutes,
      acceptedRisk: acceptedRiskRoutes,
    },
  },
  { name: 'Hand-out', about: 'What the patient takes home.', tables: { handOut: handOutRoutes } },
  {
    name: 'Foods',
    about: 'Foods, their substitutes and foods that become one.',
    tables: { food: foodRoutes, substitution: substitutionRoutes, foodMerge: foodMergeRoutes },
  },
  {
    name: 'Meals',
    about: 'The library of meals, their photographs, and recipes pasted as text.',
    tables: { meal: mealRoutes, mealPicture: mealPictureRoutes, recipeText: recipeTextRoutes },
  },
  {
    name: 'Import and export of the library',
    about: 'Foods and meals from a file, and into one.',
    tables: { libraryImport: libraryImportRoutes },
  },
  {
    name: 'Intolerances',
    about: 'The dictionary, its links to foods, and the words of the practice.',
    tables: {
      intoleranceDictionary: intoleranceDictionaryRoutes,
      intoleranceMapping: intoleranceMappingRoutes,
      ownWord: ownWordRoutes,
      searchWord: searchWordRoutes,
    },
  },
  {
    name: 'Rules',
    about: 'What the generator follows.',
    tables: { ruleConfig: ruleConfigRoutes, ruleTrial: ruleTrialRoutes },
  },
  {
    name: 'Administration',
    about: 'Who is signed in and works on what, what was done by whom, backups, and the state of the system.',
    tables: {
      activity: activityRoutes,
      openSession: openSessionRoutes,
      audit: auditRoutes,
      backup: backupRoutes,
      backupSchedule: backupScheduleRoutes,
      system: systemRoutes,
    },
  },
  { name: 'Description', about: 'This document.', tables: { openApi: openApiRoutes } },
];

/** A route that people and programs may call, with its place in the description. */
export interface NamedRoute {
  readonly feature: string;
  /** Name of the operation, e.g. `patientCreate`; it stays when the path changes. */
  readonly operationId: string;
  readonly route: Route;
}

/** Every route of the contracts but those between services. */
export function listPublicRoutes(features: readonly ApiFeature[] = API_FEATURES): NamedRoute[] {
  return features.flatMap(({ name, tables }) =>
    Object.entries(tables).flatMap(([prefix, table]) =>
      // A table of routes has them with their own types; here they are routes like any other.
      (Object.entries(table) as [string, Route][])
        .filter(([, { access }]) => access !== 'internal')
        .map(([key, route]) => ({ feature: name, operationId: operationIdOf(prefix, key), route })),
    ),
  );
}

const operationIdOf = (prefix: string, key: string) =>
  `${prefix}${key.charAt(0).toUpperCase()}${key.slice(1)}`;
