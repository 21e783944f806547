// To be imported before React's renderer, which looks once for who listens.

/** A node of React's tree, as far as counting needs it. */
interface Fiber {
  tag: number;
  flags: number;
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

/** Tags of components that are functions, plain or memoised. */
const FUNCTIONS = new Set([0, 15]);
const PERFORMED_WORK = 1;

let drawn: string[] = [];

/** Notes the functions that ran in this commit: below what stayed the same object, nothing did. */
function note(now: Fiber, before: Fiber | null): void {
  const ran = !before || (now.flags & PERFORMED_WORK) !== 0;
  if (ran && FUNCTIONS.has(now.tag)) drawn.push((now.type as { name?: string }).name ?? '');
  if (before && now.child === before.child) return;
  for (let child = now.child; child; child = child.sibling) {
    note(child, before && child.alternate);
  }
}

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    isDisabled: false,
    inject: () => 1,
    onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => note(current, current.alternate),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  },
});

/** How often React has run each component since the last call, by its name. */
export function takeRenders(): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const name of drawn) counted.set(name, (counted.get(name) ?? 0) + 1);
  drawn = [];
  return counted;
}
