import { useShortcut } from '@pora/kit';
import { toast } from '@pora/ui';
import { useCallback, useRef } from 'react';

/** Offers to take the last deed back, by the toast or with Ctrl+Z. */
export function useLastUndo(): (title: string, undo: () => void) => void {
  const last = useRef<{ undo: () => void; toastId: string }>(undefined);
  useShortcut('mod+z', () => last.current?.undo());
  return useCallback((title, undo) => {
    const once = () => {
      if (last.current?.undo !== once) return;
      toast.dismiss(last.current.toastId);
      last.current = undefined;
      undo();
    };
    last.current = { undo: once, toastId: toast.undo(title, once) };
  }, []);
}
