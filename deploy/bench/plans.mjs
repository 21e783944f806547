// Generating and exporting: how long they take, and whether the service goes on answering meanwhile.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { exportAddress } from '../e2e/support/export-address.mjs';
import { call, request } from '../e2e/support/http-session.mjs';
import { atMost, known, median } from './report.mjs';

const ROUNDS = 5;
const AT_ONCE = 3;
const GENERATIONS_AT_ONCE = 8;
/** Beside generations a call meets another moment of them each time: few rounds tell more of luck. */
const SHORT_WORK = 15;
const EDITS = 21;
const DRAWS = 11;
const CHANGES = 9;
const PATIENT = 'p-demo-anna-zielinska';
/** One the demo leaves free. */
const PATIENT_STAGE = 12;
/** One that no other plan of the bench has. */
const LONG_STAGE = 11;
/** The lag is looked at every 10 ms, so that much of a figure is the look itself. */
const SAMPLING_MS = 10;

/**
 * @typedef {import('../e2e/support/http-session.mjs').HttpSession} HttpSession
 * @typedef {import('@pora/contracts/plans/plan.model').Plan} Plan
 */

/** @param {HttpSession} session @param {string} plansUrl Address of the service behind the gateway. @returns {Promise<import('./report.mjs').Figure[]>} */
export async function measurePlans(session, plansUrl) {
  const all = await makePlans(session, GENERATIONS_AT_ONCE + 1);
  const plans = all.slice(0, AT_ONCE);
  // Two generations of one plan at a time would meet each other's version.
  const generate = (/** @type {number} */ seed, plan = plans[0]) =>
    expectOk(session, 'POST', `/api/diet-plans2/${plan}/generate`, { seed });
  /** @type {Map<string | undefined, string>} */
  const addresses = new Map();
  // A plan that was drawn anew is another one: what is asked about before it leaves is answered again.
  const answerFor = async () => {
    for (const plan of plans) addresses.set(plan, await exportAddress(session, plan));
  };
  const exportDocx = (_round = 0, plan = plans[0]) => expectOk(session, 'GET', addresses.get(plan) ?? '');
  for (const plan of plans) await generate(1, plan);
  await answerFor();
  await exportDocx();
  const { total, beyondEngine } = await generationTimes(plansUrl, generate);
  const files = await measureExports(session, plansUrl, plans[0] ?? '');
  await answerFor();
  const file = await exportDocx();
  const pauseOfGenerations = await longestPause(plansUrl, plans, generate);
  await answerFor();
  return [
    known('POST …/generate, 14 × 5 from the starter catalogue', `${median(total).toFixed(0)} ms`),
    atMost('… beyond the engine itself', median(beyondEngine), 300, 'ms'),
    atMost(
      `… longest pause of the service while ${AT_ONCE} plans are generated`,
      pauseOfGenerations,
      50,
      'ms',
    ),
    ...files,
    atMost(
      `… longest pause of the service while ${AT_ONCE} plans are exported`,
      await longestPause(plansUrl, plans, exportDocx),
      50,
      'ms',
    ),
    ...opensInLibreOffice(file.bytes),
    ...(await measureShortWork(session, all)),
    ...(await measureDraws(session, plansUrl, all[0] ?? '')),
  ];
}

/**
 * Files with every part, shopping among them, and with the preparation at each meal. What the service computes for one
 * is the same however much else the machine does.
 * @param {HttpSession} session @param {string} plansUrl @param {string} plan Of 14 days with 5 meals. @returns {Promise<import('./report.mjs').Figure[]>}
 */
async function measureExports(session, plansUrl, plan) {
  const [long = ''] = await makePlans(session, 1, {
    prefix: 'dp-bench-long',
    mealsPerDay: 8,
    stage: LONG_STAGE,
  });
  await expectOk(session, 'POST', `/api/diet-plans2/${long}/generate`, { seed: 1 });
  const figures = [];
  for (const { what, id, recipes } of [
    { what: 'DOCX export of a 14-day plan', id: plan, recipes: 'appendix' },
    { what: 'DOCX export of 14 days of 8 meals, recipes at the meals', id: long, recipes: 'inline' },
  ]) {
    const address = await exportAddress(session, id, `recipes=${recipes}`);
    const exportDocx = () => expectOk(session, 'GET', address);
    await exportDocx();
    const before = await cpuSeconds(plansUrl);
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push((await timed(exportDocx)).ms);
    const computed = ((await cpuSeconds(plansUrl)) - before) / ROUNDS;
    figures.push(atMost(what, median(times), 1000, 'ms'));
    figures.push(known('… of it computing of the plans service', `${(computed * 1000).toFixed(0)} ms`));
  }
  return figures;
}

