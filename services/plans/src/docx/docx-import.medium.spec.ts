import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { returningMealsSchema } from '@pora/contracts/plans/plan-history.model';
import { makeDocx } from '@pora/common/testing/zip';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { ANNA, aNewPlan, aPatient } from '../testing/builders.js';
import { exportDocx } from '../testing/exported.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { avoiding } from '../testing/safety-data.js';
import { DocxArchiveRepository } from './docx-archive.repository.js';

const PATH = '/api/diet-plans2/import-docx';
const PIOTR = 'p-import-piotr';

let app: PlansApp;
let original: Plan;
let file: Buffer;

beforeAll(async () => {
  app = await startPlansApp();
  const anna = app.people.get(ANNA);
  if (!anna) throw new Error('the demo patient is missing');
  const personal = { ...anna.personal, firstName: 'Piotr', lastName: 'Żak' };
  app.people.set(PIOTR, { ...anna, id: PIOTR, personal });
  original = await app.createPlan(aNewPlan({ name: 'Plan zimowy', stage: 2 }));
  await app.dietitian.post(`/api/diet-plans2/${original.id}/generate`, {}).expect(200);
  original = await readPlan(original.id);
  file = (await exportDocx(app.dietitian, original)).bytes;
}, 60_000);
afterAll(() => app.stop());
beforeEach(async () => {
  await app.query('DELETE FROM plans WHERE id <> $1', [original.id]);
});

async function readPlan(id: string): Promise<Plan> {
  return (await app.dietitian.get(`/api/diet-plans2/${id}`).expect(200)).body as Plan;
}

const send = (query: string, bytes = file, name = 'Etap_II_Anna_Zielińska.docx') =>
  app.dietitian.post(`${PATH}?${query}`).attach('file', bytes, name);

const meals = ({ planDays }: Pick<Plan, 'planDays'>) =>
  planDays.map(({ slots }) => slots.map(({ entry }) => entry?.name ?? null));

describe('[diets §7] [decisions 23] an exported file', () => {
  test('becomes a new plan of the chosen patient: the archived plan is the truth', async () => {
    const { body } = await send(`patientId=${PIOTR}&child=false`).expect(200);
    const plan = body.plan as Plan;
    expect(plan).toMatchObject({
      patientId: PIOTR,
      name: 'Etap_II_Piotr_Żak',
      stage: 2,
      status: 'draft',
      days: 14,
      mealsPerDay: original.mealsPerDay,
      caloriesPerDay: original.caloriesPerDay,
      filledSlots: original.filledSlots,
      generation: null,
    });
    expect(plan.planDays).toEqual(original.planDays);
    expect(await readPlan(plan.id)).toEqual(plan);
    const audit = await app.query(
      `SELECT action, entity_id FROM audit_entries WHERE action = 'plans.import-docx' AND entity_id = $1`,
      [plan.id],
    );
    expect(audit).toHaveLength(1);
  });

  test('with changes made after the export brings back what was exported', async () => {
    await app.dietitian.patch(`/api/diet-plans2/${original.id}`, { name: 'Zmieniony' }).expect(200);
    const answer = await send(`patientId=${ANNA}`).expect(409);
    expect(answer.body).toMatchObject({ code: 'plan_exists', stage: 2, details: { planId: original.id } });
    const { body } = await send(`patientId=${ANNA}&overwrite=true`).expect(200);
    expect(body.plan).toMatchObject({ id: original.id, name: 'Zmieniony' });
    expect(meals(body.plan as Plan)).toEqual(meals(original));
  });

  test('overwrites an open plan only after it was confirmed, and the step is undone as a whole [decisions 26]', async () => {
    const open = await app.createPlan(aNewPlan({ patientId: PIOTR, stage: 5, mealsPerDay: 4, days: 7 }));
    await app.dietitian.post(`/api/diet-plans2/${open.id}/generate`, {}).expect(200);
    const before = await readPlan(open.id);
    const refused = await send(`planId=${open.id}`).expect(409);
    expect(refused.body).toMatchObject({ code: 'plan_exists', stage: 5 });
    expect(await readPlan(open.id)).toEqual(before);

    const { body } = await send(`planId=${open.id}&overwrite=true`).expect(200);
    expect(body.plan).toMatchObject({ id: open.id, stage: 5, name: before.name, mealsPerDay: 5, days: 14 });
    expect(meals(body.plan as Plan)).toEqual(meals(original));

    const undone = await app.dietitian.post(`/api/diet-plans2/${open.id}/undo`, {}).expect(200);
    expect(undone.body).toMatchObject({ mealsPerDay: 4, days: 7, planDays: before.planDays });
  });

  test('fills an empty plan without a question', async () => {
    const empty = await app.createPlan(aNewPlan({ patientId: PIOTR, stage: 6 }));
    const { body } = await send(`planId=${empty.id}`).expect(200);
    expect(meals(body.plan as Plan)).toEqual(meals(original));
  });

  test('sent twice with one key is one plan', async () => {
    const once = () => send(`patientId=${PIOTR}`).set('Idempotency-Key', 'import-0001');
    const first = await once().expect(200);
    const again = await once().expect(200);
    // Looked at again: a check is of the moment it is answered.
    expect(again.body).toEqual({
      ...first.body,
      plan: { ...first.body.plan, lastVerdict: expect.objectContaining({ isCurrent: true }) },
    });
  });

  test('meals whose food was deleted meanwhile are marked as unmapped', async () => {
    const gone = original.planDays[0]?.slots[0]?.entry?.ingredients[0]?.foodId;
    const { snapshot } = app.catalogue;
    app.catalogue.snapshot = {
      ...snapshot,
      revision: snapshot.revision + 1,
      foods: snapshot.foods.filter(({ id }) => id !== gone),
    };
    const { body } = await send(`patientId=${PIOTR}`).expect(200);
    app.catalogue.snapshot = { ...snapshot, revision: snapshot.revision + 2 };
    const entries = (body.plan as Plan).planDays.flatMap(({ slots }) =>
      slots.flatMap(({ entry }) => entry ?? []),
    );
    const marked = entries.filter(({ unmapped }) => unmapped);
    expect(marked.length).toBeGreaterThan(0);
    for (const { ingredients, unmapped } of entries) {
      expect(unmapped).toBe(ingredients.some(({ foodId }) => foodId === gone));
    }
  });
});

