import { type RefObject, useEffect } from 'react';
import { type MoveController } from './move-controller.js';
import { placeUnder, slotElementOf } from './slot-place.js';

/** What was chosen in the search goes to the slot that is tapped next. */
export function useTapMoves(area: RefObject<HTMLElement | null>, moves: MoveController): void {
  useEffect(() => {
    const frame = area.current;
    if (!frame) return undefined;
    const onClick = (event: MouseEvent) => {
      if (moves.session.get()?.by !== 'tap') return;
      const slot = slotElementOf(event.target);
      const place = slot && placeUnder(slot, event.clientX);
      if (!place) return;
      // The slot takes it and opens nothing.
      event.stopPropagation();
      event.preventDefault();
      moves.setOver(place);
      moves.drop();
    };
    frame.addEventListener('click', onClick, { capture: true });
    return () => frame.removeEventListener('click', onClick, { capture: true });
  }, [area, moves]);
}
