export {
  ReportBody,
  ReportFigures,
  ReportLine,
  ReportSection,
  ShowWarnings,
  UndoKey,
} from './report-parts.js';
export { StepResult } from './step-result.js';
export { stepStrings } from './plan-steps.strings.js';
export { type PlanStep, usePlanSteps } from './use-plan-steps.js';
