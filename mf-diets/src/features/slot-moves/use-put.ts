import { planStepCalls } from '@pora/contracts/calls';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { callRoute, messageOf } from '@pora/kit';
import { toast } from '@pora/ui';
import { useMutation, useQueryClient } from '@pora/kit/queries';
import { acceptPlaces, dangerousFoods } from '../plan-safety/public.js';
import { type PlanEditing } from '../plan-work/public.js';
import {
  dropTargets,
  editsOf,
  isSwap,
  type MoveItem,
  type MoveMode,
  type Preview,
  type PreviewBody,
  previewBody,
  type SlotItem,
  slotAt,
} from './move-model.js';
import { labelOf } from './slot-label.js';
import { rememberItem } from './recent-items.js';
import { moveStrings as t } from './slot-moves.strings.js';
import { type MoveQuestions } from './use-move-questions.js';

interface Put {
  editing: PlanEditing;
  questions: MoveQuestions;
}

/** What was done, for the toast. */
function doneText(
  { plan }: PlanEditing,
  item: MoveItem,
  over: SlotPlace,
  mode: MoveMode,
  count: number,
): string {
  const slot = slotAt(plan, over);
  const place = t.place(over.day, slot ? labelOf(slot) : '');
  const other = slot?.entry?.name;
  if (mode === 'all') return t.done.all(item.name, count);
  if (item.kind === 'food') return t.done.food(item.name, place);
  if (item.kind === 'meal') return t.done.insert(item.name, place);
  if (mode === 'copy') return t.done.copy(item.name, place);
  return isSwap(plan, item, over, mode) && other
    ? t.done.swap(item.name, other)
    : t.done.move(item.name, place);
}

/** Meals with what the patient must not eat in them, each once. */
function dangersOf({ targets }: Preview) {
  const found = targets.flatMap(({ slot, safety, problems, day, slotIndex }) => {
    const foods = safety === 'dangerous' ? dangerousFoods(problems) : [];
    return foods.length > 0 ? [{ meal: slot.entry?.name ?? '', foods, place: { day, slotIndex } }] : [];
  });
  return {
    places: found.map(({ place }) => place),
    meals: [...new Map(found.map(({ meal, foods }) => [meal, foods])).entries()],
  };
}

/** Slots of another type, one for each slot type. */
const mismatchesOf = ({ targets }: Preview) => [
  ...new Map(
    targets
      .filter(({ typeMatches }) => !typeMatches)
      .map(({ slot, acceptedTypes }) => [
        slot.label || slot.type,
        { label: labelOf(slot), acceptedTypes, slot },
      ]),
  ).values(),
];

/**
 * Putting something into slots: the server is asked what it would come to, the person what has to be asked, and all
 * slots are saved together. Answers whether it is stored; everything else has been told by then.
 */
export function usePut({ editing, questions }: Put) {
  const client = useQueryClient();
  const { commands, editSlots, offerUndo } = editing;
  // In its turn among the writes of the plan: what is asked about is the plan as the former one left it.
  const check = useMutation({
    scope: commands.scope,
    mutationFn: (bodyOf: (plan: Plan) => PreviewBody) => {
      const plan = commands.newest();
      const input = { params: { id: plan.id }, body: bodyOf(plan), ifMatch: plan.version };
      return callRoute(planStepCalls.previewSlot, input);
    },
  });

  const keepReason = (places: readonly SlotPlace[], reason: string): Promise<void> =>
    acceptPlaces(client, commands.newest, places, reason).catch((error: unknown) => {
      toast.error(t.danger.notKept, messageOf(error), error);
    });

  const store = async ({ item, bodyOf, done }: Wanted): Promise<boolean> => {
    let preview: Preview;
    try {
      preview = await check.mutateAsync(bodyOf);
    } catch (error) {
      const action = { label: t.retry, run: () => void store({ item, bodyOf, done }) };
      const why = { description: messageOf(error), failure: error };
      toast.show({ title: t.notChecked, ...why, tone: 'error', action });
      return false;
    }
    for (const { label, acceptedTypes, slot } of mismatchesOf(preview)) {
      if (!(await questions.askMismatch({ label, acceptedTypes, entry: slot.entry }))) return false;
    }
    const { meals, places } = dangersOf(preview);
    const reason = meals.length > 0 ? await questions.askReason(meals) : undefined;
    if (meals.length > 0 && reason === undefined) return false;
    if (!(await editSlots(editsOf(preview, reason)))) return false;
    if (reason !== undefined) await keepReason(places, reason);
    rememberItem(item);
    offerUndo(done, t.done.undone);
    return true;
  };

  return {
    put: async (wanted: MoveItem, over: SlotPlace, mode: MoveMode): Promise<boolean> => {
      const item = wanted.kind === 'food' && !wanted.grams ? await questions.askAmount(wanted, over) : wanted;
      if (!item) return false;
      const { targets } = dropTargets(editing.plan, item, over, mode);
      const done = doneText(editing, item, over, mode, targets.length);
      return store({ item, done, bodyOf: (plan) => previewBody(plan, item, over, mode) });
    },
    /** A copy of a meal of the plan into several slots, which is one step as well. */
    copyInto: (item: SlotItem, places: readonly SlotPlace[]): Promise<boolean> => {
      const [over] = places;
      if (!over) return Promise.resolve(false);
      const done =
        places.length > 1
          ? t.done.copies(item.name, places.length)
          : doneText(editing, item, over, 'copy', places.length);
      return store({ item, done, bodyOf: () => ({ targets: [...places], copy: item.place }) });
    },
  };
}

/** What is to be put into slots; the question to the server is asked of the plan as it is by then. */
interface Wanted {
  item: MoveItem;
  bodyOf: (plan: Plan) => PreviewBody;
  done: string;
}