/** What the service computed since it started. @param {string} plansUrl */
async function cpuSeconds(plansUrl) {
  return Number(/^process_cpu_seconds_total(?:\{.*\})? (\S+)$/m.exec(await metrics(plansUrl))?.[1]);
}

/** What the engine itself takes for a draw; the rest of its call is reading, checking and saving the plan. @param {HttpSession} session @param {string} plansUrl @param {string} own */
async function measureDraws(session, plansUrl, own) {
  const slot = thirdMeal(JSON.parse((await expectOk(session, 'GET', `/api/diet-plans2/${own}`)).text));
  const place = { day: 3, slotIndex: 2, slotType: slot.type, slotTime: slot.time };
  const engine = [];
  for (let round = 0; round < DRAWS; round += 1) {
    const before = await drawingSeconds(plansUrl);
    await expectOk(session, 'POST', `/api/diet-plans2/${own}/slots/regenerate`, place);
    engine.push(1000 * ((await drawingSeconds(plansUrl)) - before));
  }
  return [atMost('POST …/slots/regenerate, the draw itself (engine)', median(engine), 50, 'ms', 1)];
}

/** Seconds that draws took the engine so far. @param {string} plansUrl */
async function drawingSeconds(plansUrl) {
  const lines = await metrics(plansUrl);
  return Number(/^pora_engine_task_seconds_sum\{.*operation="regenerate".*\} (\S+)$/m.exec(lines)?.[1] ?? 0);
}

/** What a person waits for at once: alone, and while plans are generated. @param {HttpSession} session @param {string[]} plans */
async function measureShortWork(session, [own = '', ...others]) {
  const generate = (/** @type {string} */ plan, /** @type {number} */ seed) =>
    expectOk(session, 'POST', `/api/diet-plans2/${plan}/generate`, { seed });
  const slot = thirdMeal(JSON.parse((await expectOk(session, 'GET', `/api/diet-plans2/${own}`)).text));
  const place = { day: 3, slotIndex: 2, slotType: slot.type, slotTime: slot.time };
  const calls = {
    'POST …/slots/regenerate': () =>
      expectOk(session, 'POST', `/api/diet-plans2/${own}/slots/regenerate`, place),
    'GET …/safety': () => expectOk(session, 'GET', `/api/diet-plans2/${own}/safety`),
    'POST …/slots/recalculate': () =>
      expectOk(session, 'POST', `/api/diet-plans2/${own}/slots/recalculate`, {
        ...{ dayIndex: 2, slotIndex: 2, servings: 2 },
        portionPercent: slot.entry.portionPercent,
      }),
    'POST …/slots/preview': () =>
      expectOk(session, 'POST', `/api/diet-plans2/${own}/slots/preview`, {
        ...{ day: 4, slotIndex: 2 },
        mealId: slot.entry.mealId,
      }),
  };
  const figures = [];
  for (const [what, work] of Object.entries(calls)) {
    await work();
    const alone = await medianOf(work, SHORT_WORK);
    const busy = { going: true };
    const crowd = others.map(async (plan) => {
      for (let seed = 1; busy.going; seed += 1) await generate(plan, seed);
    });
    const beside = await medianOf(work, SHORT_WORK);
    busy.going = false;
    await Promise.all(crowd);
    figures.push(known(`${what}, the same again`, `${alone.toFixed(0)} ms`));
    figures.push(atMost(`… longer while ${others.length} plans are generated`, beside - alone, 100, 'ms'));
  }
  figures.push(...(await measureEdits(session, own, slot.entry)));
  return [...figures, ...(await measureChangedCatalogue(session, own, await unusedMeal(session, own)))];
}