describe('[decisions 34] a file with food the patient must not eat', () => {
  const ALLERGIC = 'p-import-allergic';
  const serve = (...what: Parameters<typeof avoiding>) =>
    app.people.set(ALLERGIC, { ...aPatient({ id: ALLERGIC }), ...avoiding(...what) });
  const food = () => original.planDays[0]?.slots[0]?.entry?.ingredients[0]?.foodName ?? '';

  test('of an allergy is taken over, is dangerous and is named at once', async () => {
    serve([], [], { allergies: food() });
    const { body } = await send(`patientId=${ALLERGIC}`).expect(200);
    expect(body.plan.lastVerdict).toMatchObject({ state: 'dangerous', isCurrent: true });
    expect(body.warning).toMatch(
      /^Wczytany plan zawiera produkty, na które pacjent ma alergię: .+\. Wymień je/,
    );
    expect(body.warning).toContain(food());
    const safety = await app.dietitian.get(`/api/diet-plans2/${body.plan.id}/safety`).expect(200);
    expect(safety.body.state).toBe('dangerous');
    const risks = await app.dietitian.get(`/api/diet-plans2/${body.plan.id}/accepted-risks`).expect(200);
    expect(risks.body.items).toEqual([]);
  });

  test('of an allergy is handed out, and done again once it was taken back, only for a reason', async () => {
    serve([], []);
    const open = await app.createPlan(aNewPlan({ patientId: ALLERGIC, stage: 7 }));
    serve([], [], { allergies: food() });
    await send(`planId=${open.id}`).expect(200);
    const call = (tail: string) => `/api/diet-plans2/${open.id}/${tail}`;
    const handOut = await app.dietitian.get(call('export-docx')).expect(409);
    expect(handOut.body.code).toBe('export_not_confirmed');
    await app.dietitian.post(call('undo'), {}).expect(200);
    const again = await app.dietitian.post(call('redo'), {}).expect(409);
    expect(again.body.code).toBe('allergy_not_confirmed');
    expect(again.body.error).toContain(food());
    const { causes } = returningMealsSchema.parse(again.body.details);
    const reasons = causes.map(({ cause }) => ({ cause, reason: 'Pacjentka to toleruje' }));
    await app.dietitian.post(call('redo'), { forbidden: 'accept', reasons }).expect(200);
    const { body } = await app.dietitian.get(call('safety')).expect(200);
    expect(body.accepted).toBeGreaterThan(0);
  });

  describe('[decisions 61] when it is to be asked about', () => {
    const dangerous = async (id: string) =>
      (await app.dietitian.get(`/api/diet-plans2/${id}/safety`).expect(200)).body.dangerous as number;

    test('is not taken over before somebody chose: the causes are told, and nothing is written', async () => {
      serve([], [], { allergies: food() });
      const { body } = await send(`patientId=${ALLERGIC}&forbidden=ask`).expect(409);
      expect(body.code).toBe('allergy_not_confirmed');
      const { causes, meals: all, forbidden } = returningMealsSchema.parse(body.details);
      expect(causes[0]).toMatchObject({ kind: 'allergy', level: 'block' });
      expect(causes[0]!.foods).toContain(food());
      expect(all).toBe(original.filledSlots);
      expect(forbidden).toBeGreaterThan(0);
      expect((await app.query('SELECT id FROM plans WHERE patient_id = $1', [ALLERGIC])).length).toBe(0);
    });

    test('comes without them, or with safe meals in their place, and is not dangerous', async () => {
      serve([], [], { allergies: food() });
      const empty = (await send(`patientId=${ALLERGIC}&forbidden=leave_empty`).expect(200)).body.plan as Plan;
      expect(empty.filledSlots).toBeLessThan(original.filledSlots);
      expect(await dangerous(empty.id)).toBe(0);
      const again = `patientId=${ALLERGIC}&overwrite=true`;
      const swapped = (await send(`${again}&forbidden=swap`).expect(200)).body.plan as Plan;
      expect(swapped.filledSlots).toBeGreaterThan(empty.filledSlots);
      expect(await dangerous(swapped.id)).toBe(0);
    });

    test('comes as it is where each cause gets its reason, and none is accepted by the file', async () => {
      serve([], [], { allergies: food() });
      const { body } = await send(`patientId=${ALLERGIC}&forbidden=accept`).expect(200);
      expect(meals(body.plan as Plan)).toEqual(meals(original));
      const risks = await app.dietitian.get(`/api/diet-plans2/${body.plan.id}/accepted-risks`).expect(200);
      expect(risks.body.items).toEqual([]);
      expect(await dangerous(body.plan.id as string)).toBeGreaterThan(0);
    });

    test('is not asked about what somebody took the risk of, and asks about replacing a plan first', async () => {
      serve([], [food()]);
      const { plan } = (await send(`patientId=${ALLERGIC}`).expect(200)).body as { plan: Plan };
      const first = await send(`patientId=${ALLERGIC}&forbidden=ask`).expect(409);
      expect(first.body.code).toBe('plan_exists');
      const asked = await send(`patientId=${ALLERGIC}&forbidden=ask&overwrite=true`).expect(409);
      for (const { cause } of returningMealsSchema.parse(asked.body.details).causes)
        await app.dietitian
          .post(`/api/diet-plans2/${plan.id}/accepted-risks`, { cause, reason: 'Uzgodnione na wizycie' })
          .expect(200);
      await send(`patientId=${ALLERGIC}&forbidden=ask&overwrite=true`).expect(200);
    });

    test('of none is taken over without a question', async () => {
      serve([], ['ślimaki winniczki']);
      const { body } = await send(`patientId=${ALLERGIC}&forbidden=ask`).expect(200);
      expect(meals(body.plan as Plan)).toEqual(meals(original));
    });
  });

  test('of another kind is dangerous, too', async () => {
    serve([], [food()]);
    const { body } = await send(`patientId=${ALLERGIC}`).expect(200);
    expect(body.plan.lastVerdict).toMatchObject({ state: 'dangerous' });
    expect(body.warning).toMatch(/których pacjent nie powinien jeść \(\d+ z 70 ryzykown(y|e|ych)/);
  });

  test('of none is taken over without a word', async () => {
    serve([], ['ślimaki winniczki']);
    const { body } = await send(`patientId=${ALLERGIC}`).expect(200);
    expect(body.plan.lastVerdict.state).not.toBe('dangerous');
    expect(body.warning).toBeNull();
  });

  test('that cannot be checked now is unchecked and says so', async () => {
    serve([], []);
    const open = await app.createPlan(aNewPlan({ patientId: ALLERGIC, stage: 7 }));
    await app.patients.switchOff();
    const { body } = await send(`planId=${open.id}`).expect(200);
    await app.patients.switchOn();
    expect(body.warning).toMatch(/^Wczytany plan nie jest sprawdzony: Nie sprawdzono/);
  });
});

test('[decisions 42] an archived meal is computed anew from the foods of today, in the amounts it was exported with', async () => {
  const { snapshot } = app.catalogue;
  const first = original.planDays[0]?.slots[0]?.entry;
  const changed = first?.ingredients[0]?.foodId;
  const foods = snapshot.foods.map((food) =>
    food.id === changed ? { ...food, name: 'Nowa nazwa', calories: (food.calories ?? 0) + 50 } : food,
  );
  app.catalogue.snapshot = { ...snapshot, revision: snapshot.revision + 3, foods };
  const { body } = await send(`patientId=${PIOTR}`).expect(200);
  app.catalogue.snapshot = { ...snapshot, revision: snapshot.revision + 4 };
  const day = (body.plan as Plan).planDays[0];
  const entry = day?.slots[0]?.entry;
  expect(entry).toMatchObject({
    mealId: first?.mealId,
    portionPercent: first?.portionPercent,
    unmapped: false,
  });
  expect(entry?.calories).toBeGreaterThan(first?.calories ?? Infinity);
  expect(entry?.ingredients[0]).toMatchObject({
    foodName: 'Nowa nazwa',
    grams: first?.ingredients[0]?.grams,
  });
  const sum = day?.slots.reduce((kcal, slot) => kcal + (slot.entry?.calories ?? 0), 0);
  expect(day?.totals.calories).toBe(sum);
});

describe('[diets §5, §8] an import is refused', () => {
  test('without a patient, with an unknown one, with a plan and a patient', async () => {
    const nobody = await send('').expect(400);
    expect(nobody.body.error).toBe('Wybierz pacjenta przed importem planu.');
    await send('patientId=p-nobody').expect(400);
    await send(`patientId=${ANNA}&planId=${original.id}`).expect(400);
    await send('planId=pl-nothing').expect(404);
    await send(`patientId=${ANNA}&overwrite=maybe`).expect(400);
  });

  test('for a file that is not byte for byte our own', async () => {
    for (const bytes of [makeDocx(), makeDocx('<w:document>saved again in Word</w:document>')]) {
      const { body } = await send(`patientId=${PIOTR}`, bytes).expect(422);
      expect(body).toEqual({
        code: 'docx-hash-mismatch',
        error: 'Nie rozpoznaliśmy tego pliku. Użyj proszę pliku wyeksportowanego bezpośrednio z Pora.',
      });
    }
  });

  test.each<[string, () => Buffer, string, number]>([
    [
      'a zip bomb',
      () => makeDocx('x', [{ name: 'b', content: Buffer.alloc(40 * 1024 * 1024) }]),
      'a.docx',
      422,
    ],
    ['elements nested 100 000 times', () => makeDocx('<w:p>'.repeat(100_000)), 'a.docx', 422],
    ['entities that multiply', () => makeDocx('<!DOCTYPE a [<!ENTITY b "bb">]><a/>'), 'a.docx', 422],
    ['a file cut in the middle', () => file.subarray(0, file.length / 2), 'a.docx', 422],
    ['no byte', () => Buffer.alloc(0), 'a.docx', 422],
    ['another ending', () => file, 'plan.pdf', 415],
    ['another kind of file', () => Buffer.from('{\\rtf1}'), 'a.docx', 415],
    ['3 MB', () => Buffer.concat([file, Buffer.alloc(3 * 1024 * 1024)]), 'a.docx', 413],
  ])('%s', async (_, bytes, name, status) => {
    const { body } = await send(`patientId=${PIOTR}`, bytes(), name).expect(status);
    expect(body.error).toMatch(/^[A-ZŁŚŻ].+\.$/);
    await app.dietitian.get('/api/diet-plans2').expect(200);
  });

  test('while the archive does not answer', async () => {
    const repository = app.get<DocxArchiveRepository>(DocxArchiveRepository);
    const find = repository.findBySha256.bind(repository);
    repository.findBySha256 = () => Promise.reject(new Error('away'));
    const { body, headers } = await send(`patientId=${PIOTR}`).expect(503);
    repository.findBySha256 = find;
    expect(headers['retry-after']).toBe('3');
    expect(body).toEqual({
      code: 'docx-archive-query-failed',
      error:
        'Nie udało się sprawdzić archiwum plików DOCX. Spróbuj ponownie lub skontaktuj się z administratorem.',
    });
  });
});

test('a hundred hostile files at once keep nobody else waiting, and each is answered', async () => {
  const bomb = makeDocx('<w:p>'.repeat(200_000));
  const uploads = Array.from({ length: 100 }, () =>
    send(`patientId=${PIOTR}`, bomb, 'a.docx').then(({ status }) => status),
  );
  await app.dietitian.get('/api/diet-plans2').expect(200);
  const statuses = new Set(await Promise.all(uploads));
  for (const status of statuses) expect([422, 503]).toContain(status);
  await send(`patientId=${PIOTR}`).expect(200);
});
