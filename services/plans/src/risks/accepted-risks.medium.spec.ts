import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { acceptedRisksSchema } from '@pora/contracts/plans/accepted-risk.model';
import { planHistoryRoutes } from '@pora/contracts/plans/plan-history.routes';
import { planSafetySchema, type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { mealAt, stepBench, withSlot, type StepBench } from '../testing/step-fixtures.js';

let app: PlansApp;
let bench: StepBench;
/** A plan whose patient has become intolerant to milk since. */
let plan: Plan;

beforeAll(async () => {
  app = await startPlansApp();
  bench = stepBench(app);
});
afterAll(() => app.stop());

const RISKS = 'accepted-risks';
const REASON = 'Pacjentka je nabiał od roku bez objawów.';
const fresh = async () => {
  plan = await bench.nowMilky({ mealsPerDay: 3 });
  return safety();
};
const safety = async (): Promise<PlanSafety> =>
  planSafetySchema.parse((await app.dietitian.get(`/api/diet-plans2/${plan.id}/safety`).expect(200)).body);
const accept = async (body: object) =>
  acceptedRisksSchema.parse((await bench.send(plan, RISKS, { reason: REASON, ...body }).expect(200)).body);
const dangerousIn = ({ slots }: PlanSafety) => slots.filter((slot) => slot.safety === 'dangerous');

test('[decisions 36] an accepted meal is counted apart with its reason and its author, and the rest stays dangerous', async () => {
  const before = await fresh();
  const [first] = dangerousIn(before);
  if (!first) throw new Error('nothing is dangerous');
  const place = { day: first.day, slotIndex: first.slotIndex };
  const { items, verdict } = await accept({ place });
  expect(items).toMatchObject([{ place, cause: null, reason: REASON, stands: true }]);
  expect(items[0]?.acceptedBy).toContain('@');
  expect(verdict).toMatchObject({ dangerous: before.dangerous - 1, attention: before.attention + 1 });
  expect(verdict.accepted).toBeGreaterThan(0);
  expect(verdict.sentence).toMatch(/zaakceptowan/);
  const slot = verdict.slots.find((item) => item.day === place.day && item.slotIndex === place.slotIndex);
  expect(slot).toMatchObject({ safety: 'attention' });
  const taken = slot?.problems.filter(({ level }) => level !== 'note') ?? [];
  expect(taken.every(({ acceptedBy }) => acceptedBy?.reason === REASON)).toBe(true);
  expect(dangerousIn(verdict)).toHaveLength(before.dangerous - 1);
  const lines = await app.query(
    `SELECT fields::text FROM audit_entries WHERE action = 'plans.accept-risk' AND entity_id = $1`,
    [plan.id],
  );
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain('nabiał');
});

test('[decisions 36] with every risk of a cause accepted the plan asks for attention and is never green', async () => {
  const before = await fresh();
  const cause = dangerousIn(before)[0]?.problems.find(({ level }) => level !== 'note')?.cause;
  const { verdict } = await accept({ cause });
  expect(verdict).toMatchObject({ state: 'attention', dangerous: 0 });
  expect(verdict.accepted).toBeGreaterThanOrEqual(before.dangerous);
  expect((await safety()).state).toBe('attention');
});

test('[decisions 36] an acceptance falls away when the meal or the patient’s results change', async () => {
  const before = await fresh();
  const [first] = dangerousIn(before);
  if (!first) throw new Error('nothing is dangerous');
  const place = { day: first.day, slotIndex: first.slotIndex };
  await accept({ place });
  const meal = mealAt(plan, place);
  const more = (item: (typeof meal.ingredients)[number]) => ({ ...item, grams: item.grams + 40 });
  const entry = {
    ...meal,
    ingredients: meal.ingredients.map(more),
    baseIngredients: meal.baseIngredients.map(more),
  };
  await bench.save(plan, withSlot(plan.planDays, place, { entry }));
  expect(await safety()).toMatchObject({ dangerous: before.dangerous, accepted: 0 });
  const { body } = await app.dietitian.get(`/api/diet-plans2/${plan.id}/${RISKS}`).expect(200);
  expect(acceptedRisksSchema.parse(body).items).toMatchObject([{ stands: false }]);
  await accept({ place });
  expect((await safety()).dangerous).toBe(before.dangerous - 1);
  bench.nowAvoids(String(plan.patientId), [{ name: 'Mleko krowie', value: 91 }]);
  expect(await safety()).toMatchObject({ dangerous: before.dangerous, accepted: 0 });
});

test('[decisions 35, 36] an amount changed while nobody could check leaves the plan to be checked, not accepted', async () => {
  const before = await fresh();
  const [first] = dangerousIn(before);
  if (!first) throw new Error('nothing is dangerous');
  await accept({ cause: first.problems.find(({ level }) => level !== 'note')?.cause });
  const listed = async () => {
    const { body } = await app.dietitian.get('/api/diet-plans2').expect(200);
    return (body.items as Plan[]).find(({ id }) => id === plan.id)?.lastVerdict;
  };
  expect(await listed()).toMatchObject({ state: 'attention', isCurrent: true });
  const place = { day: first.day, slotIndex: first.slotIndex };
  const meal = mealAt(await bench.read(plan), place);
  const entry = { ...meal, portionPercent: meal.portionPercent === 100 ? 90 : 100 };
  await app.patients.switchOff();
  await app.dietitian.patch(`/api/diet-plans2/${plan.id}/slots`, [{ ...place, entry }]).expect(200);
  await app.patients.switchOn();
  expect(await listed()).toMatchObject({ isCurrent: false });
  expect(await safety()).toMatchObject({ state: 'dangerous', dangerous: 1 });
});

test('an acceptance that is taken back leaves the meal as dangerous as it was', async () => {
  const before = await fresh();
  const [first] = dangerousIn(before);
  const place = { day: first?.day, slotIndex: first?.slotIndex };
  const { items } = await accept({ place });
  const path = `/api/diet-plans2/${plan.id}/${RISKS}/${items[0]?.id}`;
  const { body } = await app.dietitian.delete(path).expect(200);
  expect(body).toMatchObject({ items: [], verdict: { dangerous: before.dangerous, accepted: 0 } });
  await app.dietitian.delete(path).expect(404);
});

test('[decisions 45] the history tells who took a risk and why, and who took it back, and no undo is about it', async () => {
  const before = await fresh();
  const [first] = dangerousIn(before);
  if (!first) throw new Error('nothing is dangerous');
  const place = { day: first.day, slotIndex: first.slotIndex };
  const cause = first.problems.find(({ level }) => level !== 'note')?.cause ?? '';
  const history = async () =>
    planHistoryRoutes.list.answer.parse(
      (await app.dietitian.get(`/api/diet-plans2/${plan.id}/history`).expect(200)).body,
    );
  const untouched = await history();
  const [risk] = (await accept({ place })).items;
  await accept({ cause });
  await app.dietitian.delete(`/api/diet-plans2/${plan.id}/${RISKS}/${risk?.id}`).expect(200);

  const { items, undo, redo } = await history();
  const told = { kind: 'risk', reason: REASON, author: app.dietitian.email };
  expect(items).toMatchObject([
    { ...told, cause: 'withdraw_risk', riskId: risk?.id, places: [place] },
    {
      ...told,
      cause: 'accept_risk',
      sentence: 'Zaakceptowano ryzyko w całym planie: Mleko krowie',
      places: [],
    },
    { ...told, cause: 'accept_risk', sentence: 'Zaakceptowano ryzyko posiłku', places: [place] },
    { kind: 'big', cause: 'generate' },
  ]);
  expect({ undo, redo }).toEqual({ undo: untouched.undo, redo: untouched.redo });
  const undone = await bench.send(plan, 'undo').expect(200);
  expect(undone.body.step).toMatchObject({ cause: 'generate', undone: true });
  await bench.send(plan, 'redo').expect(200);
  expect((await safety()).accepted).toBeGreaterThan(0);
});

test('[decisions 36] an accepted risk beside food nobody knows leaves the meal unchecked, and the plan never safe', async () => {
  const before = await fresh();
  const [first] = dangerousIn(before);
  if (!first) throw new Error('nothing is dangerous');
  const place = { day: first.day, slotIndex: first.slotIndex };
  const meal = mealAt(plan, place);
  const unknown = { foodId: null, grams: 5, foodName: 'Proszek od sąsiadki', foodCategory: '' };
  const entry = { ...meal, ingredients: [...meal.ingredients, unknown], unmapped: true };
  const others = plan.planDays.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => ({ ...slot, entry: null })),
  }));
  await bench.save(plan, withSlot(others, place, { entry }));
  expect(await safety()).toMatchObject({ state: 'dangerous', dangerous: 1, unchecked: 0 });

  const { verdict } = await accept({ place });
  expect(verdict.slots).toMatchObject([{ ...place, safety: 'unchecked' }]);
  expect(verdict).toMatchObject({ state: 'attention', dangerous: 0, unchecked: 1 });
});

