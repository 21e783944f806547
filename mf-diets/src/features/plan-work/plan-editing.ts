import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type SlotEdit } from '@pora/contracts/plans/plan-slots.model';
import { createContext, createElement, type ReactNode, useContext } from 'react';
import { type EditorAddress } from './editor-address.js';
import { type Tolerances } from './editor-model.js';
import { type PlanCommands } from './plan-commands.js';
import { SelectedSlotProvider } from './selected-slot.js';

/** The opened plan and what can be done with it, for every part of the editor. */
export interface PlanEditing {
  /** With the changes that the server does not have yet. */
  plan: Plan;
  patient: PatientListItem | null;
  tolerances: Tolerances | null;
  /** The generator works: meals cannot be changed meanwhile. */
  generating: boolean;
  commands: PlanCommands;
  address: EditorAddress;
  /**
   * Saves changes of slots at once. Answers whether they are stored; a failure, a conflict and the question for the
   * reason of a food of an allergy are put to the person by then.
   */
  editSlots(edits: SlotEdit[]): Promise<boolean>;
  /**
   * Takes the last step back, of any kind; asks first when later edits would go with it. Answers whether it was done.
   * Without `done` the message names the step.
   */
  undoLast(done?: string): Promise<boolean>;
  /** Does again what was taken back last. Answers whether it was done. */
  redoLast(): Promise<boolean>;
  /**
   * Tells of the step that was made just now, with the way back to it. Once another step stands after it, the way back
   * leads to the history instead, so that no later work goes in silence [decisions 45].
   */
  offerUndo(title: string, done: string): void;
  /** Takes the last big step back as a whole (decision 26); asks and answers as `undoLast`. */
  undoStep(done: string, failed?: string): Promise<boolean>;
}

const Editing = createContext<PlanEditing | undefined>(undefined);

/** Hands the opened plan to every part of the editor. */
export function PlanEditingProvider({ value, children }: { value: PlanEditing; children: ReactNode }) {
  return createElement(Editing.Provider, { value }, createElement(SelectedSlotProvider, null, children));
}

/** The opened plan. @throws Error outside the editor */
export function usePlanEditing(): PlanEditing {
  const editing = useContext(Editing);
  if (!editing) throw new Error('usePlanEditing needs PlanEditingProvider.');
  return editing;
}