/** A meal of the library that the plan does not hold. @param {HttpSession} session @param {string} plan */
async function unusedMeal(session, plan) {
  const { text } = await expectOk(session, 'GET', `/api/diet-plans2/${plan}`);
  /** @type {{ items: { id: string }[] }} */
  const library = JSON.parse((await expectOk(session, 'GET', '/api/meals')).text);
  const meal = library.items.find(({ id }) => !text.includes(`"${id}"`));
  if (!meal) throw new Error('The plan holds every meal of the library');
  return meal.id;
}

/**
 * What a generation waits longer for when the catalogue has just changed: for a plan of nobody, and for a patient with
 * results and a survey, whose foods are judged. Turn by turn, so that what else the machine does falls on both alike; the
 * change is of a meal the plan does not hold, so that it stays the same plan and saving it costs the same.
 * @param {HttpSession} session @param {string} own @param {string} mealId
 */
async function measureChangedCatalogue(session, own, mealId) {
  const [ofPatient = ''] = await makePlans(session, 1, { prefix: 'dp-bench-patient', patientId: PATIENT });
  const measured = [
    { whose: 'a plan of nobody', plan: own },
    { whose: 'a patient', plan: ofPatient },
  ].map((one) => ({ ...one, same: /** @type {number[]} */ ([]), changed: /** @type {number[]} */ ([]) }));
  // The first round is the first change this stack has seen: it is made, not counted.
  for (let round = 0; round <= CHANGES; round += 1) {
    for (const { plan, same, changed } of measured) {
      const generate = () => expectOk(session, 'POST', `/api/diet-plans2/${plan}/generate`, { seed: 1 });
      await generate();
      const before = (await timed(generate)).ms;
      await expectOk(session, 'PATCH', `/api/meals/${mealId}`, { description: `Bench ${round} ${plan}` });
      const after = (await timed(generate)).ms;
      if (round === 0) continue;
      same.push(before);
      changed.push(after);
    }
  }
  return measured.map(({ whose, same, changed }) =>
    atMost(
      `POST …/generate right after a change of the catalogue, ${whose}, extra`,
      median(changed) - median(same),
      100,
      'ms',
    ),
  );
}

/** The third meal of the third day. @param {Plan} plan */
function thirdMeal({ planDays }) {
  const slot = planDays[2]?.slots[2];
  if (!slot?.entry) throw new Error('The generated plan has no third meal on its third day.');
  return { ...slot, entry: slot.entry };
}

/**
 * An edit of one slot beside a bare write: the name of a plan that holds no meals, which takes the same way through
 * gateway, session, lock, audit and commit.
 * @param {HttpSession} session @param {string} own @param {import('@pora/contracts/plans/plan.model').MealEntry} entry Of the slot that is edited.
 */
async function measureEdits(session, own, entry) {
  const body = { id: 'dp-bench-bare', name: 'Bench', stage: 12, caloriesPerDay: 2000, mealsPerDay: 5 };
  const made = await call(session, 'POST', '/api/diet-plans2', body);
  if (made.status !== 201) throw new Error(`A plan for the bench: HTTP ${made.status}`);
  const bare = [];
  const edit = [];
  // Turn by turn, so that what else the machine does falls on both alike.
  for (let round = 0; round < EDITS; round += 1) {
    const name = { name: `Bench ${round}` };
    bare.push((await timed(() => expectOk(session, 'PATCH', '/api/diet-plans2/dp-bench-bare', name))).ms);
    const edits = [{ day: 3, slotIndex: 2, entry: { ...entry, servings: 1 + (round % 2) } }];
    edit.push((await timed(() => expectOk(session, 'PATCH', `/api/diet-plans2/${own}/slots`, edits))).ms);
  }
  const [least, most] = [median(bare), median(edit)];
  return [
    known('PATCH of a name, a bare write', `${least.toFixed(0)} ms`),
    known('PATCH …/slots, one meal of a 14 × 5 plan', `${most.toFixed(0)} ms`),
    atMost('… beyond a bare write', most - least, 30, 'ms'),
  ];
}

