/**
 * The contract's entry for browsers: every call with its types and without its schema. The constants are the plain
 * tables of `*.paths.ts`; what routes say about them stays with the compiler.
 */
import type { CallsOf } from './call.js';
import { auditPaths } from './admin/audit.paths.js';
import type { auditRoutes } from './admin/audit.routes.js';
import { backupSchedulePaths } from './admin/backup-schedule.paths.js';
import type { backupScheduleRoutes } from './admin/backup-schedule.routes.js';
import { backupPaths } from './admin/backup.paths.js';
import type { backupRoutes } from './admin/backup.routes.js';
import { openSessionPaths } from './admin/open-session.paths.js';
import type { openSessionRoutes } from './admin/open-session.routes.js';
import { systemPaths } from './admin/system.paths.js';
import type { systemRoutes } from './admin/system.routes.js';
import { foodPaths, mealPaths } from './catalog/catalog.paths.js';
import type { foodRoutes, mealRoutes } from './catalog/catalog.routes.js';
import { foodMergePaths } from './catalog/food-merge.paths.js';
import type { foodMergeRoutes } from './catalog/food-merge.routes.js';
import { intoleranceDictionaryPaths, intoleranceMappingPaths } from './catalog/intolerance.paths.js';
import type { intoleranceDictionaryRoutes, intoleranceMappingRoutes } from './catalog/intolerance.routes.js';
import { libraryImportPaths } from './catalog/library-import.paths.js';
import type { libraryImportRoutes } from './catalog/library-import.routes.js';
import { mealPicturePaths } from './catalog/meal-picture.paths.js';
import type { mealPictureRoutes } from './catalog/meal-picture.routes.js';
import { ownWordPaths } from './catalog/own-word.paths.js';
import { searchWordPaths } from './catalog/search-word.paths.js';
import type { searchWordRoutes } from './catalog/search-word.routes.js';
import type { ownWordRoutes } from './catalog/own-word.routes.js';
import { recipeTextPaths } from './catalog/recipe-text.paths.js';
import type { recipeTextRoutes } from './catalog/recipe-text.routes.js';
import { ruleConfigPaths } from './catalog/rule-config.paths.js';
import type { ruleConfigRoutes } from './catalog/rule-config.routes.js';
import { substitutionPaths } from './catalog/substitution.paths.js';
import type { substitutionRoutes } from './catalog/substitution.routes.js';
import { intoleranceSetPaths } from './patients/intolerance-set.paths.js';
import type { intoleranceSetRoutes } from './patients/intolerance-set.routes.js';
import { patientPaths } from './patients/patient.paths.js';
import type { patientRoutes } from './patients/patient.routes.js';
import { recordTrashPaths } from './patients/record-trash.paths.js';
import type { recordTrashRoutes } from './patients/record-trash.routes.js';
import { surveyPaths } from './patients/survey.paths.js';
import type { surveyRoutes } from './patients/survey.routes.js';
import { acceptedRiskPaths } from './plans/accepted-risk.paths.js';
import type { acceptedRiskRoutes } from './plans/accepted-risk.routes.js';
import { handOutPaths } from './plans/hand-out.paths.js';
import type { handOutRoutes } from './plans/hand-out.routes.js';
import { planAlternativePaths } from './plans/plan-alternatives.paths.js';
import type { planAlternativeRoutes } from './plans/plan-alternatives.routes.js';
import { planGenerationPaths } from './plans/plan-generation.paths.js';
import type { planGenerationRoutes } from './plans/plan-generation.routes.js';
import { planHistoryPaths } from './plans/plan-history.paths.js';
import type { planHistoryRoutes } from './plans/plan-history.routes.js';
import { planSlotPaths } from './plans/plan-slots.paths.js';
import type { planSlotRoutes } from './plans/plan-slots.routes.js';
import { planStepPaths, planInsightPaths } from './plans/plan-steps.paths.js';
import type { planStepRoutes, planInsightRoutes } from './plans/plan-steps.routes.js';
import { planUsesPaths } from './plans/plan-uses.paths.js';
import type { planUsesRoutes } from './plans/plan-uses.routes.js';
import { planPaths } from './plans/plan.paths.js';
import { ruleTrialPaths } from './plans/rule-trial.paths.js';
import type { ruleTrialRoutes } from './plans/rule-trial.routes.js';
import type { planRoutes } from './plans/plan.routes.js';
import { exportPaths } from './privacy/export.paths.js';
import type { exportRoutes } from './privacy/export.routes.js';
import { privacyPaths } from './privacy/privacy.paths.js';
import type { privacyRoutes } from './privacy/privacy.routes.js';
import { schedulePaths } from './schedule/schedule.paths.js';
import type { scheduleRoutes } from './schedule/schedule.routes.js';
import { activityPaths } from './session/activity.paths.js';
import type { activityRoutes } from './session/activity.routes.js';

export { sessionCalls } from './session/session.calls.js';

/** Food calls. */
export const foodCalls: CallsOf<typeof foodRoutes, keyof typeof foodPaths> = foodPaths;
/** Calls about foods that become one. */
export const foodMergeCalls: CallsOf<typeof foodMergeRoutes, keyof typeof foodMergePaths> = foodMergePaths;
/** Meal calls. */
export const mealCalls: CallsOf<typeof mealRoutes, keyof typeof mealPaths> = mealPaths;
/** Calls of the pictures of meals. */
export const mealPictureCalls: CallsOf<typeof mealPictureRoutes, keyof typeof mealPicturePaths> =
  mealPicturePaths;
