import { lazy, Suspense } from 'react';
import { paths, RETURN_PATH } from '@pora/kit';
import { Navigate, Outlet, type RouteObject } from '@pora/kit/router';
import { CallbackScreen } from '../features/callback/callback.screen.js';
import { loadLogin } from '../features/login/public.js';
import { NotFoundScreen } from '../features/not-found/not-found.screen.js';
import { SignedInAgainScreen } from '../features/session-lost/signed-in-again.screen.js';
import { AdminOnly, SignedIn } from './guards.js';
import { LeaveGuard } from './leave-guard.js';
import { RemotePage } from './remotes/remote-page.js';
import { RouteError } from './route-error.js';
import { NoSections } from './no-sections.js';
import { sections, type Section } from './sections.js';
import { ShellLayout } from './shell-layout.js';

// A file of its own: whoever is signed in opens the product without the door.
const LoginScreen = lazy(loadLogin);

function routeOf(section: Section): RouteObject {
  const page = <RemotePage key={section.name} section={section} />;
  return { path: section.path, element: section.access === 'admin' ? <AdminOnly>{page}</AdminOnly> : page };
}

/** Every address of the product [core §2]; the sections are those that the released remotes declare. */
export const productRoutes = (): RouteObject[] => [
  {
    element: (
      <>
        <Outlet />
        <LeaveGuard />
      </>
    ),
    errorElement: <RouteError />,
    children: [
      {
        path: 'login',
        element: (
          <Suspense fallback={null}>
            <LoginScreen />
          </Suspense>
        ),
      },
      { path: 'callback', element: <CallbackScreen /> },
      { path: RETURN_PATH.slice(1), element: <SignedInAgainScreen /> },
      { index: true, element: <Navigate to={paths.dashboard} replace /> },
      {
        element: (
          <SignedIn>
            <ShellLayout />
          </SignedIn>
        ),
        children: sections().map(routeOf),
      },
      { path: '*', element: sections().length > 0 ? <NotFoundScreen /> : <NoSections /> },
    ],
  },
];
