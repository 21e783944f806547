import { type WorkingHours } from '@pora/contracts/schedule/schedule.model';
import { type ShownEvent } from '../events/shown-events.js';
import { type Moves } from '../moves/use-moves.js';

/** What all views of the calendar show and tell. */
export interface CalendarProps {
  days: readonly string[];
  byDay: ReadonlyMap<string, readonly ShownEvent[]>;
  hours: WorkingHours | undefined;
  today: string;
  /** Minutes of today that have passed. */
  nowMinute: number;
  unsavedIds: ReadonlySet<string>;
  moves: Moves;
  onOpen: (id: string) => void;
  /** A free place was chosen for a new visit. */
  onAdd: (date: string, minute: number) => void;
  onDay: (date: string) => void;
}
