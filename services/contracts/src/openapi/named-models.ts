import { z } from 'zod';
import * as backupScheduleModel from '../admin/backup-schedule.model.js';
import * as backupModel from '../admin/backup.model.js';
import * as systemModel from '../admin/system.model.js';
import * as catalogRoutes from '../catalog/catalog.routes.js';
import * as foodMergeModel from '../catalog/food-merge.model.js';
import * as foodModel from '../catalog/food.model.js';
import * as intoleranceModel from '../catalog/intolerance.model.js';
import * as libraryImportModel from '../catalog/library-import.model.js';
import * as mealPictureModel from '../catalog/meal-picture.model.js';
import * as mealTypesModel from '../catalog/meal-types.model.js';
import * as mealModel from '../catalog/meal.model.js';
import * as ownWordModel from '../catalog/own-word.model.js';
import * as searchWordModel from '../catalog/search-word.model.js';
import * as recipeTextModel from '../catalog/recipe-text.model.js';
import * as ruleConfigModel from '../catalog/rule-config.model.js';
import * as ruleConfigRoutes from '../catalog/rule-config.routes.js';
import * as substitutionModel from '../catalog/substitution.model.js';
import * as intoleranceSetModel from '../patients/intolerance-set.model.js';
import * as patientModel from '../patients/patient.model.js';
import * as patientRoutes from '../patients/patient.routes.js';
import * as surveyModel from '../patients/survey.model.js';
import * as acceptedRiskModel from '../plans/accepted-risk.model.js';
import * as handOutModel from '../plans/hand-out.model.js';
import * as planAlternativesModel from '../plans/plan-alternatives.model.js';
import * as planExplanationModel from '../plans/plan-explanation.model.js';
import * as planGenerationModel from '../plans/plan-generation.model.js';
import * as planHistoryModel from '../plans/plan-history.model.js';
import * as planSafetyModel from '../plans/plan-safety.model.js';
import * as planSlotsModel from '../plans/plan-slots.model.js';
import * as planStepsModel from '../plans/plan-steps.model.js';
import * as planUsesRoutes from '../plans/plan-uses.routes.js';
import * as planModel from '../plans/plan.model.js';
import * as planRoutes from '../plans/plan.routes.js';
import * as riskReasonModel from '../plans/risk-reason.model.js';
import * as shoppingListModel from '../plans/shopping-list.model.js';
import * as exportModel from '../privacy/export.model.js';
import * as privacyModel from '../privacy/privacy.model.js';
import * as privacyRoutes from '../privacy/privacy.routes.js';
import * as scheduleModel from '../schedule/schedule.model.js';
import * as activityModel from '../session/activity.model.js';
import * as sessionModel from '../session/session.model.js';

/** Modules whose exported schemas have a name of their own in the description: `patientSchema` is `Patient`. */
const MODULES: readonly Readonly<Record<string, unknown>>[] = [
  backupModel,
  backupScheduleModel,
  systemModel,
  catalogRoutes,
  foodMergeModel,
  foodModel,
  intoleranceModel,
  libraryImportModel,
  mealPictureModel,
  mealTypesModel,
  mealModel,
  ownWordModel,
  searchWordModel,
  recipeTextModel,
  ruleConfigModel,
  ruleConfigRoutes,
  substitutionModel,
  intoleranceSetModel,
  patientModel,
  patientRoutes,
  surveyModel,
  acceptedRiskModel,
  handOutModel,
  planAlternativesModel,
  planExplanationModel,
  planGenerationModel,
  planHistoryModel,
  planSafetyModel,
  planSlotsModel,
  planStepsModel,
  planUsesRoutes,
  planModel,
  planRoutes,
  riskReasonModel,
  shoppingListModel,
  exportModel,
  privacyModel,
  privacyRoutes,
  scheduleModel,
  activityModel,
  sessionModel,
];

const SUFFIX = 'Schema';

/** Exported schemas by the name of their export, each once. @throws Error when two have one name */
export function namedModels(modules = MODULES): ReadonlyMap<z.ZodType, string> {
  const names = new Map<z.ZodType, string>();
  const taken = new Set<string>();
  for (const [key, value] of modules.flatMap((module) => Object.entries(module))) {
    if (!key.endsWith(SUFFIX) || !(value instanceof z.ZodType) || names.has(value)) continue;
    const name = `${key.charAt(0).toUpperCase()}${key.slice(1, -SUFFIX.length)}`;
    if (taken.has(name)) throw new Error(`two models are called ${name}`);
    taken.add(name);
    names.set(value, name);
  }
  return names;
}
