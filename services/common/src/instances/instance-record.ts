import { z } from 'zod';

/** A sign of life this often; three that are missing mean that the instance is gone. */
export const BEAT_EVERY_MS = 5_000;

/** An instance that is gone is spoken of this long, unless another one took its place. */
export const REMEMBERED_SECONDS = 60 * 60;

/** Redis forgets an instance that has been silent this long. */
export const ALIVE_SECONDS = 15;

/** Sorted set of everybody seen in the last hour, by the moment of the last sign of life. */
export const INSTANCE_INDEX = 'instances';

/** Redis key of what an instance says of itself. */
export const instanceKey = (name: string) => `instance:${name}`;

/** What an instance of a service says of itself. Its name is made up at its start: it leads nobody to a machine. */
export const instanceSchema = z.object({
  name: z.string(),
  service: z.string(),
  version: z.string().nullable(),
  /** Milliseconds since 1970. */
  startedAt: z.number(),
  /** Milliseconds since 1970. */
  seenAt: z.number(),
  ready: z.boolean(),
  /** Components it does without at the moment. */
  missing: z.array(z.string()),
  p95Ms: z.number().nullable(),
  requestsPerMinute: z.number(),
  errorsPerMinute: z.number(),
});

/** An instance that lives. */
export type Instance = z.infer<typeof instanceSchema>;

/** An instance that was there in the last hour and went without a word. */
export interface LostInstance {
  readonly name: string;
  readonly service: string;
  /** Milliseconds since 1970; 0 when it is not known, as of an instance of another release. */
  readonly startedAt: number;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
}

/** Member of {@link INSTANCE_INDEX}: what is still known of an instance when Redis has forgotten the rest. */
export const memberOf = ({ service, name, startedAt }: Omit<LostInstance, 'seenAt'>) =>
  `${service}/${name}/${startedAt}`;

/** Reads {@link memberOf}. */
export function readMember(member: string, seenAt: number): LostInstance {
  const [service = '', name = '', startedAt = '0'] = member.split('/');
  return { service, name, startedAt: Number(startedAt), seenAt };
}
