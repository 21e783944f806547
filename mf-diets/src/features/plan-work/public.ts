export { deviationLook } from './deviation-look.js';
export {
  beyond,
  countLocked,
  countMeals,
  type Deviation,
  deviationOf,
  energyShare,
  formatShare,
  isLocked,
  keepLocked,
  type OverviewCell,
  overviewRow,
  pairedDays,
  slotTarget,
  toleranceBand,
  type Tolerances,
} from './editor-model.js';
export {
  type DialogName,
  type EditorAddress,
  PANES,
  PLAN_PARAM,
  useEditorAddress,
} from './editor-address.js';
export {
  isUnexplained,
  type MoveAnswer,
  type MoveQuestion,
  sendExplained,
  useMoveAsker,
} from './explained-moves.js';
export { takeGenerationWish, wishGeneration } from './generation-wish.js';
export { ChangesWait } from './history-moves.js';
export { mergeChanges, type PlanChange, withChange } from './plan-change.js';
export {
  generationKey,
  type GenerationRun,
  type PlanCommands,
  type PlanSave,
  usePlanCommands,
} from './plan-commands.js';
export { type PlanEditing, PlanEditingProvider, usePlanEditing } from './plan-editing.js';
export { fieldChoices } from './plan-fields.js';
export { offerForPlan } from './plan-offers.js';
export { portionHint } from './portion-hint.js';
export { keepPlan, planKey, useAttachedPlanWrites } from './plan-writes.js';
export { useSelectedSlot, useSelectSlot } from './selected-slot.js';
export { slotLabel, useSlotDeeds } from './slot-deeds.js';
export { slotDeedStrings } from './slot-deeds.strings.js';
export { withSavedSlots, withSlotEdits } from './slot-edits.js';
export { BLINK_MS, type LastRun, useLastRun } from './use-last-run.js';
export { usePlan, useShownParameters, useTolerances } from './use-plan.js';
export { useSlotSave } from './use-slot-save.js';
