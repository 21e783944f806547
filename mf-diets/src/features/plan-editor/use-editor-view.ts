import { useShortcut } from '@pora/kit';
import { mediaQueries, useMediaQuery } from '@pora/ui';
import { useCallback, useState } from 'react';
import { type EditorAddress } from '../plan-work/public.js';

/** The two views of the plan. */
export type EditorView = EditorAddress['view'];

/** What of the plan is in view, as the address says, and the keys that change it: ← → day, 1 and 2 view. */
export function useEditorView({ day, view: current, look }: EditorAddress, dayCount: number) {
  const narrow = useMediaQuery(mediaQueries.tablet);
  const [panel, setParamsOpen] = useState<boolean>();
  const lastDay = Math.max(0, dayCount - 1);
  const dayIndex = Math.min((day ?? 1) - 1, lastDay);

  const setView = useCallback((view: EditorView) => look({ view }), [look]);
  const setDayIndex = useCallback((index: number) => look({ day: index + 1 }), [look]);
  const step = (by: -1 | 1) =>
    look(({ day: at }) => {
      const index = Math.min((at ?? 1) - 1, lastDay) + by;
      return index < 0 || index > lastDay ? {} : { day: index + 1 };
    });
  const openDay = useCallback((index: number) => look({ day: index + 1, view: 'day' }), [look]);

  const inDay = { inDialog: true, enabled: current === 'day' };
  useShortcut('ArrowLeft', () => step(-1), inDay);
  useShortcut('ArrowRight', () => step(1), inDay);
  useShortcut('1', () => setView('day'), { inDialog: true });
  useShortcut('2', () => setView('overview'), { inDialog: true });

  return {
    current,
    setView,
    dayIndex,
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
