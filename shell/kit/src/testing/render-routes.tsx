import type { SessionUser } from '@pora/contracts/session/session.model';
import { UiProvider } from '@pora/ui';
import { QueryClient, QueryClientProvider } from '../queries.js';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { setSessionForTest } from '../session/session.js';
import { TEST_USER } from './render-screen.js';

/** The router makes a Request for each navigation; jsdom has none, and only these parts are read. */
class NavigationRequest {
  readonly method = 'GET';
  readonly url: string;
  readonly signal: AbortSignal | undefined;

  constructor(url: string | URL, init: { signal?: AbortSignal } = {}) {
    this.url = String(url);
    this.signal = init.signal;
  }
}

/** Where the test starts and who works there; `user: null` is nobody, undefined leaves the session as it is. */
export interface RenderRoutesOptions {
  path: string;
  user?: Partial<SessionUser> | null;
}

/** Rendered routes, a person in front of them, and the address. */
export interface RoutesView extends RenderResult {
  user: UserEvent;
  location(): string;
  navigate(to: string): Promise<void>;
}

/** Renders route objects as the shell does, blockers included, on an address of memory. */
export function renderRoutes(routes: RouteObject[], { path, user }: RenderRoutesOptions): RoutesView {
  // jsdom has no Request and does not scroll.
  Object.assign(globalThis, { Request: globalThis.Request ?? NavigationRequest, scrollTo: () => undefined });
  if (user !== undefined) setSessionForTest(user && { ...TEST_USER, ...user });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const view = render(
    <QueryClientProvider client={client}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </QueryClientProvider>,
  );
  return {
    ...view,
    user: userEvent.setup(),
    location: () => router.state.location.pathname + router.state.location.search,
    navigate: (to) => router.navigate(to),
  };
}
