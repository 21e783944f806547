import { toast } from '@pora/ui';

/** Toasts that offer to take something of a plan back, by plan. */
const offers = new Map<string, string[]>();

/** Offers to take back what was just done to a plan; once the plan is gone there is nothing left to take back. */
export function offerForPlan(planId: string, title: string, takeBack: () => void): void {
  offers.set(planId, [...(offers.get(planId) ?? []), toast.undo(title, takeBack)]);
}

/** Ends what is still offered for a plan that was deleted. */
export function endOffers(planId: string): void {
  for (const id of offers.get(planId) ?? []) toast.dismiss(id);
  offers.delete(planId);
}