test('[decisions 36] the risks of several meals are accepted together, each by itself, and all of them or none', async () => {
  const before = await fresh();
  const places = dangerousIn(before).map(({ day, slotIndex }) => ({ day, slotIndex }));
  expect(places.length).toBeGreaterThan(2);
  const [first, ...others] = places;
  await accept({ place: first });
  const { items, verdict } = await accept({ places });
  expect(verdict).toMatchObject({ state: 'attention', dangerous: 0 });
  // The first one stands already.
  expect(items.map(({ place }) => place)).toHaveLength(places.length);
  expect(items.slice(0, -1).map(({ place }) => place)).toEqual(expect.arrayContaining(others));
  expect((await accept({ places })).items).toHaveLength(places.length);

  const [one] = items;
  const { body } = await app.dietitian.delete(`/api/diet-plans2/${plan.id}/${RISKS}/${one?.id}`).expect(200);
  expect(body.verdict.dangerous).toBe(1);
});

test('without a reason, without a risk, or with misspelt fields nothing is accepted', async () => {
  const before = await fresh();
  const [first] = dangerousIn(before);
  const place = { day: first?.day, slotIndex: first?.slotIndex };
  const refused: [object, number][] = [
    [{ place }, 400],
    [{ place, reason: 'ok' }, 400],
    [{ place, reason: 'x'.repeat(501) }, 400],
    [{ reason: REASON }, 400],
    [{ place, cause: 'mleko', reason: REASON }, 400],
    [{ place, places: [place], reason: REASON }, 400],
    [{ places: [], reason: REASON }, 400],
    [{ place, reason: REASON, days: 2 }, 400],
    [{ cause: 'orzech-wloski', reason: REASON }, 422],
    [{ place: { day: 14, slotIndex: 7 }, reason: REASON }, 422],
    [{ places: [{ day: 14, slotIndex: 7 }], reason: REASON }, 422],
  ];
  for (const [body, status] of refused) {
    const answer = await bench.send(plan, RISKS, body);
    expect([body, answer.status]).toEqual([body, status]);
  }
  await bench.send(plan, RISKS, { place, reason: REASON }).set('If-Match', '"1"').expect(412);
  await app.patients.switchOff();
  await bench.send(plan, RISKS, { place, reason: REASON }).expect(503);
  await app.patients.switchOn();
  expect((await safety()).accepted).toBe(0);
  await bench.send({ id: 'pl-nobody' }, RISKS, { place, reason: REASON }).expect(404);
});

test('an acceptance that is sent twice with one key is kept once', async () => {
  const before = await fresh();
  const [first] = dangerousIn(before);
  const place = { day: first?.day, slotIndex: first?.slotIndex };
  const send = () =>
    bench.send(plan, RISKS, { place, reason: REASON }).set('Idempotency-Key', 'accept-once-1').expect(200);
  const [one, two] = [await send(), await send()];
  expect(two.body).toEqual(one.body);
  expect(one.body.items).toHaveLength(1);
});
