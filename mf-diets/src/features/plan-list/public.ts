export { PlanStatusBadge } from './plan-card.js';
export { nextStage } from './plan-groups.js';
