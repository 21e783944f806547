import { beforeEach, describe, expect, it } from '@jest/globals';
import { HttpError } from '../http/http-error.js';
import { syncState } from '../sync/sync-state.js';
import { createRecordSaver, type RecordSaver } from './record-saver.js';

interface Plan {
  version: number;
  name: string;
  calories: number;
}
type Patch = Partial<Omit<Plan, 'version'>>;
type Send = { patch: Patch; ifMatch: number | undefined; answer(plan: Plan): void; fail(error: Error): void };

let sends: Send[];
let plan: Plan;
let saver: RecordSaver<Plan, Patch>;

beforeEach(() => {
  syncState.reset();
  sends = [];
  plan = { version: 1, name: 'Etap I', calories: 1800 };
  saver = createRecordSaver<Plan, Patch>({
    key: 'plans:pl-1',
    send: (patch, ifMatch) =>
      new Promise((resolve, reject) => sends.push({ patch, ifMatch, answer: resolve, fail: reject })),
    merge: (a, b) => ({ ...a, ...b }),
    version: () => plan.version,
    onSaved: (saved) => {
      plan = saved;
    },
  });
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('saving one object', () => {
  it('one change at a time is on its way; later ones go together after it, on the new version', async () => {
    const first = saver.push({ name: 'Etap II' });
    void saver.push({ calories: 1700 });
    const last = saver.push({ calories: 1650 });
    expect(sends).toHaveLength(1);
    expect(saver.pending()).toEqual({ name: 'Etap II', calories: 1650 });
    sends[0]?.answer({ version: 2, name: 'Etap II', calories: 1800 });
    await first;
    expect(sends[1]).toMatchObject({ patch: { calories: 1650 }, ifMatch: 2 });
    sends[1]?.answer({ version: 3, name: 'Etap II', calories: 1650 });
    await last;
    expect(plan.version).toBe(3);
    expect(saver.pending()).toBeUndefined();
    expect(saver.state().phase).toBe('saved');
  });

  it('[core §4] a failed change stays, counts as unsaved and goes with the next attempt', async () => {
    const pushed = saver.push({ calories: 1700 });
    sends[0]?.fail(
      new HttpError('Usługa jest chwilowo niedostępna.', { status: 503, code: 'service_unavailable' }),
    );
    await expect(pushed).rejects.toMatchObject({ status: 503 });
    expect(saver.pending()).toEqual({ calories: 1700 });
    expect(syncState.current()).toMatchObject({ kind: 'unsaved', unsavedCount: 1, label: 'Niezapisane: 1' });
    syncState.retryAll();
    sends[1]?.answer({ version: 2, name: 'Etap I', calories: 1700 });
    await settle();
    expect(syncState.current()).toMatchObject({ kind: 'saved', label: 'Zapisano' });
  });

  it('a newer version on the server waits for the person; "mine" is sent over it', async () => {
    const newer = { version: 5, name: 'Zmieniony gdzie indziej', calories: 1900 };
    const pushed = saver.push({ calories: 1700 });
    sends[0]?.fail(
      new HttpError('Ktoś zmienił plan.', {
        status: 412,
        code: 'stale_version',
        details: { current: newer },
      }),
    );
    await expect(pushed).rejects.toMatchObject({ status: 412 });
    expect(saver.state()).toMatchObject({ phase: 'unsaved', conflict: newer });
    saver.retry();
    expect(sends).toHaveLength(1);
    saver.resolve('mine');
    expect(sends[1]).toMatchObject({ patch: { calories: 1700 }, ifMatch: 5 });
  });

  it('a newer version on the server that the person takes replaces the change', async () => {
    const newer = { version: 5, name: 'Zmieniony gdzie indziej', calories: 1900 };
    const pushed = saver.push({ calories: 1700 });
    sends[0]?.fail(
      new HttpError('Ktoś zmienił plan.', {
        status: 412,
        code: 'stale_version',
        details: { current: newer },
      }),
    );
    await expect(pushed).rejects.toMatchObject({ status: 412 });
    saver.resolve('theirs');
    expect(plan).toEqual(newer);
    expect(saver.pending()).toBeUndefined();
    expect(syncState.current().kind).toBe('saved');
  });

  it('leaving waits until what was changed has been sent', async () => {
    void saver.push({ calories: 1700 });
    let left = false;
    const leaving = saver.flush().then(() => {
      left = true;
    });
    await settle();
    expect(left).toBe(false);
    sends[0]?.answer({ version: 2, name: 'Etap I', calories: 1700 });
    await leaving;
    expect(left).toBe(true);
  });
});
