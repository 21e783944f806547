import { isHttpError, messageOf } from '@pora/kit';
import { toast } from '@pora/ui';
import { useState } from 'react';
import { historyStrings as t, stepText, UNDO_TOAST } from '../plan-history/public.js';
import { ChangesWait, type EditorAddress, type PlanCommands } from '../plan-work/public.js';

/** The question whether later edits by hand may go with the step; the server's sentence names both. */
interface LaterEditsQuestion {
  text: string;
  answer: (confirmed: boolean) => void;
}

/** The last big step, or the last step of any kind. */
type UndoScope = 'big' | 'last';

/** The step a move was about; undefined when the person kept the later edits. */
type MovedStep = Awaited<ReturnType<PlanCommands['undo']['mutateAsync']>>['step'] | null;

/** Why a step was not moved; that there is none left is no failure. */
function tellRefusal(error: unknown, failed: string): void {
  if (error instanceof ChangesWait) toast.error(failed, t.changesWait);
  else if (isHttpError(error, 409, 'conflict')) toast.show({ title: messageOf(error), key: UNDO_TOAST });
  else toast.error(failed, messageOf(error));
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

/** Taking a step back and doing it again; later work never goes with it in silence [decisions 45]. */
export function useUndo({ undo, redo, newest, isWaiting }: PlanCommands, { open }: EditorAddress) {
  const { question, isConfirmed } = useLaterEdits();

  /** Null when the person kept the later edits. */
  const takeBack = async (of: UndoScope): Promise<MovedStep> => {
    try {
      return (await undo.mutateAsync({ of, confirm: false })).step;
    } catch (error) {
      if (!isHttpError(error, 409, 'later_edits')) throw error;
      if (!(await isConfirmed(messageOf(error)))) return null;
      return (await undo.mutateAsync({ of, confirm: true })).step;
    }
  };

  const redoLast = async (): Promise<boolean> => {
    try {
      const { step } = await redo.mutateAsync();
      toast.show({ title: t.redone(step && stepText(step)), tone: 'success', key: UNDO_TOAST });
      return true;
    } catch (error) {
      tellRefusal(error, t.redoFailed);
      return false;
    }
  };
  /** Answers whether the step is taken back; a failure has been told by then. */
  const takeStepBack = async (done: string | undefined, failed: string, of: UndoScope): Promise<boolean> => {
    try {
      const step = await takeBack(of);
      if (step === null) return false;
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
