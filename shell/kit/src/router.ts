import { useCallback, useContext } from 'react';
import {
  type SetURLSearchParams,
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useSearchParams as useRouterSearchParams,
} from 'react-router-dom';

/**
 * The router of the product, by the names in use. It is shared as one module: importing react-router elsewhere would
 * bring a second router (a lint rule forbids it) or ship all of it.
 */
export {
  createBrowserRouter,
  Link,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
  type Location,
  type NavigateFunction,
  type RouteObject,
  type To,
} from 'react-router-dom';

/**
 * The router's `useSearchParams`, whose function is given the newest parameters of the page also when they are not drawn
 * yet: two filters chosen faster than a slow computer draws the list are both kept.
 */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useRouterSearchParams();
  const router = useContext(DataRouterContext)?.router;
  const { pathname } = useLocation();
  const set = useCallback<SetURLSearchParams>(
    (next, options) => {
      const newest = router?.state.location;
      const isHere = newest?.pathname === pathname;
      setParams(
        isHere && typeof next === 'function' ? next(new URLSearchParams(newest.search)) : next,
        options,
      );
    },
    [router, pathname, setParams],
  );
  return [params, set];
}
