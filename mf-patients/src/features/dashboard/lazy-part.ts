import { type ComponentType, lazy } from 'react';

const nothing = () => null;

/** A part of the dashboard whose file comes when it is first drawn; where it does not come, `instead` is drawn. */
export const lazyPart = <P>(load: () => Promise<ComponentType<P>>, instead: ComponentType<P> = nothing) =>
  lazy(() => load().then(asDefault, () => asDefault(instead)));

const asDefault = <P>(part: ComponentType<P>) => ({ default: part });
