import {
  createContext,
  type ReactNode,
  type SetStateAction,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react';

/** What is remembered by name, and who is to be told of a change. */
function createStore() {
  const values = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  return {
    values,
    write: (name: string, value: unknown): void => {
      values.set(name, value);
      for (const notify of listeners) notify();
    },
    subscribe: (notify: () => void) => {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
  };
}

const Store = createContext<ReturnType<typeof createStore> | undefined>(undefined);

/**
 * Around a list that is drawn in two ways, as a table and in a few lines each where there is little room: what is open in
 * it stays open when a window is dragged from the one to the other, although every row is a new one.
 */
export function KeepsState({ children }: { children: ReactNode }) {
  const [store] = useState(createStore);
  return <Store value={store}>{children}</Store>;
}

/** State that lives with the list, not with the row that shows it. @param name of the row and of what it is */
export function useKept<T>(name: string, first: T) {
  const [own] = useState(createStore);
  const store = useContext(Store) ?? own;
  const read = () => (store.values.has(name) ? (store.values.get(name) as T) : first);
  useState(() => store.values.set(name, read()));
  const value = useSyncExternalStore(store.subscribe, read);
  const write = (next: SetStateAction<T>): void =>
    store.write(name, next instanceof Function ? next(read()) : next);
  return [value, write] as const;
}
