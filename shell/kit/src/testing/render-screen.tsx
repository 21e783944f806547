import type { ReactElement } from 'react';
import { afterEach, expect } from '@jest/globals';
import type { SessionUser } from '@pora/contracts/session/session.model';
import { toast, UiProvider } from '@pora/ui';
import { QueryClient, QueryClientProvider } from '../queries.js';
import { cleanup, render, type RenderResult, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { forgetCsrfToken } from '../http/csrf.js';
import { resetSessionForTest, setSessionForTest } from '../session/session.js';
import { TestLeaveQuestion } from './test-leave-question.js';

/** Who works in a test unless it says otherwise. */
export const TEST_USER: SessionUser = {
  name: 'Alicja Różańska',
  email: 'alicja@gabinet.example',
  isAdmin: false,
};

/** Where and for whom a screen is rendered. */
export interface RenderScreenOptions {
  /** Address, default `/`. */
  path?: string;
  /** Pattern of the address when the screen reads parameters, e.g. `/meals/:id?`. */
  route?: string;
  user?: Partial<SessionUser>;
  /** Cache of answers, such as the product's, which tries again; by default one that asks once. */
  client?: QueryClient;
}

/** A rendered screen, a person in front of it, and the address. */
export interface ScreenView extends RenderResult {
  user: UserEvent;
  /** Address now, with the query: `/patients?new=1`. */
  location(): string;
  client: QueryClient;
}

const originalFetch = globalThis.fetch;

/** Renders a screen as the shell would: signed in, with router, cache, theme, toasts and the leave question. */
export function renderScreen(screen: ReactElement, options: RenderScreenOptions = {}): ScreenView {
  setSessionForTest({ ...TEST_USER, ...options.user });
  const client = options.client ?? askingOnce();
  let address = '';
  function Probe() {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  }
  const user = patientPerson();
  const view = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[options.path ?? '/']}>
        <UiProvider>
          <Routes>
            <Route path={options.route ?? '*'} element={screen} />
            <Route path="*" element={null} />
          </Routes>
          <TestLeaveQuestion />
          <Probe />
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...view, user, client, location: () => address };
}

const askingOnce = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });

/**
 * Clicks once a button can be pressed, as people do: while a screen still loads its data, a click on a disabled button does
 * nothing, and whether a test comes too early depends on how busy the machine is.
 */
function patientPerson(): UserEvent {
  const person = userEvent.setup();
  return {
    ...person,
    click: async (element) => {
      if (isDisabled(element)) await waitFor(() => expect(element).toBeEnabled());
      await person.click(element);
    },
  };
}

const isDisabled = (element: Element): boolean => element.matches(':disabled');

/** Puts session, storage, token, toasts and `fetch` back; runs by itself after every test. */
export function resetKit(): void {
  cleanup();
  toast.clear();
  resetSessionForTest();
  forgetCsrfToken();
  window.localStorage.clear();
  window.sessionStorage.clear();
  globalThis.fetch = originalFetch;
}

afterEach(resetKit);
