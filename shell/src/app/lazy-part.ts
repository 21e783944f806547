import { type ComponentType, lazy } from 'react';

/** A part of the page whose file comes when it is first drawn; a browser that has lost the server does without it. */
export const lazyPart = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(() => load().then(asDefault, () => asDefault<P>(() => null)));

const asDefault = <P>(part: ComponentType<P>) => ({ default: part });
