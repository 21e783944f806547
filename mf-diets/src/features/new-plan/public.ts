export { CreatePlanPage } from './create-plan-page.js';
export { NewPlanDialog } from './new-plan-dialog.js';
