import { useCallback, useSyncExternalStore } from 'react';

/** Settings of this device (theme, folded sidebar) have names with this prefix and survive signing out. */
const DEVICE_PREFIX = 'pora.';
const OWNER_KEY = 'storage-owner';

interface Envelope {
  owner: string;
  value: unknown;
}

let owner: string | undefined;
const deviceListeners = new Set<() => void>();

/** Storage may be forbidden for the site, full, or hold something else: then it reads as empty and writes answer false. */
function readItem(name: string): unknown {
  try {
    const text = window.localStorage.getItem(name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    // Unreadable is the same as absent: the server has the truth.
    return undefined;
  }
}

function writeItem(name: string, value: unknown): boolean {
  return writeText(name, JSON.stringify(value));
}

/** What stands there already is not written again: no other tab is told, and a long list costs nothing. */
function writeText(name: string, text: string): boolean {
  try {
    if (window.localStorage.getItem(name) !== text) window.localStorage.setItem(name, text);
    return true;
  } catch {
    // The caller hears it and keeps the data in memory.
    return false;
  }
}

function removeItem(name: string): void {
  try {
    window.localStorage.removeItem(name);
  } catch {
    // Forbidden storage holds nothing to remove.
  }
}

/** One named copy of the signed-in person's data in this browser. */
export interface UserStorage<T> {
  /** The stored value, undefined when there is none or it belongs to somebody else. */
  read(): T | undefined;
  /** False when the browser refused (full or forbidden): the value then lives in memory only. */
  write(value: T): boolean;
  /** The same for a value that is JSON already. */
  writeJson(json: string): boolean;
  remove(): void;
}

/** Local copy kept per user under `name`, emptied on logout and when another person signs in. */
export function userStorage<T>(name: string): UserStorage<T> {
  return {
    read() {
      const stored = readItem(name) as Partial<Envelope> | undefined;
      return owner !== undefined && stored?.owner === owner ? (stored.value as T) : undefined;
    },
    write: (value) => owner !== undefined && writeItem(name, { owner, value } satisfies Envelope),
    writeJson: (json) =>
      owner !== undefined && writeText(name, `{"owner":${JSON.stringify(owner)},"value":${json}}`),
    remove: () => removeItem(name),
  };
}

/** Says whose data the browser may hold; what anybody else left is removed. */
export function claimUserStorage(email: string): void {
  const key = email.toLowerCase();
  if (readItem(OWNER_KEY) !== key) clearUserStorage();
  owner = key;
  writeItem(OWNER_KEY, key);
}

/** Names with this prefix hold changes the server does not have; see `writes/pending-store.ts`. */
export const UNSAVED_PREFIX = 'unsaved:';

/**
 * Removes the local copies of personal data; settings of the device stay. `keepUnsaved` leaves the person's own unsent
 * changes for their next sign-in: only they can read them again, and anybody else's sign-in removes them.
 */
export function clearUserStorage({ keepUnsaved = false } = {}): void {
  owner = undefined;
  const stays = (name: string) =>
    name.startsWith(DEVICE_PREFIX) ||
    (keepUnsaved && (name === OWNER_KEY || name.startsWith(UNSAVED_PREFIX)));
  for (const storage of [() => window.localStorage, () => window.sessionStorage]) {
    try {
      const area = storage();
      const names = Array.from({ length: area.length }, (_, index) => area.key(index) ?? '');
      names.filter((name) => !stays(name)).forEach((name) => area.removeItem(name));
    } catch {
      // Forbidden storage holds nothing to remove.
    }
  }
}

/** Names of the signed-in person's copies that begin like this. */
export function userStorageNames(prefix: string): string[] {
  try {
    const area = window.localStorage;
    const names = Array.from({ length: area.length }, (_, index) => area.key(index) ?? '');
    return names.filter((name) => name.startsWith(prefix) && userStorage<unknown>(name).read() !== undefined);
  } catch {
    // Forbidden storage holds nothing.
    return [];
  }
}

/** Calls back when another tab wrote or removed a copy whose name begins like this. Answers the way to stop. */
export function onUserStorageChange(prefix: string, listener: (name: string) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key?.startsWith(prefix)) listener(event.key);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Calls back when another tab signed in, changed the person, or signed out. Answers the way to stop. */
export function onStorageOwnerChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === OWNER_KEY || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Setting of this device that stays after signing out; JSON values only. */
export function readDeviceSetting<T>(name: string, fallback: T): T {
  const value = readItem(DEVICE_PREFIX + name);
  return value === undefined ? fallback : (value as T);
}

/** Stores a setting of this device and tells whoever shows it. */
export function writeDeviceSetting(name: string, value: unknown): void {
  writeItem(DEVICE_PREFIX + name, value);
  deviceListeners.forEach((listener) => listener());
}

function subscribeDevice(listener: () => void): () => void {
  deviceListeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    deviceListeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** A device setting (text, number or boolean) as state: `[value, set]`. */
export function useDeviceSetting<T extends string | number | boolean>(
  name: string,
  fallback: T,
): [T, (value: T) => void] {
  const value = useSyncExternalStore(subscribeDevice, () => readDeviceSetting(name, fallback));
  const set = useCallback((next: T) => writeDeviceSetting(name, next), [name]);
  return [value, set];
}
