/** Entry of @pora/kit/testing: renders screens against a fake server; for tests only. */
export { apiError, fakeApi, fakeFile, type FakeApi, type FakeCall } from './fake-api.js';
export {
  renderScreen,
  resetKit,
  TEST_USER,
  type RenderScreenOptions,
  type ScreenView,
} from './render-screen.js';
export { makeMeasurement, makePatient, type PatientChange } from './make-patient.js';
export { renderRoutes, type RenderRoutesOptions, type RoutesView } from './render-routes.js';
export { setSessionForTest } from '../session/session.js';
