import type { TestingModuleBuilder } from '@nestjs/testing';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import type { Patient } from '@pora/contracts/patients/patient.model';
import { PLAN_LIMITS, type NewPlan, type Plan } from '@pora/contracts/plans/plan.model';
import { plansService } from '../service.js';
import { launchFromSource } from '@pora/common/testing/launch-from-source';
import { WORKER_LAUNCHER } from '@pora/common/workers/worker-entry';
import { aNewPlan } from './builders.js';
import { demoPatients, starterSnapshot } from './starter-data.js';
import {
  startCatalogStub,
  startPatientsStub,
  type StubCatalogue,
  type StubPatient,
  type StubService,
} from './stub-services.js';

/** The plans service on real Postgres and Redis, with stand-ins for patients and catalogue. */
export interface PlansApp extends Omit<TestApp, 'stop'> {
  readonly dietitian: SignedIn;
  readonly patients: StubService;
  readonly catalog: StubService;
  /** Patients the stand-in knows, by id. */
  readonly people: Map<string, Patient | StubPatient>;
  /** What the catalogue stand-in answers; a new revision is noticed at the next use. */
  readonly catalogue: StubCatalogue;
  /** Creates a plan without a patient; one call after the other takes the stages 1–12 in turn. */
  createPlan(overrides?: Partial<NewPlan>): Promise<Plan>;
  stop(): Promise<void>;
}

export interface PlansAppOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly faults?: boolean;
  readonly override?: (builder: TestingModuleBuilder) => TestingModuleBuilder;
}

/** Starts the service with the starter catalogue and the demo patients. */
export async function startPlansApp(options: PlansAppOptions = {}): Promise<PlansApp> {
  const people = new Map<string, Patient | StubPatient>(
    demoPatients().map((patient) => [patient.id, patient]),
  );
  const catalogue: StubCatalogue = { snapshot: starterSnapshot() };
  const [patients, catalog] = await Promise.all([startPatientsStub(people), startCatalogStub(catalogue)]);
  const app = await createTestApp(plansService, {
    env: { PATIENTS_URL: patients.url, CATALOG_URL: catalog.url, ...options.env },
    faults: options.faults ?? false,
    override: (builder) => {
      const launched = builder.overrideProvider(WORKER_LAUNCHER).useValue(launchFromSource);
      return options.override ? options.override(launched) : launched;
    },
  });
  const dietitian = await app.signIn('dietitian');
  return Object.assign(app, {
    dietitian,
    patients,
    catalog,
    people,
    catalogue,
    createPlan: planCreator(dietitian),
    stop: stopAll(app.stop, [patients, catalog]),
  });
}

function planCreator(dietitian: SignedIn): PlansApp['createPlan'] {
  let stage = 0;
  return async (overrides = {}) => {
    stage = (stage % PLAN_LIMITS.stage.max) + 1;
    const body = aNewPlan({ patientId: null, stage, ...overrides });
    const answer = await dietitian.post('/api/diet-plans2', body).expect(201);
    return answer.body as Plan;
  };
}

function stopAll(stopApp: () => Promise<void>, stubs: readonly StubService[]) {
  return async () => {
    await stopApp();
    await Promise.all(stubs.map((stub) => stub.switchOff()));
  };
}
