import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { freePort } from '@pora/common/testing/free-port';
import { programEnvironment, runProgram } from '@pora/common/testing/program';
import { until } from '@pora/common/testing/until';
import type { FoodMergePreview } from '@pora/contracts/catalog/food-merge.model';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { catalogService } from '../service.js';
import { aFood, aMeal } from '../testing/catalog.builders.js';
import { store } from '../testing/store.js';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

// The plans of this service are away, so that only the programs below tell them.
let app: TestApp;
let dietitian: SignedIn;
/** Stands in for the plans service: says nothing until it is told to. */
const plans = { told: [] as string[], answers: false };
let server: Server;

beforeAll(async () => {
  app = await createTestApp(catalogService);
  dietitian = await app.signIn('dietitian');
  server = createServer((request, response) => {
    void text(request).then((body) => {
      plans.told.push(body);
      if (plans.answers) response.writeHead(200).end(JSON.stringify({ plans: 1 }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await app.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const isReady = async (port: string) =>
  (await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined))?.ok ?? false;

async function start() {
  const port = String(await freePort());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const program = runProgram(MAIN, {
    ...programEnvironment(app.config),
    SERVICE_PORT: port,
    PLANS_URL: address,
  });
  await until(() => isReady(port), 40_000);
  return { ...program, url: `http://127.0.0.1:${port}` };
}

it('a process that is killed between the merge and the plans leaves nothing undone: the next one tells them', async () => {
  await store(
    app,
    [aFood({ id: 1, name: 'Mleko 2%' }), aFood({ id: 2, name: 'Mleko 2% (import)' })],
    [aMeal({ id: 'm-1', ingredients: [{ foodId: 2, grams: 100 }] })],
  );
  const killed = await start();
  const asked = '/api/foods/merges/preview?kind=merge&stays=1&goes=2';
  const { stamp } = (await dietitian.get(asked).expect(200)).body as FoodMergePreview;
  const request = fetch(`${killed.url}/api/foods/merges`, {
    method: 'POST',
    headers: {
      ...{ cookie: dietitian.cookie, 'x-csrf-token': dietitian.csrfToken },
      'content-type': 'application/json',
    },
    body: JSON.stringify({ kind: 'merge', stays: 1, goes: [2], stamp }),
  });
  const answer = request.then(
    () => 'answered',
    () => 'cut off',
  );
  await until(() => plans.told.length === 1);
  killed.child.kill('SIGKILL');
  await killed.ended;

  expect(await answer).toBe('cut off');
  const open = async () => (await dietitian.get('/api/foods/merges/open').expect(200)).body.items;
  expect(await open()).toMatchObject([{ stays: 1, goes: [2], plansFollowed: false }]);
  const meal = await dietitian.get('/api/meals/m-1').expect(200);
  expect(meal.body.ingredients).toMatchObject([{ foodId: 1, grams: 100 }]);

  plans.answers = true;
  const next = await start();
  await until(async () => (await open()).length === 0, 40_000);
  next.child.kill('SIGTERM');
  expect((await next.ended).code).toBe(0);
  expect(new Set(plans.told.map((body) => JSON.stringify(JSON.parse(body))))).toEqual(
    new Set([JSON.stringify({ kind: 'merge', from: [2], into: 1 })]),
  );
}, 120_000);
