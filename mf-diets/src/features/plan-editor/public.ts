export { PlanEditor } from './plan-editor.js';
export { useAttachedPlanWrites } from './plan-writes.js';
