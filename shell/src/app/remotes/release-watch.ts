/**
 * Notices a release while a tab is open. The tab keeps working on its version; the next change of section loads the
 * page anew, after unsaved work was asked about.
 */
import { loadedManifests } from './remote-loader.js';
import { fetchRemoteMap, inlinedRemoteMap } from './remote-map.js';

const CHECK_EVERY_MS = 5 * 60_000;
const CHECK_AT_MOST_EVERY_MS = 60_000;

// Read before federation adds scripts of its own.
const ownScripts = [...document.querySelectorAll('script[src]')]
  .map((script) => script.getAttribute('src'))
  .join(' ');
let pending = false;
let lastCheck = 0;

/** Whether a newer release than the one on the screen is out. */
export function isReleasePending(): boolean {
  return pending;
}

/** Starts looking for releases: every 5 minutes and when the person comes back to the tab. Answers the way to stop. */
export function startReleaseWatch(): () => void {
  lastCheck = Date.now();
  const timer = setInterval(() => void checkRelease(), CHECK_EVERY_MS);
  const onVisible = () => {
    const rested = Date.now() - lastCheck > CHECK_AT_MOST_EVERY_MS;
    if (document.visibilityState === 'visible' && rested) void checkRelease();
  };
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** Looks at what is released now; what one look finds counts at once, whatever becomes of the others. */
export async function checkRelease(): Promise<void> {
  lastCheck = Date.now();
  const looks = [mapChanged(), shellChanged(), ...[...loadedManifests].map(manifestChanged)];
  const ends = await Promise.allSettled(
    looks.map(async (look) => {
      if (await look) pending = true;
    }),
  );
  const failures: unknown[] = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  // The server is away: the next look will tell.
  if (failures.length > 0) console.warn('release-watch', ...failures);
}

async function mapChanged(): Promise<boolean> {
  const inlined = inlinedRemoteMap();
  return (
    inlined !== undefined && JSON.stringify([...(await fetchRemoteMap())]) !== JSON.stringify([...inlined])
  );
}

async function manifestChanged([path, text]: [string, string]): Promise<boolean> {
  const response = await fetch(path, { cache: 'no-cache' });
  return response.ok && (await response.text()) !== text;
}

async function shellChanged(): Promise<boolean> {
  const response = await fetch('/', { cache: 'no-cache', headers: { Accept: 'text/html' } });
  if (!response.ok) return false;
  return scriptsOf(await response.text()) !== ownScripts;
}

// The text is not parsed into a document: the browser would judge the styles of that page by the policy of this one.
function scriptsOf(html: string): string {
  return [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g)].map(([, source]) => source).join(' ');
}
