import { messageOf, useSingleMutation } from '@pora/kit';
import { toast } from '@pora/ui';
import { useQueryClient } from '@pora/kit/queries';
import { usePlanEditing } from '../plan-work/public.js';
import { type NamedSlot } from './at-slot.js';
import { alternativesStrings } from './meal-alternatives.strings.js';
import { mealPreview, type WantedMeal } from './meal-preview.js';

const t = alternativesStrings;

/** Puts a ranked meal into its slots at once; it can be taken back from the message that says so. */
export function usePutMeal({ label }: Pick<NamedSlot, 'label'>, onPut: () => void) {
  const { commands, editSlots, offerUndo } = usePlanEditing();
  const client = useQueryClient();
  // In its turn among the writes of the plan: the meal is computed for the plan as the former one left it.
  const prepare = useSingleMutation({
    scope: commands.scope,
    mutationFn: (meal: WantedMeal) => client.fetchQuery(mealPreview(commands.newest(), meal)),
  });
  const put = async (meal: WantedMeal): Promise<void> => {
    if (prepare.isRunning()) return;
    try {
      const targets = await prepare.mutateAsync(meal);
      const edits = targets.map(({ day, slotIndex, slot }) => ({ day, slotIndex, entry: slot.entry }));
      // What is refused was told by then, and a reason asked for.
      if (!(await editSlots(edits))) return;
    } catch (error) {
      const action = { label: t.retry, run: () => void put(meal) };
      toast.show({
        title: t.put.failed,
        description: messageOf(error),
        failure: error,
        tone: 'error',
        action,
      });
      return;
    }
    const place = t.place(
      meal.portions.map(({ day }) => day),
      label,
    );
    onPut();
    offerUndo(t.put.done(meal.name, place), t.put.undone);
  };
  return { put, putting: prepare.isPending };
}
