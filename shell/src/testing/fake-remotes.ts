import type { ComponentType } from 'react';
import { jest } from '@jest/globals';
import type { SectionName } from '@pora/kit';

type Remote = () => Promise<Partial<Record<SectionName, () => Promise<ComponentType>>>>;

const remotes = new Map<string, Remote>();

/** Calls of the federation runtime so far, for tests that count attempts. */
export const registrations: { name: string; entry: string; force: boolean }[] = [];

/** What a remote answers when it is loaded; rejecting is a remote that is down. */
export function serveRemote(name: string, remote: Remote): void {
  remotes.set(name, remote);
}

/** A remote whose pages say their own name. */
export function page(text: string): () => Promise<ComponentType> {
  return async () =>
    function Page() {
      return text;
    };
}

const fakeRuntime = {
  registerPlugins: () => undefined,
  registerRemotes: (list: { name: string; entry: string }[], options: { force: boolean }) => {
    for (const { name, entry } of list) registrations.push({ name, entry, force: options.force });
  },
  loadRemote: async (id: string) => {
    const remote = remotes.get(id.replace('/routes', ''));
    if (!remote) throw new Error(`Test nie zna ${id}.`);
    return { remote: { pages: await remote() } };
  },
};

// Takes the place of the federation runtime in every module that is imported after this one.
jest.mock('@module-federation/enhanced/runtime', () => fakeRuntime);
