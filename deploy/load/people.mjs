/**
 * People of a practice at work, as calls over HTTP: the load test counts how many there may be, and the drills of operations
 * look at what each of them was told while parts of the product go away.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { reportFile } from '../bench/imports.mjs';
import { request } from '../e2e/support/http-session.mjs';

/** Who was refused waits a moment, so that nobody hammers at what is away. */
const AFTER_REFUSAL_MS = 100;
const NO_ANSWER = 0;
const PATIENT = 'p-demo-anna-zielinska';
const PLAN = 'plan-demo-anna-1';

/** What is looked at in a working day; all four services are asked. */
const READS = [
  '/api/patients',
  `/api/patients/${PATIENT}`,
  '/api/auth/me',
  '/api/diet-plans2',
  '/api/foods/1001',
  `/api/diet-plans2/${PLAN}`,
  '/api/foods/search?limit=20&q=ser',
  `/api/schedule?patientId=${PATIENT}`,
  '/api/meals?limit=50',
  `/api/diet-plans2/${PLAN}/safety`,
];

/**
 * @typedef {import('../e2e/support/http-session.mjs').HttpSession} HttpSession
 * @typedef {'read' | 'write' | 'generate' | 'import'} Kind
 *
 * @typedef {object} Saved What the answer promises to be kept.
 * @property {'patients.patients' | 'patients.schedule_events' | 'catalog.foods' | 'plans.plans'} table
 * @property {string} id
 * @property {number} [edit] Number of the last edit, where one row is changed again and again.
 *
 * @typedef {object} Call
 * @property {string} method
 * @property {string} path
 * @property {unknown} [body]
 * @property {{ name: string, bytes: Buffer }} [file]
 * @property {(answer: string) => Saved} [saves]
 *
 * @typedef {object} Done One call and what became of it.
 * @property {Kind} kind
 * @property {string} what Method and path.
 * @property {number} status 0 when there was no answer.
 * @property {string} [problem] Why there was none.
 * @property {string | undefined} [retryAfter]
 * @property {number} at Milliseconds since the crowd began.
 * @property {number} ms
 * @property {Saved} [saved]
 *
 * @typedef {object} CrowdOptions
 * @property {HttpSession} session
 * @property {Partial<Record<Kind, number>>} people How many of each kind.
 * @property {Partial<Record<Kind, number>>} [thinkMs] Pause between two calls of one person, default none.
 * @property {string} prefix Of the ids of whatever they make; a letter, digits, hyphens.
 * @property {import('node:http').Agent} [agent] Connections; without one everybody keeps theirs.
 */

/**
 * Lets people work side by side until `stop` is called, which answers everything they did.
 * @param {CrowdOptions} options
 */
export function startCrowd({ session, people, thinkMs = {}, prefix, agent }) {
  const began = performance.now();
  /** @type {Done[]} */
  const done = [];
  let isOver = false;
  const work = Object.entries(people).flatMap(([name, count]) => {
    const kind = /** @type {Kind} */ (name);
    return Array.from({ length: count }, async (_, number) => {
      const calls = CALLS[kind](`${prefix}-${number}`);
      for (let turn = number; !isOver; turn += 1) {
        const one = await perform(session, calls(turn), { kind, began, agent });
        done.push(one);
        const pause = (isRefused(one) ? AFTER_REFUSAL_MS : 0) + (thinkMs[kind] ?? 0);
        if (pause > 0 && !isOver) await sleep(pause);
      }
    });
  });
  return {
    /** Everything done so far. */
    done,
    async stop() {
      isOver = true;
      await Promise.all(work);
      return done;
    },
  };
}

/** Whether a call was not done as asked. @param {Done} done */
export function isRefused({ status }) {
  return status === NO_ANSWER || status >= 400;
}

/** By kind of work: the calls of one person, by the number of the turn. @type {Record<Kind, (person: string) => (turn: number) => Call>} */
const CALLS = {
  read: () => (turn) => ({ method: 'GET', path: READS[turn % READS.length] ?? '' }),
  write: writes,
  generate: (person) => (turn) => {
    return {
      method: 'POST',
      path: `/api/diet-plans2/${planOf('generate', person)}/generate`,
      body: { seed: turn },
    };
  },
  import: () => {
    const file = reportFile();
    return () => ({ method: 'POST', path: '/api/patient-intolerances/parse?review=true', file });
  },
};

/** A patient, a visit, a food, a plan that is renamed, in turn. @param {string} person @returns {(turn: number) => Call} */
function writes(person) {
  return (turn) => {
    const id = `${person}-${turn}`;
    const kinds = [patientOf, visitOf, foodOf, () => renaming(person, turn)];
    return (kinds[turn % kinds.length] ?? patientOf)(id);
  };
}

/** @param {string} id @returns {Call} */
function patientOf(id) {
  const body = { id: `p-${id}`, personal: { firstName: 'Obciążenie', lastName: id } };
  const saves = () => ({ table: /** @type {const} */ ('patients.patients'), id: body.id });
  return { method: 'POST', path: '/api/patients', body, saves };
}

