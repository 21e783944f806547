import { isHttpError, messageOf } from '@pora/kit';
import { toast } from '@pora/ui';
import { useState } from 'react';
import { type PlanCommands } from './plan-commands.js';

/** The question whether later edits by hand may go with the step; the server's sentence names both. */
interface LaterEditsQuestion {
  text: string;
  answer: (confirmed: boolean) => void;
}

/** Taking the last big step back; later work never goes with it in silence [decisions 45]. */
export function useUndo({ undo }: PlanCommands) {
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

  /** False when the person kept the later edits. */
  const takeBack = async (): Promise<boolean> => {
    try {
      await undo.mutateAsync({ confirm: false });
    } catch (error) {
      if (!isHttpError(error, 409) || error.code !== 'later_edits') throw error;
      if (!(await isConfirmed(messageOf(error)))) return false;
      await undo.mutateAsync({ confirm: true });
    }
    return true;
  };

  return {
    laterEdits: question,
    /** Answers whether the step is taken back; a failure has been told by then. */
    undo: async (done: string, failed: string): Promise<boolean> => {
      try {
        if (!(await takeBack())) return false;
        toast.success(done);
        return true;
      } catch (error) {
        toast.error(failed, messageOf(error));
        return false;
      }
    },
  };
}
