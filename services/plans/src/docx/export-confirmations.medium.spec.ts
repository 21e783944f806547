import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import mammoth from 'mammoth';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { HAND_OUT_CAUSES, type HandOutCauseKind } from '@pora/contracts/plans/hand-out.vocabulary';
import { type PlanSafety, planSafetySchema } from '@pora/contracts/plans/plan-safety.model';
import { handOutCauses, isOpenRisk } from '@pora/engine/safety/hand-out-causes';
import { aPatient } from '../testing/builders.js';
import { asBuffer } from '../testing/docx-file.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { avoiding } from '../testing/safety-data.js';
import { starterSnapshot } from '../testing/starter-data.js';

let app: PlansApp;
const PATIENT = 'p-export';

beforeAll(async () => {
  app = await startPlansApp();
});
afterAll(() => app.stop());
// A patient has twelve stages.
beforeEach(() => app.query('DELETE FROM plans'));

const path = (plan: Pick<Plan, 'id'>, tail: string) => `/api/diet-plans2/${plan.id}${tail}`;
const results = (...items: { name: string; value: number }[]) =>
  app.people.set(PATIENT, { ...aPatient({ id: PATIENT }), ...avoiding(items) });
async function aGeneratedPlan() {
  results();
  const plan = await app.createPlan({ patientId: PATIENT, generatorSources: ['own', 'AG', 'KB', 'KS'] });
  await app.dietitian.post(path(plan, '/generate'), {}).expect(200);
  return plan;
}
const exported = (plan: Pick<Plan, 'id'>, confirmation?: string) =>
  app.dietitian.get(path(plan, `/export-docx${confirmation ? `?confirmation=${confirmation}` : ''}`));
const confirm = (plan: Pick<Plan, 'id'>, body: object) =>
  app.dietitian.post(path(plan, '/export-docx-confirmations'), body);

test('[diets §7] a plan without risks is handed out by the plain call of the specification', async () => {
  await exported(await aGeneratedPlan()).expect(200);
});

test('[decisions 31] a dangerous plan is handed out only after somebody took the risk with a reason', async () => {
  const plan = await aGeneratedPlan();
  results({ name: 'Pszenica', value: 90 });
  const { body } = await exported(plan).expect(409);
  expect(body).toMatchObject({
    code: 'export_not_confirmed',
    error: expect.stringMatching(/niedozwolone produkty/),
    details: { verdict: { state: 'dangerous' } },
  });
  const { dangerous } = body.details.verdict;
  expect(dangerous).toBeGreaterThan(0);
  await confirm(plan, { reason: ' ', state: 'dangerous', dangerous }).expect(400);
  await confirm(plan, { reason: 'Nie to czytałam', state: 'safe', dangerous: 0 }).expect(409);
  const reason = 'Uzgodnione na wizycie, prowokacja pod kontrolą';
  const confirmed = await confirm(plan, { reason, state: 'dangerous', dangerous }).expect(201);
  const answer = await exported(plan, confirmed.body.id).buffer(true).parse(asBuffer).expect(200);
  const { value } = await mammoth.extractRawText({ buffer: answer.body as Buffer });
  expect(value).not.toContain('Uzgodnione');
  const rows = await app.query(
    'SELECT reason, state, created_by FROM export_confirmations WHERE plan_id = $1',
    [plan.id],
  );
  expect(rows).toEqual([{ reason, state: 'dangerous', created_by: app.dietitian.email }]);
  const noted = await app.query(
    `SELECT actor FROM audit_entries WHERE action = 'plans.confirm-export' AND entity_id = $1`,
    [plan.id],
  );
  expect(noted).toEqual([{ actor: app.dietitian.email }]);
});

test('a confirmation holds for what was read: other results need another one, and no other plan can use it', async () => {
  const plan = await aGeneratedPlan();
  results({ name: 'Pszenica', value: 90 });
  const { dangerous } = (await exported(plan).expect(409)).body.details.verdict;
  const { id } = (await confirm(plan, { reason: 'Zgoda', state: 'dangerous', dangerous }).expect(201)).body;
  results({ name: 'Pszenica', value: 90 }, { name: 'Łosoś', value: 60 });
  await exported(plan, id).expect(409);
  const other = await app.createPlan({ patientId: null });
  await exported(other, id).expect(409);
  results({ name: 'Pszenica', value: 90 });
  await exported(plan, id).expect(200);
});

test('[decisions 12] a plan that cannot be checked asks for a reason too', async () => {
  const plan = await aGeneratedPlan();
  const { mappings: _mappings, ...bare } = starterSnapshot('without-mappings');
  app.catalogue.snapshot = bare as typeof app.catalogue.snapshot;
  const { body } = await exported(plan).expect(409);
  expect(body.details.verdict).toMatchObject({ state: 'unchecked', missing: ['mappings'] });
  const { id } = (await confirm(plan, { reason: 'Pilne', state: 'unchecked', dangerous: 0 }).expect(201))
    .body;
  await exported(plan, id).expect(200);
  app.catalogue.snapshot = starterSnapshot('with-mappings');
  await exported(plan).expect(200);
});

/** What the patient wrote, beside results that say nothing. */
const wrote = (...said: Parameters<typeof avoiding>) =>
  app.people.set(PATIENT, { ...aPatient({ id: PATIENT }), ...avoiding(...said) });

