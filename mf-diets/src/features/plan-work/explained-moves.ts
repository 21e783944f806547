import {
  type OtherStep,
  type ReturningAnswer,
  type ReturningMeals,
} from '@pora/contracts/plans/plan-history.model';
import { isHttpError, messageOf } from '@pora/kit';
import { useEffect } from 'react';

/** What the server wants to know before a move along a plan's history: whose step it is, or what would come back forbidden. */
export type MoveQuestion =
  | { kind: 'other'; text: string; details: OtherStep }
  | { kind: 'forbidden'; text: string; details: ReturningMeals };

/** What the person answers; it goes with the move. */
export type MoveAnswer = ReturningAnswer & { others?: boolean };

/** Asks the person; undefined when the move is given up. */
type AskAboutMove = (question: MoveQuestion) => Promise<MoveAnswer | undefined>;

/** Editors that stand open, by their plan. */
const askers = new Map<string, AskAboutMove>();

/** Whether the server wants to know why a food of an allergy comes into the plan (decision 34). */
export const isUnexplained = (error: unknown): boolean => isHttpError(error, 409, 'allergy_not_confirmed');

/** The question a refused move puts; undefined when it is refused for something else. */
function questionOf(error: unknown): MoveQuestion | undefined {
  const text = messageOf(error);
  if (isHttpError(error, 409, 'other_step') && error.details !== undefined)
    return { kind: 'other', text, details: error.details as OtherStep };
  if (isHttpError(error, 409, 'allergy_not_confirmed') && error.details !== undefined)
    return { kind: 'forbidden', text, details: error.details as ReturningMeals };
  return undefined;
}

/** Has the opened editor ask about moves along its plan's history. */
export function useMoveAsker(planId: string, ask: AskAboutMove): void {
  useEffect(() => {
    askers.set(planId, ask);
    return () => {
      if (askers.get(planId) === ask) askers.delete(planId);
    };
  }, [planId, ask]);
}

/**
 * Sends a move along a plan's history; what the server asks about it goes with it the next time (decisions 60, 61). `null`
 * when the person gives it up. @throws the refusal while no editor is open that could ask
 */
export async function sendExplained<Moved>(
  planId: string,
  send: (answer: MoveAnswer) => Promise<Moved>,
): Promise<Moved | null> {
  let answer: MoveAnswer = {};
  for (;;) {
    try {
      return await send(answer);
    } catch (error) {
      const ask = askers.get(planId);
      const question = questionOf(error);
      if (!question || !ask) throw error;
      const more = await ask(question);
      if (!more) return null;
      answer = { ...answer, ...more };
    }
  }
}
