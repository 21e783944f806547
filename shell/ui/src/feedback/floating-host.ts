/*
 * A modal dialog makes the rest of the page inert: no pointer, no focus, hidden from screen readers. Toasts must
 * stay reachable ("Cofnij" while the plan editor is open), so the topmost dialog lends them a place inside itself.
 * One box moves from place to place with what it holds: drawn anew, a toast would be read aloud a second time, lose the
 * focus and begin to count down from the start.
 */
/** What floating messages are drawn into. */
export const floatingBox = document.createElement('div');
let hosts: readonly HTMLElement[] = [];

/** Puts the box where messages can be reached now: into the topmost modal layer, else the page body. */
export function placeFloatingBox(): void {
  const host = hosts.at(-1) ?? document.body;
  if (floatingBox.parentElement === host) return;
  // Keeps focus and running animations; not every browser has it, and it moves only what stands in the page.
  if ('moveBefore' in host && floatingBox.isConnected && host.isConnected) host.moveBefore(floatingBox, null);
  else host.append(floatingBox);
}

/** Registers a place inside an open modal layer; returns the way to withdraw it. Use as a ref callback. */
export function registerFloatingHost(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  hosts = [...hosts, element];
  placeFloatingBox();
  return () => {
    hosts = hosts.filter((host) => host !== element);
    placeFloatingBox();
  };
}
