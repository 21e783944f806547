import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { useEffect, useRef, useState } from 'react';
import { type ProblemPlace, type RiskTarget } from './group-problems.js';
import { type SwapAnswer } from './safety-steps.js';

/** What the person is doing about a warning. */
export type RiskTask =
  | { kind: 'swap'; places: readonly ProblemPlace[] }
  | { kind: 'swapped'; answer: SwapAnswer }
  | { kind: 'accept'; target: RiskTarget; safety: PlanSafety };

/** One task at a time over the list of warnings; the focus comes back to its button, or to the list when that is gone. */
export function useRiskTask() {
  const [task, setTask] = useState<RiskTask>();
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (task || !opener.current) return;
    const button = opener.current;
    opener.current = null;
    if (button instanceof HTMLElement && button.isConnected) button.focus();
    else frame.current?.focus();
  }, [task]);
  return {
    task,
    frame,
    begin: (next: RiskTask) => {
      opener.current = document.activeElement;
      setTask(next);
    },
    /** The next step of the same task. */
    goOn: setTask,
    end: () => setTask(undefined),
    focusList: () => frame.current?.focus(),
  };
}

/** The task over the list of warnings, as its parts receive it. */
export type RiskTasks = ReturnType<typeof useRiskTask>;
