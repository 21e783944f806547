import { createStore } from '@pora/kit';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { type MoveController, type MoveSession } from './move-controller.js';
import { type Preview } from './move-model.js';

/** The moves of the opened plan. */
export const MovesContext = createContext<MoveController | undefined>(undefined);

/** The moves of the opened plan. @throws Error outside of `SlotMovesArea` */
export function useMoves(): MoveController {
  const moves = useContext(MovesContext);
  if (!moves) throw new Error('useMoves needs SlotMovesArea.');
  return moves;
}

const nothingMoves = createStore<MoveSession | undefined>(undefined);

/** What is on its way now; renders with every slot it passes, so only small parts read it. */
export function useMoveSession(): MoveSession | undefined {
  const { session } = useContext(MovesContext) ?? { session: nothingMoves };
  return useSyncExternalStore(session.subscribe, session.get);
}

/** One thing of what is on its way; renders only when that one is another. */
export function useMovePart<T>(pick: (session: MoveSession | undefined) => T): T {
  const { session } = useContext(MovesContext) ?? { session: nothingMoves };
  return useSyncExternalStore(session.subscribe, () => pick(session.get()));
}

const isMoving = (session: MoveSession | undefined) => session !== undefined;

/** Whether something is on its way: what stands at the foot gives its place to the bar of the move. */
export const useIsMoving = (): boolean => useMovePart(isMoving);

/** Sums of a day before and after the drop that is about to happen; undefined when it would not change the day. */
export function useDayAfterDrop(day: number): Preview['days'][number] | undefined {
  return useMovePart((session) => {
    const preview = session?.preview;
    return preview?.phase === 'ready' ? preview.answer.days.find((each) => each.day === day) : undefined;
  });
}
