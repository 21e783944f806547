/** What is released of a remote: where its manifest lies, and the sections it declares, unread. */
export interface ReleasedRemote {
  manifest: string;
  sections: unknown;
}

/** The released remotes by their federation name. */
export type RemoteMap = ReadonlyMap<string, ReleasedRemote>;

const MAP_URL = '/remotes.json';
const NAME = /^[a-z][a-z0-9_]{0,39}$/;
/** An address of this origin: the policy would refuse any other anyway. */
const OWN_PATH = /^\/[^/\\]/;

/** Reads a map; what does not name a manifest of this origin is dropped. */
export function parseRemoteMap(text: string): RemoteMap | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    if (typeof value !== 'object' || value === null) return undefined;
    const remotes = new Map<string, ReleasedRemote>();
    for (const [name, released] of Object.entries(value as Record<string, unknown>)) {
      const { manifest, sections } = (released ?? {}) as Partial<ReleasedRemote>;
      if (NAME.test(name) && typeof manifest === 'string' && OWN_PATH.test(manifest))
        remotes.set(name, { manifest, sections });
    }
    return remotes;
  } catch {
    // The page came from somewhere that does not fill it in: the map is fetched instead.
    return undefined;
  }
}

/** The map that came with the page; undefined when the page was not filled in. */
export function inlinedRemoteMap(): RemoteMap | undefined {
  return parseRemoteMap(document.getElementById('remotes')?.textContent ?? '');
}

/** The map as it is now. @throws Error when it cannot be read. */
export async function fetchRemoteMap(): Promise<RemoteMap> {
  const response = await fetch(MAP_URL, { cache: 'no-cache' });
  const map = response.ok ? parseRemoteMap(await response.text()) : undefined;
  if (!map) throw new Error(`${MAP_URL}: HTTP ${response.status}`);
  return map;
}
