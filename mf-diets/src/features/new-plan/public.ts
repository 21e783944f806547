export { CreatePlanPage } from './create-plan-page.js';
export { NewPlanDialog } from './new-plan-dialog.js';
export { DeficitPresets } from './deficit-presets.js';
export { describeBalance } from './describe-balance.js';
export { automaticPlanName } from './plan-name.js';
export { SaveProblem } from './save-problem.js';
export { type NewPlanForm, useCreatePlan } from './use-create-plan.js';
