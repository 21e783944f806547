import { staleVersion } from './errors.js';

/** `ETag` of a stored object: its version in quotes. */
export const etagOf = (version: number) => `"${version}"`;

/**
 * Refuses a change that was made on an older version than the stored one; without `If-Match` nothing is checked.
 * @throws ApiError 412 `stale_version` with `details.current`
 */
export function checkVersion(
  storedVersion: number,
  ifMatch: number | undefined,
  present: () => unknown,
): void {
  if (ifMatch !== undefined && ifMatch !== storedVersion) throw staleVersion(present());
}

/** Version an answer speaks for: its own, or that of its only first-level member that has one. */
export function versionOf(answer: unknown): number | undefined {
  if (!isRecord(answer)) return undefined;
  if (isVersion(answer['version'])) return answer['version'];
  const versions = Object.values(answer).flatMap((member) =>
    isRecord(member) && isVersion(member['version']) ? [member['version']] : [],
  );
  return versions.length === 1 ? versions[0] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isVersion(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1;
}
