/** What the server says of a part that did not open: looked up once it is shown, since the runtime does not tell. */

/** What is known for certain; nothing else is shown. */
export interface FailureFacts {
  /** Release of the part. */
  version?: string;
  /** Status of the file that did not come; 0 when there is no answer at all. */
  status?: number;
  /** Id of the refused request in the log of the gateway. */
  requestId?: string;
}

const MAP_URL = '/remotes.json';
const LOOK_TIMEOUT_MS = 10_000;
/** Address of a file as the federation runtime and the bundler name it in their errors. */
const FILE = /(?:https?:\/\/[\w.:-]+)?\/[\w./-]+\.js(?:on)?\b(?:\?[\w=&.-]*)?/g;

/** Everything that can be known of a failed load of a remote. */
export async function failureFacts(remote: string, error: unknown): Promise<FailureFacts> {
  const [version, file] = await Promise.all([releasedVersion(remote), refusedFile(error)]);
  return { ...(version !== undefined && { version }), ...file };
}

/** The release that the page was opened with, if it is still the one in service: otherwise nobody knows which one failed. */
async function releasedVersion(remote: string): Promise<string | undefined> {
  const ofPage = versionIn(document.getElementById('remotes')?.textContent, remote);
  const response = await look(MAP_URL, 'GET');
  return versionIn(await response?.text(), remote) === ofPage ? ofPage : undefined;
}

function versionIn(map: string | null | undefined, remote: string): string | undefined {
  try {
    const { version } = (JSON.parse(map ?? '') as Record<string, { version?: unknown }>)[remote] ?? {};
    return typeof version === 'string' ? version : undefined;
  } catch {
    // Not filled in, or no answer.
    return undefined;
  }
}

/** Asks once more for the file that the error names; when it comes now, its status explains nothing. */
async function refusedFile(error: unknown): Promise<Pick<FailureFacts, 'status' | 'requestId'>> {
  const address = fileOf(error);
  if (address === undefined) return {};
  const response = await look(address, 'HEAD');
  if (response?.ok) return {};
  const requestId = response?.headers.get('X-Request-Id');
  return { status: response?.status ?? 0, ...(requestId && { requestId }) };
}

function fileOf(error: unknown): string | undefined {
  const { origin } = window.location;
  const named = wordsOf(error).match(FILE) ?? [];
  return named.map((file) => new URL(file, origin)).find((file) => file.origin === origin)?.href;
}

/** The words of an error and of everything it came from, the innermost first. */
function wordsOf(error: unknown): string {
  return error instanceof Error ? `${wordsOf(error.cause)}\n${error.message}` : '';
}

async function look(url: string, method: string): Promise<Response | undefined> {
  try {
    return await fetch(url, { method, cache: 'no-store', signal: AbortSignal.timeout(LOOK_TIMEOUT_MS) });
  } catch {
    // No answer is an answer too.
    return undefined;
  }
}
