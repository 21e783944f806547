import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { createStore, type Store } from '@pora/kit';
import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react';

type Selection = Store<SlotPlace | undefined>;

const Selected = createContext<Selection | undefined>(undefined);

/** Keeps which slot of the opened plan is chosen, apart from the plan itself: choosing one renders nothing else anew. */
export function SelectedSlotProvider({ children }: { children: ReactNode }) {
  const [selection] = useState(() => createStore<SlotPlace | undefined>(undefined));
  return createElement(Selected.Provider, { value: selection }, children);
}

function useSelection(): Selection {
  const selection = useContext(Selected);
  if (!selection) throw new Error('The selected slot needs PlanEditingProvider.');
  return selection;
}

/** The slot that is chosen: a hit of the search goes there [diets §2]. */
export function useSelectedSlot(): SlotPlace | undefined {
  const selection = useSelection();
  return useSyncExternalStore(selection.subscribe, selection.get);
}

/** Chooses a slot, or none; the same function with every render. */
export function useSelectSlot(): (place: SlotPlace | undefined) => void {
  return useSelection().set;
}
