export { ExportConfirm } from './export-confirm.js';
export { groupProblems } from './group-problems.js';
export { PlanVerdict } from './plan-verdict.js';
export { type SafetySteps, type Swap } from './safety-steps.js';
export { VERDICT_LOOK, VerdictBadge } from './verdict-look.js';
export { verdictStrings } from './verdict.strings.js';
