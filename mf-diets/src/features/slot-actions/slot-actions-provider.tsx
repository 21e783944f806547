import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { RiskTaskDialog, useRiskTask, useSafetySteps } from '../plan-safety/public.js';
import { type DialogName, isLocked, usePlanEditing } from '../plan-work/public.js';
import { DrawDialog } from './draw-dialog.js';
import { DrawnSlots, SlotChecks, type SlotWork, SlotWorkContext } from './slot-actions-context.js';
import { useSlotChecks } from './slot-check.js';
import { slotKey } from './slot-key.js';
import { slotsAt } from './slot-place.js';
import { tellLocked } from './slot-refusals.js';
import { useSlotActions } from './use-slot-actions.js';

const NONE: ReadonlySet<string> = new Set();

interface SlotActionsProviderProps {
  /** Dialogs that the editor has: a slot offers those that are about one. */
  dialogs: ReadonlySet<DialogName>;
  children: ReactNode;
}

/** Hands the actions on slots to every part of the editor, with the windows they open. */
export function SlotActionsProvider({ dialogs, children }: SlotActionsProviderProps) {
  const { plan } = usePlanEditing();
  const { actions, draw } = useSlotActions();
  const steps = useSafetySteps();
  const tasks = useRiskTask();
  const { state } = draw;
  const work = useSteadyWork({
    ...actions,
    swap: (at, place) => {
      const locked = slotsAt(plan, [at]).filter(({ slot }) => isLocked(slot));
      if (locked.length > 0) tellLocked('swap', locked);
      else tasks.begin({ kind: 'swap', places: [place] });
    },
    has: (dialog) => dialogs.has(dialog),
  });
  const drawn = useMemo(
    () => (state?.phase === 'running' ? new Set(state.places.map(slotKey)) : NONE),
    [state],
  );
  return (
    <SlotWorkContext value={work}>
      <DrawnSlots value={drawn}>
        <SlotChecks value={useSlotChecks()}>
          <Frame ref={tasks.frame} tabIndex={-1}>
            {children}
          </Frame>
        </SlotChecks>
        <DrawDialog draw={draw} />
        {tasks.task && <RiskTaskDialog plan={plan} steps={steps} tasks={tasks} task={tasks.task} />}
      </DrawnSlots>
    </SlotWorkContext>
  );
}

/** The same functions with every render; what they do follows the newest plan. */
function useSteadyWork(work: SlotWork): SlotWork {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  const [steady] = useState<SlotWork>(() => ({
    toggleLock: (places) => latest.current.toggleLock(places),
    setLock: (places, locked) => latest.current.setLock(places, locked),
    toggleLockInAllDays: (places) => latest.current.toggleLockInAllDays(places),
    open: (dialog, place) => latest.current.open(dialog, place),
    draw: (places) => latest.current.draw(places),
    remove: (places) => latest.current.remove(places),
    swap: (at, place) => latest.current.swap(at, place),
    has: (dialog) => latest.current.has(dialog),
  }));
  return steady;
}

const Frame = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  /* Takes the focus when the button that had it is gone. */
  outline: none;
`;
