import type { ServiceState } from '@pora/contracts/admin/system.model';
import { CHECKOUT_VERSION } from '../../../../deploy/release/services.mjs';

/** Versions that a service can be switched to by the command of whoever runs its processes. */
export type ServiceWays = Pick<ServiceState, 'former' | 'newer'>;

interface KeptVersions {
  readonly current: string;
  /** Where the command leads that names no version. */
  readonly former: string | null;
  /** Newest first. */
  readonly releases: readonly { readonly version: string }[];
}

/**
 * The way back and the way forth, first what ran before the present version. The checkout is older than every release: a
 * start takes a newer one only by leaving the releases, and then nobody knows which of them are newer.
 */
export function waysOf({ current, former, releases }: KeptVersions): ServiceWays {
  const versions = releases.map(({ version }) => version);
  const at = versions.indexOf(current);
  if (at === -1) return { former, newer: null };
  const firstOf = (kept: readonly string[]) => kept.find((version) => version === former) ?? kept[0] ?? null;
  return {
    former: firstOf([...versions.slice(at + 1), CHECKOUT_VERSION]),
    newer: firstOf(versions.slice(0, at)),
  };
}