test('[decisions 62] words nobody has decided about are confirmed as they were read: one that came meanwhile is refused', async () => {
  const plan = await aGeneratedPlan();
  wrote([], ['frumtel']);
  const read = (undecided: number) => ({
    ...{ reason: 'Zapytam na wizycie', state: 'attention', dangerous: 0 },
    causes: [{ kind: 'undecided', count: undecided }],
  });
  await exported(plan).expect(409);
  await confirm(plan, { ...read(1), causes: [] }).expect(409);
  const { id } = (await confirm(plan, read(1)).expect(201)).body;
  await exported(plan, id).expect(200);
  wrote([], ['frumtel', 'brzdonk']);
  await exported(plan, id).expect(409);
  await confirm(plan, read(1)).expect(409);
  await confirm(plan, read(2)).expect(201);
});

/** The catalogue as if nobody had checked the first food of the plan. */
async function withAnUncheckedFood(plan: Pick<Plan, 'id'>) {
  const { body: stored } = await app.dietitian.get(path(plan, '')).expect(200);
  const eaten = (stored as Plan).planDays[0]?.slots[0]?.entry?.ingredients[0]?.foodId;
  const full = app.catalogue.snapshot;
  const unchecked = { allergens: [], confidence: 'niepewny' as const, note: '', verifiedAt: null };
  const foods = full.foods.map((food) => (food.id === eaten ? { ...food, allergenInfo: unchecked } : food));
  app.catalogue.snapshot = { ...full, revision: `${full.revision}-unchecked`, foods };
  wrote([], [], { allergies: 'łubin' });
}

/** A way into every cause that is asked about: what makes a plan of it. */
const CAUSES: Record<HandOutCauseKind, (plan: Plan) => unknown> = {
  unchecked_plan: () => {
    const { mappings: _mappings, ...bare } = starterSnapshot('no-mappings');
    app.catalogue.snapshot = bare as typeof app.catalogue.snapshot;
  },
  dangerous: () => results({ name: 'Pszenica', value: 90 }),
  unchecked: withAnUncheckedFood,
  no_survey: () => app.people.set(PATIENT, { ...aPatient({ id: PATIENT }), ...avoiding([]), survey: null }),
  undecided: () => wrote([], ['frumtel']),
  empty: (plan) =>
    app.dietitian.patch(path(plan, '/slots'), [{ day: 1, slotIndex: 0, entry: null }]).expect(200),
  accepted: async (plan) => {
    results({ name: 'Pszenica', value: 90 });
    const { body } = await app.dietitian.get(path(plan, '/safety')).expect(200);
    const causes = new Set(
      (body as PlanSafety).slots
        .flatMap(({ problems }) => problems.filter(isOpenRisk))
        .map(({ cause }) => cause),
    );
    for (const cause of causes)
      await app.dietitian
        .post(path(plan, '/accepted-risks'), { cause, reason: 'Prowokacja pod kontrolą' })
        .expect(200);
  },
};

test.each(HAND_OUT_CAUSES)(
  '[decisions 62] what the dialog asks about (%s) stops the plain call too, until it is answered the same way',
  async (kind) => {
    const full = app.catalogue.snapshot;
    const plan = await aGeneratedPlan();
    await exported(plan).expect(200);
    try {
      await CAUSES[kind](plan);
      const { body: safety } = await app.dietitian.get(path(plan, '/safety')).expect(200);
      const causes = handOutCauses(planSafetySchema.parse(safety));
      expect(causes.map((cause) => cause.kind)).toContain(kind);
      const { body } = await exported(plan).expect(409);
      expect(Object.keys(body).sort()).toEqual(['code', 'details', 'error']);
      expect(body.code).toBe('export_not_confirmed');
      expect(handOutCauses(planSafetySchema.parse(body.details.verdict))).toEqual(causes);
      const { state, dangerous } = body.details.verdict;
      const read = { reason: 'Uzgodnione na wizycie', state, dangerous, causes };
      await confirm(plan, { ...read, causes: [] }).expect(409);
      const { id } = (await confirm(plan, read).expect(201)).body;
      await exported(plan, id).expect(200);
    } finally {
      app.catalogue.snapshot = full;
    }
  },
);

test('[decisions 62, 74] a food nobody has checked for an allergy of the patient is asked about before a plan leaves', async () => {
  const plan = await aGeneratedPlan();
  const full = app.catalogue.snapshot;
  await withAnUncheckedFood(plan);
  try {
    const { body } = await exported(plan).expect(409);
    expect(body).toMatchObject({
      error: expect.stringMatching(/^W planie są niesprawdzone produkty\./),
      details: { verdict: { state: 'attention', notUnderstood: [] } },
    });
    const { unchecked: count } = body.details.verdict;
    expect(count).toBeGreaterThan(0);
    const read = { reason: 'Etykieta sprawdzona', state: 'attention', dangerous: 0 };
    await confirm(plan, { ...read, causes: [{ kind: 'unchecked', count: count + 1 }] }).expect(409);
    const { id } = (await confirm(plan, { ...read, causes: [{ kind: 'unchecked', count }] }).expect(201))
      .body;
    await exported(plan, id).expect(200);
  } finally {
    app.catalogue.snapshot = full;
  }
});
