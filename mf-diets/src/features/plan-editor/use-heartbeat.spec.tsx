import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { activityRoutes } from '@pora/contracts/session/activity.routes';
import { apiError, fakeApi, type FakeApi } from '@pora/kit/testing';
import { act, renderHook } from '@testing-library/react';
import { makePlan } from '../../testing/make-plan.js';
import { HEARTBEAT_MS, useHeartbeat } from './use-heartbeat.js';

describe('kto ma otwarty plan', () => {
  let api: FakeApi;
  beforeEach(() => {
    jest.useFakeTimers();
    api = fakeApi();
    api.on(activityRoutes.heartbeat, undefined);
    api.on(activityRoutes.stop, undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const reports = () => api.calls(activityRoutes.heartbeat).map(({ body }) => body);
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('[diets §7] otwarty plan zgłasza się od razu i co 45 s, a zamknięcie kończy zgłoszenia', async () => {
    const plan = makePlan();
    const view = renderHook((open: typeof plan) => useHeartbeat(open), { initialProps: plan });
    await pass(0);
    expect(reports()).toEqual([
      {
        planId: plan.id,
        view: 'plan-details',
        planName: plan.name,
        patientId: plan.patientId,
        stage: plan.stage,
      },
    ]);
    view.rerender({ ...plan, name: 'Nowa nazwa' });
    await pass(HEARTBEAT_MS);
    expect(reports()).toHaveLength(2);
    expect(reports()[1]).toMatchObject({ planName: 'Nowa nazwa' });
    view.unmount();
    await pass(HEARTBEAT_MS * 2);
    expect(reports()).toHaveLength(2);
    expect(api.calls(activityRoutes.stop)).toHaveLength(1);
  });

  it('[diets §8] nieudane zgłoszenie nie przeszkadza w pracy', async () => {
    api.on(activityRoutes.heartbeat, apiError(503, 'service_unavailable', 'Usługa nie działa.'));
    const plan = makePlan();
    renderHook(() => useHeartbeat(plan));
    await pass(HEARTBEAT_MS);
    expect(reports()).toHaveLength(2);
  });

  it('plan, którego jeszcze nie ma, niczego nie zgłasza', async () => {
    renderHook(() => useHeartbeat(undefined));
    await pass(HEARTBEAT_MS);
    expect(reports()).toEqual([]);
  });
});
