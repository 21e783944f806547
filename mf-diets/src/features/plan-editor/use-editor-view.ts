import { useShortcut } from '@pora/kit';
import { mediaQueries, useMediaQuery } from '@pora/ui';
import { useCallback, useState } from 'react';

/** The two views of the plan. */
export type EditorView = 'day' | 'overview';

/** What of the plan is in view, and the keys that change it: ← → day, 1 and 2 view. */
export function useEditorView(dayCount: number) {
  const narrow = useMediaQuery(mediaQueries.tablet);
  const [current, setView] = useState<EditorView>('day');
  const [dayIndex, setDayIndex] = useState(0);
  const [panel, setParamsOpen] = useState<boolean>();
  const lastDay = Math.max(0, dayCount - 1);

  const step = useCallback(
    (by: -1 | 1) => setDayIndex((index) => Math.min(lastDay, Math.max(0, index + by))),
    [lastDay],
  );
  const openDay = useCallback((index: number) => {
    setDayIndex(index);
    setView('day');
  }, []);

  const inDay = { inDialog: true, enabled: current === 'day' };
  useShortcut('ArrowLeft', () => step(-1), inDay);
  useShortcut('ArrowRight', () => step(1), inDay);
  useShortcut('1', () => setView('day'), { inDialog: true });
  useShortcut('2', () => setView('overview'), { inDialog: true });

  return {
    current,
    setView,
    dayIndex: Math.min(dayIndex, lastDay),
    setDayIndex,
    lastDay,
    step,
    openDay,
    /** Narrow windows open the parameters as a drawer, and only when asked; the overview needs the width. */
    paramsOpen: panel ?? (current === 'day' && !narrow),
    paramsAsDrawer: narrow,
    setParamsOpen,
  };
}

/** State of the view as the parts of the editor receive it. */
export type EditorViewState = ReturnType<typeof useEditorView>;
