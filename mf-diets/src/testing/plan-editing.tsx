import { type Plan } from '@pora/contracts/plans/plan.model';
import { type SlotEdit } from '@pora/contracts/plans/plan-slots.model';
import { type ReactNode } from 'react';
import { type PlanEditing, PlanEditingProvider } from '../features/plan-work/public.js';

/** The opened plan for one dialog of the editor alone: saving and undoing are what the test says. */
export function OpenedPlan({
  plan,
  children,
  ...given
}: Partial<PlanEditing> & { plan: Plan; children: ReactNode }) {
  const value = {
    patient: null,
    tolerances: { plan: 10, day: 20 },
    generating: false,
    commands: { writer: { pending: null, withdraw: () => undefined } },
    address: {},
    editSlots: (_edits: SlotEdit[]) => Promise.resolve(true),
    undoLast: (_done: string) => Promise.resolve(true),
    offerUndo: (_title: string, _done: string) => undefined,
    ...given,
    plan,
  } as unknown as PlanEditing;
  return <PlanEditingProvider value={value}>{children}</PlanEditingProvider>;
}