/** Intolerance dictionary calls. */
export const intoleranceDictionaryCalls: CallsOf<
  typeof intoleranceDictionaryRoutes,
  keyof typeof intoleranceDictionaryPaths
> = intoleranceDictionaryPaths;
/** Intolerance mapping calls. */
export const intoleranceMappingCalls: CallsOf<
  typeof intoleranceMappingRoutes,
  keyof typeof intoleranceMappingPaths
> = intoleranceMappingPaths;
/** Calls that bring foods and meals in from a file, and out into one. */
export const libraryImportCalls: CallsOf<typeof libraryImportRoutes, keyof typeof libraryImportPaths> =
  libraryImportPaths;
/** Calls of the words the practice adds to the search for foods and meals. */
export const searchWordCalls: CallsOf<typeof searchWordRoutes, keyof typeof searchWordPaths> =
  searchWordPaths;
/** Calls of the practice's own words. */
export const ownWordCalls: CallsOf<typeof ownWordRoutes, keyof typeof ownWordPaths> = ownWordPaths;
/** Calls of recipes pasted as text. */
export const recipeTextCalls: CallsOf<typeof recipeTextRoutes, keyof typeof recipeTextPaths> =
  recipeTextPaths;
/** Rule config calls. */
export const ruleConfigCalls: CallsOf<typeof ruleConfigRoutes, keyof typeof ruleConfigPaths> =
  ruleConfigPaths;
/** Substitution calls. */
export const substitutionCalls: CallsOf<typeof substitutionRoutes, keyof typeof substitutionPaths> =
  substitutionPaths;
/** Intolerance set calls. */
export const intoleranceSetCalls: CallsOf<typeof intoleranceSetRoutes, keyof typeof intoleranceSetPaths> =
  intoleranceSetPaths;
/** Patient calls. */
export const patientCalls: CallsOf<typeof patientRoutes, keyof typeof patientPaths> = patientPaths;
/** Calls about deleted surveys, results and visits. */
export const recordTrashCalls: CallsOf<typeof recordTrashRoutes, keyof typeof recordTrashPaths> =
  recordTrashPaths;
/** Survey calls. */
export const surveyCalls: CallsOf<typeof surveyRoutes, keyof typeof surveyPaths> = surveyPaths;
/** Accepted risk calls. */
export const acceptedRiskCalls: CallsOf<typeof acceptedRiskRoutes, keyof typeof acceptedRiskPaths> =
  acceptedRiskPaths;
/** Plan alternative calls. */
export const planAlternativeCalls: CallsOf<typeof planAlternativeRoutes, keyof typeof planAlternativePaths> =
  planAlternativePaths;
/** Hand-out calls. */
export const handOutCalls: CallsOf<typeof handOutRoutes, keyof typeof handOutPaths> = handOutPaths;
/** Calls about a generation under way. */
export const planGenerationCalls: CallsOf<typeof planGenerationRoutes, keyof typeof planGenerationPaths> =
  planGenerationPaths;
/** Plan history calls. */
export const planHistoryCalls: CallsOf<typeof planHistoryRoutes, keyof typeof planHistoryPaths> =
  planHistoryPaths;
/** Plan slot calls. */
export const planSlotCalls: CallsOf<typeof planSlotRoutes, keyof typeof planSlotPaths> = planSlotPaths;
/** Plan step calls. */
export const planStepCalls: CallsOf<typeof planStepRoutes, keyof typeof planStepPaths> = planStepPaths;
/** Plan insight calls. */
export const planInsightCalls: CallsOf<typeof planInsightRoutes, keyof typeof planInsightPaths> =
  planInsightPaths;
/** Calls about which plans hold a meal or a food. */
export const planUsesCalls: CallsOf<typeof planUsesRoutes, keyof typeof planUsesPaths> = planUsesPaths;
/** The call that tries rules on a patient. */
export const ruleTrialCalls: CallsOf<typeof ruleTrialRoutes, keyof typeof ruleTrialPaths> = ruleTrialPaths;
/** Plan calls. */
export const planCalls: CallsOf<typeof planRoutes, keyof typeof planPaths> = planPaths;
/** Calls about consents, the history of access and removing data. */
export const privacyCalls: CallsOf<typeof privacyRoutes, keyof typeof privacyPaths> = privacyPaths;
/** Calls about the export of one person's data. */
export const exportCalls: CallsOf<typeof exportRoutes, keyof typeof exportPaths> = exportPaths;
/** Schedule calls. */
export const scheduleCalls: CallsOf<typeof scheduleRoutes, keyof typeof schedulePaths> = schedulePaths;
/** Activity calls. */
export const activityCalls: CallsOf<typeof activityRoutes, keyof typeof activityPaths> = activityPaths;
/** Calls about the audit trail of all services. */
export const auditCalls: CallsOf<typeof auditRoutes, keyof typeof auditPaths> = auditPaths;
/** Calls about backups made by the clock. */
export const backupScheduleCalls: CallsOf<typeof backupScheduleRoutes, keyof typeof backupSchedulePaths> =
  backupSchedulePaths;

/** Calls about the state of the system. */
export const systemCalls: CallsOf<typeof systemRoutes, keyof typeof systemPaths> = systemPaths;
/** Calls about backups. */
export const backupCalls: CallsOf<typeof backupRoutes, keyof typeof backupPaths> = backupPaths;
/** Calls about the sessions of everybody. */
export const openSessionCalls: CallsOf<typeof openSessionRoutes, keyof typeof openSessionPaths> =
  openSessionPaths;
