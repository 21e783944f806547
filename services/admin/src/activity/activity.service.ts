import { Injectable } from '@nestjs/common';
import type { CallerInfo } from '@pora/common/endpoint';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import type { activityRoutes } from '@pora/contracts/session/activity.routes';
import { NamesClient } from '../names/names.client.js';
import { ActivityStore, type Activity } from './activity.store.js';

type ActiveUsers = RouteAnswer<typeof activityRoutes.activeUsers>;

/** Which plans are open and who has them open [diets §7, core §7]. */
@Injectable()
export class ActivityService {
  constructor(
    private readonly store: ActivityStore,
    private readonly names: NamesClient,
  ) {}

  /** Notes that the caller has a plan open now. */
  async beat(
    { planId, planName, patientId, stage }: RouteInput<typeof activityRoutes.heartbeat>['body'],
    caller: CallerInfo,
  ): Promise<void> {
    await this.store.put({
      sessionId: caller.sessionKey,
      userName: caller.name,
      userEmail: caller.email,
      planId,
      planName,
      patientId: patientId ?? null,
      stage: stage ?? null,
      lastSeenMs: Date.now(),
    });
  }

  /** Forgets what the caller had open. */
  async stop({ sessionKey }: Pick<CallerInfo, 'sessionKey'>): Promise<void> {
    await this.store.remove(sessionKey);
  }

  /** Everybody seen in the last 10 minutes, newest first. */
  async list(): Promise<ActiveUsers> {
    const now = Date.now();
    const activities = await this.store.list(now);
    const patients = new Set(activities.flatMap(({ patientId }) => patientId ?? []));
    const names = await this.names.ofPatients([...patients]);
    const items = activities.map((activity) => present(activity, names, now));
    return { items, generatedAt: new Date(now).toISOString() };
  }
}

/** A patient whose name could not be read has none here, which is not the same as a plan without a patient. */
function present(
  { lastSeenMs, ...activity }: Activity,
  names: ReadonlyMap<string, string>,
  now: number,
): ActiveUsers['items'][number] {
  return {
    ...activity,
    patientName: names.get(activity.patientId ?? '') ?? null,
    lastSeen: new Date(lastSeenMs).toISOString(),
    secondsSinceLastSeen: Math.max(0, Math.round((now - lastSeenMs) / 1000)),
  };
}