/** @param {string} id @returns {Call} */
function visitOf(id) {
  const start = new Date();
  const end = new Date(start.getTime() + 30 * 60_000);
  const body = { id: `se-${id}`, title: 'Telefon', start: start.toISOString(), end: end.toISOString() };
  const saves = () => ({ table: /** @type {const} */ ('patients.schedule_events'), id: body.id });
  return { method: 'POST', path: '/api/schedule', body, saves };
}

/** @param {string} id @returns {Call} */
function foodOf(id) {
  const body = { name: `Produkt ${id}`, carbs: 10, fat: 1, protein: 2 };
  const saves = (/** @type {string} */ answer) => {
    return { table: /** @type {const} */ ('catalog.foods'), id: String(JSON.parse(answer).id) };
  };
  return { method: 'POST', path: '/api/foods', body, saves };
}

/** @param {string} person @param {number} edit @returns {Call} */
function renaming(person, edit) {
  const id = planOf('write', person);
  const saves = () => ({ table: /** @type {const} */ ('plans.plans'), id, edit });
  return { method: 'PATCH', path: `/api/diet-plans2/${id}`, body: { name: `Plan ${edit}` }, saves };
}

/** @param {Kind} kind @param {string} person */
const planOf = (kind, person) => `dp-${kind}-${person}`;

/**
 * Makes the plan of each writer and generator, so that nobody waits for another one's.
 * @param {Pick<CrowdOptions, 'session' | 'people' | 'prefix'>} crowd
 */
export async function preparePlans({ session, people, prefix }) {
  for (const kind of /** @type {const} */ (['write', 'generate'])) {
    for (let number = 0; number < (people[kind] ?? 0); number += 1) {
      const id = planOf(kind, `${prefix}-${number}`);
      const body = { id, name: 'Plan 0', stage: 1 + (number % 12), caloriesPerDay: 2000, mealsPerDay: 5 };
      const { status } = await send(session, { method: 'POST', path: '/api/diet-plans2', body });
      if (status !== 201) throw new Error(`A plan to work on: HTTP ${status}`);
    }
  }
}

/** @param {HttpSession} session @param {Call} call @param {{ kind: Kind, began: number, agent: import('node:http').Agent | undefined }} of @returns {Promise<Done>} */
async function perform(session, call, { kind, began, agent }) {
  const started = performance.now();
  const one = { kind, what: `${call.method} ${call.path}`, at: started - began };
  try {
    const { status, text, headers } = await send(session, call, agent);
    const ms = performance.now() - started;
    const saved = status < 300 ? call.saves?.(text) : undefined;
    return { ...one, status, ms, retryAfter: headers['retry-after'], ...(saved && { saved }) };
  } catch (error) {
    return { ...one, status: NO_ANSWER, ms: performance.now() - started, problem: String(error) };
  }
}

/** @param {HttpSession} session @param {Call} call @param {import('node:http').Agent} [agent] */
function send({ origin, headers }, { method, path, body, file }, agent) {
  const content = file ? formOf(file) : body === undefined ? undefined : jsonOf(body);
  return request({
    ...{ origin, path, method, agent, timeoutMs: 90_000 },
    headers: { ...headers, ...content?.headers },
    body: content?.bytes,
  });
}

/** @param {unknown} body */
function jsonOf(body) {
  const bytes = Buffer.from(JSON.stringify(body));
  return { bytes, headers: { 'content-type': 'application/json', 'content-length': String(bytes.length) } };
}

/** @param {{ name: string, bytes: Buffer }} file */
function formOf({ name, bytes: content }) {
  const boundary = 'boundary-of-the-load-test';
  const bytes = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const type = `multipart/form-data; boundary=${boundary}`;
  return { bytes, headers: { 'content-type': type, 'content-length': String(bytes.length) } };
}

/**
 * Acknowledged writes that the database does not hold.
 * @param {readonly Done[]} done
 * @param {(sql: string, values: unknown[]) => Promise<{ id: string, name: string }[]>} query As the owner of the database.
 */
export async function lostWrites(done, query) {
  /** @type {Saved[]} */
  const lost = [];
  for (const table of ['patients.patients', 'patients.schedule_events', 'catalog.foods', 'plans.plans']) {
    const promised = done.flatMap(({ saved }) => (saved?.table === table ? [saved] : []));
    // Only plans are changed after they were made.
    const name = table === 'plans.plans' ? 'name' : `''`;
    const rows = await query(
      `SELECT id::text AS id, ${name} AS name FROM ${table} WHERE id::text = ANY($1)`,
      [promised.map(({ id }) => id)],
    );
    const stored = new Map(rows.map((row) => [row.id, row.name]));
    lost.push(...promised.filter(({ id, edit = 0 }) => !(editOf(stored.get(id)) >= edit)));
  }
  return lost;
}

/** Number of the last edit a stored name tells of. @param {string | undefined} name */
function editOf(name) {
  return name === undefined ? Number.NaN : Number(name.replace(/\D/g, '') || 0);
}
