import { useCallback, useEffect, useRef, useState } from 'react';
import { type MoveAnswer, type MoveQuestion } from '../plan-work/public.js';

/** A question about a move along the history that waits for the person. */
export type OpenMoveQuestion = MoveQuestion & {
  /** No answer means that the move is given up. */
  answer: (answer: MoveAnswer | undefined) => void;
};

/** Asks about a move; it is given up when the editor closes, for it keeps the other writes of the plan waiting. */
export function useMoveQuestion() {
  const [question, setQuestion] = useState<OpenMoveQuestion>();
  const open = useRef<OpenMoveQuestion>(undefined);
  const ask = useCallback(
    (asked: MoveQuestion) =>
      new Promise<MoveAnswer | undefined>((resolve) => {
        const waiting: OpenMoveQuestion = {
          ...asked,
          answer: (answer) => {
            open.current = undefined;
            setQuestion(undefined);
            resolve(answer);
          },
        };
        open.current = waiting;
        setQuestion(waiting);
      }),
    [],
  );
  useEffect(() => () => open.current?.answer(undefined), []);
  return { question, ask };
}
