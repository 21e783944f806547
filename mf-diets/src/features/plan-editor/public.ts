export { PlanEditor } from './plan-editor.js';
export { keepPlan, useAttachedPlanWrites } from './plan-writes.js';
