import type { ComponentType } from 'react';
import { jest } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRemoteMap } from '../app/remotes/remote-map.js';
import { takeSections } from '../app/sections.js';

type Remote = () => Promise<Record<string, () => Promise<ComponentType>>>;

const remotes = new Map<string, Remote>();

/** Calls of the federation runtime so far, for tests that count attempts. */
export const registrations: { name: string; entry: string; force: boolean }[] = [];

/** What a remote answers when it is loaded; rejecting is a remote that is down. */
export function serveRemote(name: string, remote: Remote): void {
  remotes.set(name, remote);
}

const ROOT = path.resolve(__dirname, '../../..');
/** Which shapes a name stands for is the build's knowledge. */
const ICON = [['circle', { cx: '12', cy: '12', r: '10' }]];

/** What the build of a remote writes into its manifest. */
function declaredSections(folder: string): object[] {
  const declared = JSON.parse(readFileSync(path.join(ROOT, folder, 'src/sections.json'), 'utf8')) as object[];
  return declared.map((section) => ({ ...section, icon: ICON }));
}

/** The page's list of released remotes: those of the product with the sections of their own source, and others. */
export function releaseRemotes(others: Record<string, unknown> = {}): void {
  const folders = readdirSync(ROOT).filter((folder) => folder.startsWith('mf-'));
  const own = folders.map((folder) => [
    folder.replace('-', '_'),
    {
      manifest: `/${folder.replace('-', '/')}/mf-manifest.json`,
      sections: declaredSections(folder),
    },
  ]);
  const text = JSON.stringify({ ...Object.fromEntries(own), ...others });
  const script = Object.assign(document.createElement('script'), {
    id: 'remotes',
    type: 'application/json',
    text,
  });
  document.body.replaceChildren(script);
  const map = parseRemoteMap(text);
  if (map) takeSections(map);
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
