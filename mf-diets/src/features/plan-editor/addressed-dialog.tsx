import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { type ComponentType, useState } from 'react';
import { loadedDialog } from '../../shared/loaded-dialog.js';
import { AddMealDialog } from '../meal-search/public.js';
import { HistoryDialog } from '../plan-history/public.js';
import { type PlanStep } from '../plan-steps/public.js';
import { GeneratedPane } from './generation/generated-pane.js';
import { GenerationComparison } from './generation/generation-comparison.js';
import { type DialogName, usePlanEditing } from '../plan-work/public.js';
import { MoveMealDialog } from '../slot-moves/public.js';
import { PlanWarnings } from './plan-warnings.js';
import { useAddressCheck } from './use-address-check.js';

/** What a dialog of the editor receives; the plan comes from `usePlanEditing`. */
interface AddressedDialogProps {
  /** The slot it is about, where it is about one. */
  place: SlotPlace | undefined;
  /** Steps over the whole plan that a dialog offers too. */
  onStep: (step: PlanStep) => void;
  /** Asks for a new draw of the whole plan, as its button does. */
  onGenerate: () => void;
  onClose: () => void;
}

/** Every dialog that has an address; each is loaded when it is opened for the first time. */
const DIALOGS = new Map<DialogName, ComponentType<AddressedDialogProps>>([
  ['compare', GenerationComparison],
  ['generated', GeneratedPane],
  ['copy', loadedDialog(async () => (await import('../plan-copies/public.js')).CopyDialog)],
  ['add', AddMealDialog],
  ['move', MoveMealDialog],
  ['handout', loadedDialog(async () => (await import('../hand-out/public.js')).HandOutDialog)],
  ['food', loadedDialog(async () => (await import('../food-check/public.js')).FoodCheckPane)],
  ['history', HistoryDialog],
  ['new-stage', loadedDialog(async () => (await import('../plan-copies/public.js')).NewStageDialog)],
  ['shopping', loadedDialog(async () => (await import('../shopping-list/public.js')).ShoppingDialog)],
  ['edit', loadedDialog(async () => (await import('../meal-edit/public.js')).EditMealDialog)],
  ['replace', loadedDialog(async () => (await import('../meal-replace/public.js')).ReplaceMealDialog)],
  ['debug', loadedDialog(async () => (await import('../debug-report/public.js')).DebugReportDialog)],
  ['warnings', PlanWarnings],
  ['slot', loadedDialog(async () => (await import('../slot-sheet/public.js')).SlotSheet)],
  ['why', loadedDialog(async () => (await import('../meal-alternatives/public.js')).WhyDialog)],
  [
    'alternatives',
    loadedDialog(async () => (await import('../meal-alternatives/public.js')).AlternativesSheet),
  ],
]);

/** Names of the dialogs that there are. */
export const ADDRESSED_DIALOGS: ReadonlySet<DialogName> = new Set(DIALOGS.keys());

/**
 * The dialog that the address names, over the opened plan.
 * @param isAsking Whether a question about two versions of the plan stands: a dialog that was not open yet, as after a
 * reload, waits until it is answered and does not lie over it. An open one stays below with all that was typed into it.
 */
export function AddressedDialog({
  isAsking,
  onStep,
  onGenerate,
}: { isAsking: boolean } & Pick<AddressedDialogProps, 'onStep' | 'onGenerate'>) {
  const { dialog, place, close } = usePlanEditing().address;
  const [shown, setShown] = useState(isAsking ? undefined : dialog);
  const isThere = useAddressCheck((name) => DIALOGS.has(name));
  const Dialog = dialog && DIALOGS.get(dialog);
  if (!isAsking && shown !== dialog) setShown(dialog);
  if (!Dialog || !isThere || (isAsking && shown !== dialog)) return null;
  return <Dialog place={place} onStep={onStep} onGenerate={onGenerate} onClose={close} />;
}