/** @param {() => Promise<unknown>} work @param {number} rounds */
async function medianOf(work, rounds) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) times.push((await timed(work)).ms);
  return median(times);
}

/** Plans of their own, so that nothing else works on them. @param {HttpSession} session @param {number} count @param {{ prefix?: string, patientId?: string, stage?: number, mealsPerDay?: number }} [of] */
async function makePlans(
  session,
  count,
  { prefix = 'dp-bench', patientId, stage: asked, mealsPerDay = 5 } = {},
) {
  const ids = Array.from({ length: count }, (_, index) => `${prefix}-${index}`);
  for (const [index, id] of ids.entries()) {
    const stage = asked ?? (patientId ? PATIENT_STAGE : index + 1);
    const plan = { id, name: `Bench ${index}`, stage, caloriesPerDay: 2000, mealsPerDay };
    const body = { ...plan, ...(patientId && { patientId }) };
    const { status, text } = await call(session, 'POST', '/api/diet-plans2', body);
    if (status !== 201) throw new Error(`A plan for the bench: HTTP ${status} ${text.slice(0, 200)}`);
  }
  return ids;
}

/** @param {string} plansUrl @param {(seed: number) => Promise<unknown>} generate */
async function generationTimes(plansUrl, generate) {
  const total = [];
  const beyondEngine = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await engineSeconds(plansUrl);
    const { ms } = await timed(() => generate(round));
    total.push(ms);
    beyondEngine.push(ms - 1000 * ((await engineSeconds(plansUrl)) - before));
  }
  return { total, beyondEngine };
}

/** Seconds that generations took so far, as the service counts them. @param {string} plansUrl */
async function engineSeconds(plansUrl) {
  const lines = (await metrics(plansUrl)).matchAll(/^pora_generate_duration_seconds_sum\{.*\} (\S+)$/gm);
  return [...lines].reduce((sum, [, seconds]) => sum + Number(seconds), 0);
}

/** The best of five: a pause that other programs of the machine make is not the service's. @param {string} plansUrl @param {string[]} plans @param {(seed: number, plan: string) => Promise<unknown>} work */
async function longestPause(plansUrl, plans, work) {
  const pauses = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await metrics(plansUrl);
    await Promise.all(plans.map((plan) => work(round, plan)));
    await sleep(50);
    const seconds = /^nodejs_eventloop_lag_max_seconds\{.*\} (\S+)$/m.exec(await metrics(plansUrl))?.[1];
    pauses.push(Number(seconds) * 1000 - SAMPLING_MS);
  }
  return Math.min(...pauses);
}

/** @param {string} plansUrl */
async function metrics(plansUrl) {
  return (await request({ origin: plansUrl, path: '/metrics' })).text;
}

/** Whether LibreOffice, where it is installed, makes pages of the file. @param {Buffer} bytes @returns {import('./report.mjs').Figure[]} */
function opensInLibreOffice(bytes) {
  const office = ['/usr/bin/soffice', '/usr/bin/libreoffice'].find((file) => existsSync(file));
  if (!office) return [known('… opens in LibreOffice', 'not installed here')];
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pora-docx-'));
  try {
    writeFileSync(path.join(folder, 'plan.docx'), bytes);
    execFileSync(
      office,
      [
        '--headless',
        `-env:UserInstallation=file://${folder}/profile`,
        '--convert-to',
        'pdf',
        '--outdir',
        folder,
        path.join(folder, 'plan.docx'),
      ],
      { stdio: 'ignore', timeout: 120_000 },
    );
    const made = existsSync(path.join(folder, 'plan.pdf'));
    return [{ what: '… opens in LibreOffice', must: 'yes', measured: made ? 'yes' : 'no', holds: made }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {HttpSession} session @param {string} method @param {string} path @param {unknown} [body] */
async function expectOk(session, method, path, body) {
  const answer = await call(session, method, path, body);
  if (answer.status !== 200)
    throw new Error(`${method} ${path}: HTTP ${answer.status} ${answer.text.slice(0, 200)}`);
  return answer;
}

/** @template T @param {() => Promise<T>} work */
async function timed(work) {
  const started = performance.now();
  await work();
  return { ms: performance.now() - started };
}
