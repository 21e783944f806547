import { isHttpError, messageOf } from '@pora/kit';
import { useEffect } from 'react';

/** Asks why a food of an allergy comes into the plan, with the server's sentence; undefined when it is given up. */
type AskReason = (text: string) => Promise<string | undefined>;

/** Editors that stand open, by their plan. */
const askers = new Map<string, AskReason>();

/** Whether the server wants to know why a food of an allergy comes into the plan (decision 34). */
export const isUnexplained = (error: unknown): boolean => isHttpError(error, 409, 'allergy_not_confirmed');

/** Has the opened editor ask for the reasons of moves along its plan's history. */
export function useReasonAsker(planId: string, ask: AskReason): void {
  useEffect(() => {
    askers.set(planId, ask);
    return () => {
      if (askers.get(planId) === ask) askers.delete(planId);
    };
  }, [planId, ask]);
}

/**
 * Sends a move along a plan's history; when it brings a food of an allergy back, once more with the reason. `null` when
 * the person gives it up. @throws the refusal while no editor is open that could ask
 */
export async function sendExplained<Moved>(
  planId: string,
  send: (allergyReason?: string) => Promise<Moved>,
): Promise<Moved | null> {
  try {
    return await send();
  } catch (error) {
    const ask = askers.get(planId);
    if (!isUnexplained(error) || !ask) throw error;
    const reason = await ask(messageOf(error));
    return reason === undefined ? null : send(reason);
  }
}
