import { createTestApp, type TestApp, type TestAppOptions } from '@pora/common/testing/app';
import { launchFromSource } from '@pora/common/testing/launch-from-source';
import { WORKER_LAUNCHER } from '@pora/common/workers/worker-entry';
import { Clock } from '../clock/clock.js';
import { patientsService } from '../service.js';
import { startFakePlans, type FakePlans } from './fake-plans.js';

/** The moment the tests live in: a day in the summer of 2026. */
export const TEST_NOW = new Date('2026-07-15T10:00:00.000Z');

/** The patients service beside a stand-in for plans. */
export interface PatientsTestApp extends TestApp {
  readonly plans: FakePlans;
}

/** Starts the patients service with a fixed clock. */
export async function startPatientsApp(options: TestAppOptions = {}): Promise<PatientsTestApp> {
  const plans = await startFakePlans();
  const clock = new Clock();
  clock.now = () => TEST_NOW;
  const app = await createTestApp(patientsService, {
    ...options,
    env: { PLANS_URL: plans.url, ...options.env },
    override: (builder) => {
      const usual = builder
        .overrideProvider(Clock)
        .useValue(clock)
        .overrideProvider(WORKER_LAUNCHER)
        .useValue(launchFromSource);
      return options.override ? options.override(usual) : usual;
    },
  });
  const stop = async () => {
    await app.stop();
    await plans.stop();
  };
  return Object.assign(Object.create(app) as TestApp, { plans, stop });
}
