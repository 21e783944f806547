import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Section of the remote that {@link buildOfNewRemote} makes. */
const SECTION = {
  name: 'recipes',
  label: 'Przepisy',
  icon: [['circle', { cx: '12', cy: '12', r: '9' }]],
  path: 'recipes',
  group: 'work',
  order: 45,
  access: 'user',
};

/** Folder that the gateway of the journeys serves. */
export function webRoot(): string {
  const folder = process.env.PORA_WEB_ROOT;
  if (!folder) throw new Error('PORA_WEB_ROOT is not set: run the journeys with `npm run test:journeys`.');
  return folder;
}

interface NewRemote {
  /** What its page says. */
  words: string;
  /** Eight hexadecimal digits that tell builds apart. */
  hash?: string;
  /** Further sections as they stand in the manifest. */
  sections?: readonly object[];
}

/** A built remote `recipes` that this checkout does not have: one page, one section, made like those of the bundler. */
export function buildOfNewRemote({ words, hash = '00000000', sections = [] }: NewRemote): string {
  const dist = mkdtempSync(path.join(tmpdir(), 'pora-new-remote-'));
  const admin = readFileSync(path.join(webRoot(), 'mf/admin/mf-manifest.json'), 'utf8');
  const manifest = JSON.parse(admin.replaceAll('mf_admin', 'mf_recipes')) as {
    metaData: { remoteEntry: { name: string }; sections: unknown[] };
    exposes: { assets: unknown }[];
  };
  const entry = `remoteEntry.${hash}.js`;
  manifest.metaData.remoteEntry.name = entry;
  for (const exposed of manifest.exposes) {
    exposed.assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
  }
  manifest.metaData.sections = [SECTION, ...sections.map((change) => ({ ...SECTION, ...change }))];
  writeFileSync(path.join(dist, 'mf-manifest.json'), JSON.stringify(manifest));
  writeFileSync(
    path.join(dist, entry),
    `var mf_recipes = { init() {}, get() { return Promise.resolve(() => ({ remote: { pages: { recipes: async () => () => '${words}' } } })); } };`,
  );
  return dist;
}
