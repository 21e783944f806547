import { isRemoteModule, type RemoteModule } from '@pora/kit';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import type { Section } from '../sections.js';
import { fetchRemoteMap, inlinedRemoteMap, type RemoteMap } from './remote-map.js';

/** Milliseconds after which a remote that does not come counts as down. */
export const REMOTE_TIMEOUT_MS = 15_000;

/** Manifests as they were when their remote was loaded, by address without query; the release watch compares them. */
export const loadedManifests = new Map<string, string>();

const modules = new Map<string, Promise<RemoteModule>>();
const attempts = new Map<string, number>();

registerPlugins([
  {
    name: 'remember-manifests',
    async fetch(url, init) {
      const response = await fetch(url, init);
      const path = new URL(url, window.location.href).pathname;
      if (response.ok) loadedManifests.set(path, await response.clone().text());
      return response;
    },
  },
]);

/** The routes module of a remote; loaded once, and anew after a failure. @throws Error when it does not come in time. */
export function loadRemoteModule(name: string): Promise<RemoteModule> {
  const known = modules.get(name);
  if (known) return known;
  const loading = withTimeout(loadFresh(name), name).catch((error: unknown) => {
    forgetRemote(name);
    throw error;
  });
  modules.set(name, loading);
  return loading;
}

/** Makes the next load of a remote start from its current manifest: the last one failed, or what it brought threw. */
export function forgetRemote(name: string): void {
  modules.delete(name);
  attempts.set(name, (attempts.get(name) ?? 0) + 1);
}

/** A remote, or one of its chunks, did not come; what it did when it came is another matter. */
export class RemoteLoadError extends Error {
  constructor(remote: string, cause: unknown) {
    super(`Nie udało się wczytać ${remote}.`, { cause });
    this.name = 'RemoteLoadError';
  }
}

/** The page of a section. @throws RemoteLoadError when its remote or its chunk does not come. */
export async function loadSectionPage(section: Section): Promise<ComponentType> {
  try {
    const remote = await loadRemoteModule(section.remote);
    const page = remote.pages[section.name];
    if (!page) throw new Error(`${section.remote} nie ma strony ${section.name}.`);
    return await withTimeout(page(), section.remote);
  } catch (error) {
    throw new RemoteLoadError(section.remote, error);
  }
}

/** Loads a section ahead of a click; a failure waits for the click, which tries again and shows it. */
export function preloadSection(section: Section): void {
  loadSectionPage(section).catch((error: unknown) => console.warn(section.remote, error));
}

async function loadFresh(name: string): Promise<RemoteModule> {
  const attempt = attempts.get(name) ?? 0;
  const entry = (await remoteMap(attempt > 0)).get(name)?.manifest;
  if (!entry) throw new Error(`Brak ${name} w remotes.json.`);
  // Another address, or the federation runtime would answer with the failure it remembers.
  registerRemotes([{ name, entry: attempt > 0 ? `${entry}?r=${attempt}` : entry }], { force: attempt > 0 });
  const module = await loadRemote<{ remote?: unknown }>(`${name}/routes`);
  if (!isRemoteModule(module?.remote)) throw new Error(`${name} nie wystawia stron.`);
  return module.remote;
}

async function remoteMap(fresh: boolean): Promise<RemoteMap> {
  const inlined = fresh ? undefined : inlinedRemoteMap();
  return inlined ?? fetchRemoteMap();
}

function withTimeout<T>(promise: Promise<T>, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${name} nie odpowiada od ${REMOTE_TIMEOUT_MS / 1000} s.`)),
      REMOTE_TIMEOUT_MS,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
