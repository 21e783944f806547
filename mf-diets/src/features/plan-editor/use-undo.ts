import { isHttpError, messageOf } from '@pora/kit';
import { toast } from '@pora/ui';
import { useState } from 'react';
import { historyStrings as t, stepText, UNDO_TOAST } from '../plan-history/public.js';
import { ChangesWait, type EditorAddress, type PlanCommands, useMoveAsker } from '../plan-work/public.js';
import { useMoveQuestion } from './use-move-question.js';

/** The question whether later edits by hand may go with the step; the server's sentence names both. */
interface LaterEditsQuestion {
  text: string;
  answer: (confirmed: boolean) => void;
}

/** The last big step, or the last step of any kind. */
type UndoScope = 'big' | 'last';

/** What a move answers; `null` when the person gave it up. */
type Moved = Awaited<ReturnType<PlanCommands['undo']['mutateAsync']>>;

/** Why a step was not moved; that there is none left is no failure. */
function tellRefusal(error: unknown, failed: string): void {
  if (error instanceof ChangesWait) toast.error(failed, t.changesWait);
  else if (isHttpError(error, 409, 'conflict')) toast.show({ title: messageOf(error), key: UNDO_TOAST });
  else toast.error(failed, messageOf(error), error);
}

/** Asks before later work goes along. */
function useLaterEdits() {
  const [question, setQuestion] = useState<LaterEditsQuestion>();
  const isConfirmed = (text: string) =>
    new Promise<boolean>((resolve) =>
      setQuestion({
        text,
        answer: (confirmed) => {
          setQuestion(undefined);
          resolve(confirmed);
        },
      }),
    );
  return { question, isConfirmed };
}

/**
 * Taking a step back and doing it again; no later work and no step of another person goes with it in silence, and nothing
 * the patient must not get comes back without a word [decisions 45, 60, 61].
 */
export function useUndo({ undo, redo, newest, isWaiting }: PlanCommands, { open }: EditorAddress) {
  const { question, isConfirmed } = useLaterEdits();
  const { question: asked, ask } = useMoveQuestion();
  useMoveAsker(newest().id, ask);

  const takeBack = async (of: UndoScope): Promise<Moved> => {
    try {
      return await undo.mutateAsync({ of, confirm: false });
    } catch (error) {
      if (!isHttpError(error, 409, 'later_edits')) throw error;
      const { version } = newest();
      return (await isConfirmed(messageOf(error))) ? undo.mutateAsync({ of, confirm: true, version }) : null;
    }
  };
  /** The keys work in dialogs, too: what is asked about is not asked for again. */
  const isAsking = question !== undefined || asked !== undefined;

  const redoLast = async (): Promise<boolean> => {
    if (isAsking) return false;
    try {
      const moved = await redo.mutateAsync();
      if (!moved) return false;
      const { step } = moved;
      toast.show({ title: t.redone(step && stepText(step)), tone: 'success', key: UNDO_TOAST });
      return true;
    } catch (error) {
      tellRefusal(error, t.redoFailed);
      return false;
    }
  };
  /** Answers whether the step is taken back; a failure has been told by then. */
  const takeStepBack = async (done: string | undefined, failed: string, of: UndoScope): Promise<boolean> => {
    if (isAsking) return false;
    try {
      const moved = await takeBack(of);
      if (!moved) return false;
      const { step } = moved;
      const again = { label: t.redo, shortcut: t.redoKey, run: () => void redoLast() };
      const title = done ?? t.undone(step && stepText(step));
      toast.show({ title, tone: 'success', key: UNDO_TOAST, action: again });
      return true;
    } catch (error) {
      tellRefusal(error, failed);
      return false;
    }
  };

  return {
    laterEdits: question,
    /** Another person's step, or what would come back forbidden, waits for an answer. */
    asked,
    undo: takeStepBack,
    redoLast,
    offerUndo: (title: string, done: string, failed: string): void => {
      const { version } = newest();
      const takeBackStep = () => {
        if (newest().version === version && !isWaiting()) return void takeStepBack(done, failed, 'last');
        const action = { label: t.title, run: () => open('history') };
        toast.show({ title: t.laterSteps, key: UNDO_TOAST, action });
      };
      const action = { label: t.undo, shortcut: t.undoKey, run: takeBackStep };
      toast.show({ title, key: UNDO_TOAST, action });
    },
  };
}
