import { formatDate } from '@pora/kit';
import { announce } from '@pora/ui';
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type CalendarView } from '../calendar/calendar-dates.js';
import { spokenPlace, timeOf } from '../calendar/clock.js';
import { type ShownEvent } from '../events/shown-events.js';
import { followPointer } from './follow-pointer.js';
import { keyMove } from './key-moves.js';
import { movesStrings as t } from './moves.strings.js';
import { type Draft, isSamePlace, type Place, placeOf } from './place.js';
import { type Grip, placeUnder } from './pointing.js';

type PointerHandlers = Pick<LiftHandlers, 'onPointerDown'>;

/** What a visit listens to, to be lifted. */
interface LiftHandlers {
  onPointerDown: (event: ReactPointerEvent<HTMLElement>) => void;
  onKeyDown: (event: ReactKeyboardEvent<HTMLElement>) => void;
  onKeyUp: (event: ReactKeyboardEvent<HTMLElement>) => void;
  onBlur: () => void;
  'aria-describedby': string;
}

/** Id of the sentence that tells the keys of moving. */
export const MOVES_HELP = 'schedule-moves-help';

/** Moving visits with mouse, finger and keys; nothing is written before the drop. */
export interface Moves {
  /** Where the lifted visit would be dropped; null while none is lifted. */
  draft: Draft | null;
  handlers(shown: ShownEvent): LiftHandlers;
  /** Of the lower edge. */
  edgeHandlers(shown: ShownEvent): PointerHandlers;
  /** Whether the click that comes now ends a drag. */
  wasDragged(): boolean;
}

interface MovesOptions {
  view: CalendarView;
  onDrop: (shown: ShownEvent, place: Place) => void;
  /** What lies at a place besides the visit that is moved, to be read aloud. */
  occupantOf: (place: Place, shown: ShownEvent) => string | undefined;
}

/** What the handlers share: the options of the last render, and the visit that is lifted. */
interface Control {
  options: MovesOptions;
  draft: Draft | null;
  /** The pointer has moved: the click that ends it opens nothing. */
  dragged: boolean;
  stop: (() => void) | undefined;
  change(draft: Draft | null): void;
}

/** Lifts, moves and drops visits of the calendar on the screen. */
export function useMoves(options: MovesOptions): Moves {
  const [draft, setDraft] = useState<Draft | null>(null);
  const control = useRef<Control>(undefined);
  control.current ??= {
    options,
    draft: null,
    dragged: false,
    stop: undefined,
    change(next) {
      this.draft = next;
      setDraft(next);
    },
  };
  useEffect(() => {
    if (control.current) control.current.options = options;
  });
  useEffect(() => () => control.current?.stop?.(), []);
  const handlers = useMemo(() => handlersOf(() => control.current as Control), []);
  return useMemo(() => ({ draft, ...handlers }), [draft, handlers]);
}

function handlersOf(get: () => Control): Omit<Moves, 'draft'> {
  return {
    handlers: (shown) => ({
      onPointerDown: (event) => press(get(), shown, 'move', event),
      onKeyDown: (event) => onKey(get(), shown, event),
      // Space released would click the button.
      onKeyUp: (event) => event.key === ' ' && event.preventDefault(),
      onBlur: () => {
        const control = get();
        if (control.draft && !control.dragged) control.change(null);
      },
      'aria-describedby': MOVES_HELP,
    }),
    edgeHandlers: (shown) => ({ onPointerDown: (event) => press(get(), shown, 'resize', event) }),
    wasDragged: () => get().dragged,
  };
}

function drop(control: Control): void {
  const { draft, options } = control;
  control.change(null);
  if (draft && !isSamePlace(draft, placeOf(draft.shown))) options.onDrop(draft.shown, draft);
}

/** Lifts a visit to a place; answers the place to be read aloud. */
function lift(control: Control, shown: ShownEvent, place: Place): string {
  control.change({ ...place, shown });
  return spoken(place, control.options.occupantOf(place, shown));
}

function press(control: Control, shown: ShownEvent, grip: Grip, event: ReactPointerEvent<HTMLElement>): void {
  const calendar = event.currentTarget.closest('[data-calendar]');
  if (event.button !== 0 || shown.goesOn || !calendar) return;
  event.stopPropagation();
  control.stop?.();
  control.dragged = false;
  const { view } = control.options;
  control.stop = followPointer(event, event.currentTarget.closest('[data-scroller]'), {
    onMove: (pointing) => {
      control.dragged = true;
      const taken = placeOf(shown);
      control.change({ ...placeUnder(calendar, pointing, { taken, grip, view }), shown });
    },
    onDrop: () => drop(control),
    onCancel: () => control.change(null),
    onEnd: () => {
      // The click that the released button makes comes first.
      setTimeout(() => (control.dragged = false), 0);
    },
  });
}

function onKey(control: Control, shown: ShownEvent, event: ReactKeyboardEvent<HTMLElement>): void {
  const { draft, options } = control;
  const mine = draft?.shown.event.id === shown.event.id ? draft : null;
  if (!mine) {
    if (event.key !== ' ' || shown.goesOn) return;
    event.preventDefault();
    announce(t.lifted(shown.label, lift(control, shown, placeOf(shown))), 'assertive');
    return;
  }
  const next = keyMove(event, mine, options.view);
  if (!next && !ENDS.has(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  if (next) announce(lift(control, shown, next), 'assertive');
  else if (event.key !== 'Escape') drop(control);
  else {
    control.change(null);
    announce(t.cancelled, 'assertive');
  }
}

/** Keys that end moving. */
const ENDS = new Set(['Enter', ' ', 'Escape']);

/** "czwartek, 12:00, do 12:30, wolne"; the date where the day alone would mislead. */
function spoken(place: Place, occupant: string | undefined): string {
  const { date, start, end } = place;
  const free = occupant === undefined ? t.free : t.taken(occupant);
  return `${spokenPlace(date, start)}, ${t.until(timeOf(end % (24 * 60)))}, ${formatDate(date)}, ${free}`;
}
