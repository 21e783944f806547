import { planStepCalls } from '@pora/contracts/calls';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { callRoute, createStore, type Store } from '@pora/kit';
import {
  dropTargets,
  isSamePlace,
  itemAt,
  type MoveItem,
  type MoveMode,
  placeKey,
  type Preview,
  previewBody,
  type SlotItem,
  type TargetState,
} from './move-model.js';
import { type MoveKnowledge, targetStates } from './target-states.js';

/** A preview starts when the target has stood still for this long. */
const PREVIEW_AFTER_MS = 150;

/** How something was picked up. */
export type MoveBy = 'pointer' | 'keyboard' | 'tap';

/** Sums of the days after the drop, as far as they are known. */
export type MovePreview = { phase: 'none' | 'loading' | 'failed' } | { phase: 'ready'; answer: Preview };

/** What is on its way. */
export interface MoveSession {
  item: MoveItem;
  mode: MoveMode;
  by: MoveBy;
  over: SlotPlace | undefined;
  states: ReadonlyMap<string, TargetState>;
  preview: MovePreview;
}

/** What a move reads and does; renewed with every render. */
export interface MoveContext {
  plan: Plan;
  knowledge: MoveKnowledge;
  /** Why nothing can be moved now; undefined when it can. */
  refusal: () => string | undefined;
  /** Tells the person why not; a place is shaken. */
  refuse: (text: string, place?: SlotPlace) => void;
  /** Where a move by keys begins that comes from outside of the plan. */
  home: () => SlotPlace;
  /** Asks what has to be asked and saves. */
  put: (item: MoveItem, over: SlotPlace, mode: MoveMode) => Promise<boolean>;
  copyInto: (item: SlotItem, places: readonly SlotPlace[]) => Promise<boolean>;
}

/** One move from picking up to dropping. It lives outside of React: while the pointer moves nothing is rendered. */
export class MoveController {
  readonly session: Store<MoveSession | undefined> = createStore<MoveSession | undefined>(undefined);
  #context: MoveContext;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked: AbortController | undefined;

  constructor(context: MoveContext) {
    this.#context = context;
  }

  /** Follows the newest render: a plan that changed meanwhile is what is dropped into. */
  renew(context: MoveContext): void {
    const isOther =
      context.plan.planDays !== this.#context.plan.planDays || context.knowledge !== this.#context.knowledge;
    this.#context = context;
    const session = this.session.get();
    if (!session || !isOther) return;
    const { item, mode } = session;
    const isGone = item.kind === 'slot' && !itemAt(context.plan, item.place);
    if (isGone) this.cancel();
    else this.session.set({ ...session, states: targetStates(context.plan, item, mode, context.knowledge) });
  }

  get plan(): Plan {
    return this.#context.plan;
  }

  get home(): SlotPlace {
    return this.#context.home();
  }

  /** Picks up; answers false when nothing can be moved now, which has been told by then. */
  begin(item: MoveItem, by: MoveBy, over?: SlotPlace): boolean {
    const { plan, knowledge, refusal, refuse } = this.#context;
    const reason = refusal();
    if (reason !== undefined) {
      refuse(reason);
      return false;
    }
    const states = targetStates(plan, item, 'move', knowledge);
    this.session.set({ item, mode: 'move', by, over: undefined, states, preview: { phase: 'none' } });
    if (over) this.setOver(over);
    return true;
  }

  /** Ctrl or ⌘ copies, Alt fills all days, plain moves. */
  setMode(mode: MoveMode): void {
    const session = this.session.get();
    if (!session || session.mode === mode) return;
    const { plan, knowledge } = this.#context;
    this.session.set({ ...session, mode, states: targetStates(plan, session.item, mode, knowledge) });
    this.#preview();
  }

  /** The slot under the pointer, or the one the arrows have reached. */
  setOver(over: SlotPlace | undefined): void {
    const session = this.session.get();
    if (!session || isSamePlace(session.over, over) || session.over === over) return;
    this.session.set({ ...session, over });
    this.#preview();
  }

  /** Ends the move where it is; the rest is asked and saved by then or later. */
  drop(): void {
    const session = this.session.get();
    this.cancel();
    if (!session?.over) return;
    const { item, over, mode } = session;
    if (item.kind === 'slot' && isSamePlace(item.place, over) && mode !== 'all') return;
    void this.#context.put(item, over, mode);
  }

  /** Puts something into a slot without carrying it there. */
  put(item: MoveItem, over: SlotPlace, mode: MoveMode): Promise<boolean> {
    const reason = this.#context.refusal();
    if (reason === undefined) return this.#context.put(item, over, mode);
    this.#context.refuse(reason);
    return Promise.resolve(false);
  }

  /** Copies a meal of the plan into several open slots at once, without carrying it there. */
  copyInto(item: SlotItem, places: readonly SlotPlace[]): Promise<boolean> {
    const reason = this.#context.refusal();
    if (reason === undefined) return this.#context.copyInto(item, places);
    this.#context.refuse(reason);
    return Promise.resolve(false);
  }

  /** A hit of the search goes into the chosen slot; without one the slot is chosen next. */
  pick(item: MoveItem, into: SlotPlace | undefined, keys: Pick<MouseEvent, 'altKey' | 'detail'>): void {
    if (into) void this.put(item, into, keys.altKey ? 'all' : 'move');
    // A click without a pointer was Enter: the arrows choose.
    else if (keys.detail === 0) this.begin(item, 'keyboard', this.home);
    else this.begin(item, 'tap');
  }

  /** Puts it back. */
  cancel(): void {
    this.#stopPreview();
    this.session.set(undefined);
  }

  #stopPreview(): void {
    clearTimeout(this.#timer);
    this.#asked?.abort();
  }

  /** Asks for the sums after the drop once the target stands still; never waits for them. */
  #preview(): void {
    this.#stopPreview();
    const session = this.session.get();
    if (!session) return;
    const { item, over, mode, states } = session;
    const state = over && states.get(placeKey(over));
    const asks = over && state !== 'locked' && state !== 'origin';
    if (!asks || dropTargets(this.plan, item, over, mode).targets.length === 0) {
      this.session.set({ ...session, preview: { phase: 'none' } });
      return;
    }
    this.session.set({ ...session, preview: { phase: 'loading' } });
    const body = previewBody(this.plan, item, over, mode);
    const asked = new AbortController();
    this.#asked = asked;
    const show = (preview: MovePreview) => {
      const now = this.session.get();
      if (now && !asked.signal.aborted) this.session.set({ ...now, preview });
    };
    this.#timer = setTimeout(() => {
      callRoute(planStepCalls.previewSlot, { params: { id: this.plan.id }, body, signal: asked.signal }).then(
        (answer) => show({ phase: 'ready', answer }),
        // The drop asks again, and says then what is wrong.
        () => show({ phase: 'failed' }),
      );
    }, PREVIEW_AFTER_MS);
  }
}
