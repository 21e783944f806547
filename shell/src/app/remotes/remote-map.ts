/** Federation name of each remote and the address of its manifest. */
export type RemoteMap = Readonly<Record<string, string>>;

const MAP_URL = '/remotes.json';

/** Reads a map; addresses outside this origin are dropped: the policy would refuse them anyway. */
export function parseRemoteMap(text: string): RemoteMap | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    if (typeof value !== 'object' || value === null) return undefined;
    const entries = Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && /^\/[^/]/.test(entry[1]),
    );
    return Object.fromEntries(entries);
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
