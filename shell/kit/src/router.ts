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
  useSearchParams,
  type Location,
  type NavigateFunction,
  type RouteObject,
  type To,
} from 'react-router-dom';
