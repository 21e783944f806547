import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { giveOrder, takeNoOrders, watchOrders } from './orders.mjs';
import { recordSupervisor } from './preflight.mjs';
import { StartError } from './start-error.mjs';

describe('orders to a stack that runs', () => {
  let folder = '';
  let done: string[] = [];
  let stop: (() => void) | undefined;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'pora-orders-'));
    done = [];
  });
  afterEach(() => {
    stop?.();
    rmSync(folder, { recursive: true, force: true });
  });

  const listen = () => {
    recordSupervisor(folder, 'http://localhost:8080');
    stop = watchOrders(folder, {
      restart: async (service) => {
        if (service === 'meals') throw new StartError('There is no service meals.');
        done.push(service);
        return { restarted: service };
      },
    });
  };

  it('are carried out once each, and whoever gave one hears when it is done', async () => {
    listen();
    await Promise.all(['plans', 'catalog'].map((subject) => giveOrder(folder, { verb: 'restart', subject })));
    expect(await giveOrder(folder, { verb: 'restart', subject: 'plans' })).toEqual({ restarted: 'plans' });
    expect(done.toSorted()).toEqual(['catalog', 'plans', 'plans']);
  });

  it('that cannot be carried out are answered with the reason', async () => {
    listen();
    await expect(giveOrder(folder, { verb: 'restart', subject: 'meals' })).rejects.toThrow(
      'There is no service meals.',
    );
    await expect(giveOrder(folder, { verb: 'sing', subject: 'plans' })).rejects.toThrow(
      'This version of Pora knows no order "sing".',
    );
    expect(done).toEqual([]);
  });

  it('are refused while it starts, also where a run that was killed took some', async () => {
    listen();
    stop?.();
    takeNoOrders(folder);
    await expect(giveOrder(folder, { verb: 'restart', subject: 'plans' })).rejects.toThrow(
      'Pora is still starting: give the order again when it is up.',
    );
  });

  it('need a stack that runs', async () => {
    await expect(giveOrder(folder, { verb: 'restart', subject: 'plans' })).rejects.toThrow(
      'Pora does not run with this data folder.',
    );
  });
});
