export { PlanStatusBadge } from './plan-card.js';
export { nextStage } from './plan-groups.js';
export { PLANS_KEY, usePlans } from './plans.queries.js';
