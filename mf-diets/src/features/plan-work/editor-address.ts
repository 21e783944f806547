import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { useLocation, useNavigate, useSearchParams } from '@pora/kit/router';
import { useCallback, useEffect, useMemo, useRef } from 'react';

/** Name of the parameter that holds the open plan. */
export const PLAN_PARAM = 'plan';

/** Dialogs over the opened plan that have an address; those with a place are about one slot. */
const DIALOGS = [
  'add',
  'alternatives',
  'compare',
  'copy',
  'debug',
  'edit',
  'food',
  'generated',
  'handout',
  'history',
  'move',
  'new-stage',
  'replace',
  'shopping',
  'slot',
  'warnings',
  'why',
] as const;
export type DialogName = (typeof DIALOGS)[number];

/** Those that stand beside the plan where there is room: it stays in view and in use. */
export const PANES: ReadonlySet<DialogName | undefined> = new Set<DialogName>([
  'alternatives',
  'food',
  'generated',
]);

interface Look {
  day?: number;
  view?: 'day' | 'overview';
}

/** What of the opened plan is in sight, as the address says it: `?plan=<id>&day=4&view=overview&dialog=edit&at=4.2`. */
export interface EditorAddress {
  /** 1-based; undefined where the address names none that can be one. */
  day: number | undefined;
  view: 'day' | 'overview';
  dialog: DialogName | undefined;
  /** The slot the dialog is about: `day` 1-based, `slotIndex` 0-based. */
  place: SlotPlace | undefined;
  /** Number of the food that a pane is about. */
  food: number | undefined;
  /**
   * Another day or view; going back does not step through them. A function is asked with what was looked at last, also
   * when that is not drawn yet: keys come faster than a slow computer draws days.
   */
  look: (at: Look | ((now: Look) => Look)) => void;
  /** Another day or view instead of the open dialog. */
  showInstead: (at: Look) => void;
  /** Opens a dialog; going back closes it. */
  open: (dialog: DialogName, place?: SlotPlace) => void;
  /** Opens the check of a food beside the plan, or turns the open one to it. */
  checkFood: (foodId: number) => void;
  close: () => void;
}

const PLACE = /^(\d{1,2})\.(\d)$/;

function placeOf(text: string | null): SlotPlace | undefined {
  const [, day, slot] = PLACE.exec(text ?? '') ?? [];
  return day && slot ? { day: Number(day), slotIndex: Number(slot) - 1 } : undefined;
}

function foodOf(text: string | null): number | undefined {
  const id = Number(text);
  return text !== null && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

function dayOf(text: string | null): number | undefined {
  const day = Number(text);
  return Number.isInteger(day) && day >= 1 && day <= 14 ? day : undefined;
}

/** Marks an entry of the browser's history that a dialog has put there: closing it goes back, so that nothing piles up. */
const OPENED = { dialogOpened: true };
const NO_DIALOG = { dialog: undefined, at: undefined, food: undefined };
const paramsOf = ({ day, view }: Look) => ({
  ...(day !== undefined && { day: String(day) }),
  ...(view !== undefined && { view: view === 'overview' ? view : undefined }),
});
const lookOf = (params: URLSearchParams): Pick<EditorAddress, 'day' | 'view'> => ({
  day: dayOf(params.get('day')),
  view: params.get('view') === 'overview' ? 'overview' : 'day',
});
const isOpened = (state: unknown) => (state as typeof OPENED | null)?.dialogOpened === true;

type Values = Record<string, string | undefined>;
type Change = Values | ((current: URLSearchParams) => Values);

/** The address of what is in sight in the editor: it survives a reload and can be sent [diets §2]. */
export function useEditorAddress(): EditorAddress {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  // The functions stay the same while the address changes, so that what they are handed to stays still.
  const latest = useRef({ params, setParams, state, navigate });
  useEffect(() => {
    latest.current = { params, setParams, state, navigate };
  });

  const change = useCallback((wanted: Change, replaces: boolean, state?: null) => {
    const kept = { replace: true, state: state === undefined ? (latest.current.state as unknown) : state };
    latest.current.setParams(
      (current) => {
        const values = typeof wanted === 'function' ? wanted(current) : wanted;
        for (const [key, value] of Object.entries(values)) {
          if (value === undefined) current.delete(key);
          else current.set(key, value);
        }
        return current;
      },
      replaces ? kept : { state: OPENED },
    );
  }, []);

  const look = useCallback<EditorAddress['look']>(
    (at) => change((current) => paramsOf(typeof at === 'function' ? at(lookOf(current)) : at), true),
    [change],
  );
  // Going back and changing the address at once would lose the change: the dialog's own entry becomes the new look.
  const showInstead = useCallback<EditorAddress['showInstead']>(
    (at) => change({ ...paramsOf(at), ...NO_DIALOG }, true, null),
    [change],
  );
  const open = useCallback<EditorAddress['open']>(
    (dialog, place) =>
      // From one dialog into the next: going back closes both.
      change(
        { ...NO_DIALOG, dialog, at: place && `${place.day}.${place.slotIndex + 1}` },
        latest.current.params.has('dialog'),
      ),
    [change],
  );
  const checkFood = useCallback<EditorAddress['checkFood']>(
    (foodId) =>
      change({ ...NO_DIALOG, dialog: 'food', food: String(foodId) }, latest.current.params.has('dialog')),
    [change],
  );
  const close = useCallback(() => {
    if (isOpened(latest.current.state)) void latest.current.navigate(-1);
    else change(NO_DIALOG, true);
  }, [change]);

  return useMemo(
    () => ({
      ...lookOf(params),
      dialog: DIALOGS.find((each) => each === params.get('dialog')),
      place: placeOf(params.get('at')),
      food: foodOf(params.get('food')),
      ...{ look, showInstead, open, checkFood, close },
    }),
    [params, look, showInstead, open, checkFood, close],
  );
}
