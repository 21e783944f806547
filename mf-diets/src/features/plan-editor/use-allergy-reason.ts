import { useCallback, useEffect, useRef, useState } from 'react';
import { type PlanChange } from '../plan-work/public.js';

/** The question why a food of an allergy is put into the plan; the server's sentence names meal and food. */
interface AllergyQuestion {
  text: string;
  /** No reason means that the change is given up. */
  answer: (reason: string | undefined) => void;
}

/** Whether a change can bring a food into the plan at all. */
export const putsMeals = ({ slots = [], planDays }: PlanChange): boolean =>
  planDays !== undefined || slots.some(({ entry }) => Boolean(entry));

/** The change again, with the reason for what it puts into the plan. */
export function withReason({ slots = [], ...rest }: PlanChange, reason: string): PlanChange {
  const explained = slots.map((edit) => (edit.entry ? { ...edit, reason } : edit));
  return {
    ...rest,
    ...(slots.length > 0 && { slots: explained }),
    ...(rest.planDays && { allergyReason: reason }),
  };
}

/** Asks for the reason; answers undefined when the change is given up, or the editor closed. */
export function useAllergyReason() {
  const [question, setQuestion] = useState<AllergyQuestion>();
  const open = useRef<AllergyQuestion>(undefined);
  const askReason = useCallback(
    (text: string) =>
      new Promise<string | undefined>((resolve) => {
        const asked: AllergyQuestion = {
          text,
          answer: (reason) => {
            open.current = undefined;
            setQuestion(undefined);
            resolve(reason);
          },
        };
        open.current = asked;
        setQuestion(asked);
      }),
    [],
  );
  // What waits for the answer keeps the other writes of the plan waiting.
  useEffect(() => () => open.current?.answer(undefined), []);
  return { question, askReason };
}
