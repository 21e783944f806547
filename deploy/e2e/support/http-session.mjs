// A signed-in session without a browser: the same sign-in through the identity provider, with a jar of cookies.
import http from 'node:http';

const MOST_REDIRECTS = 12;
const SESSION_COOKIE = '__Host-pora.sid';

/**
 * A signed-in person: address of the product, session cookie and CSRF token.
 * @typedef {object} HttpSession
 * @property {string} origin
 * @property {Record<'cookie' | 'x-csrf-token', string>} headers
 *
 * @typedef {object} RawCall
 * @property {string} origin
 * @property {string} path
 * @property {string} [method]
 * @property {Record<string, string>} [headers]
 * @property {string | Buffer} [body]
 * @property {import('node:http').Agent} [agent]
 * @property {number} [timeoutMs]
 *
 * @typedef {object} RawAnswer
 * @property {number} status
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {Buffer} bytes
 * @property {string} text
 */

/**
 * Signs in over HTTP and answers what every later call needs.
 * @param {string} origin Address of the product.
 * @param {string} email Account chosen at the local identity provider.
 * @returns {Promise<HttpSession>}
 * @throws Error when the sign-in does not end on /callback.
 */
export async function signInOverHttp(origin, email) {
  /** @type {Map<string, string>} */
  const jar = new Map();
  let step = await visit(jar, `${origin}/auth/google`);
  for (let count = 0; step.location !== `${origin}/callback`; count += 1) {
    if (count > MOST_REDIRECTS) throw new Error(`Logowanie nie kończy się: ${step.location}`);
    if (step.location !== undefined) {
      step = await visit(jar, step.location);
      continue;
    }
    if (!step.url.includes('/interaction/')) {
      throw new Error(`Logowanie utknęło na ${step.url} (HTTP ${step.status}).`);
    }
    step = await visit(jar, step.url, new URLSearchParams({ email }));
  }
  const cookie = cookieHeader([...jar].filter(([name]) => name === SESSION_COOKIE));
  const { csrfToken } = JSON.parse(
    (await request({ origin, path: '/api/auth/csrf', headers: { cookie } })).text,
  );
  return { origin, headers: { cookie, 'x-csrf-token': csrfToken } };
}

/** @param {Map<string, string>} jar @param {string} url @param {URLSearchParams} [form] */
async function visit(jar, url, form) {
  const response = await fetch(url, {
    method: form ? 'POST' : 'GET',
    body: form,
    redirect: 'manual',
    headers: { cookie: cookieHeader(jar) },
  });
  await response.arrayBuffer();
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
  const location = response.headers.get('location');
  return { url, status: response.status, location: location ? new URL(location, url).href : undefined };
}

/** @param {Iterable<[string, string]>} jar */
function cookieHeader(jar) {
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

/**
 * One call, exactly as given: the path is not normalised and no header is added beside Host and the body's length.
 * @param {RawCall} call
 * @returns {Promise<RawAnswer>}
 */
export function request({ origin, path, method = 'GET', headers = {}, body, agent, timeoutMs = 20_000 }) {
  const { hostname, port } = new URL(origin);
  // Node says by itself how long a body is, but not that of a DELETE.
  const length = method === 'DELETE' && body ? { 'content-length': String(Buffer.byteLength(body)) } : {};
  return new Promise((resolve, reject) => {
    const call = http.request(
      { hostname, port, path, method, headers: { ...length, ...headers }, agent, timeout: timeoutMs },
      (response) => {
        /** @type {Buffer[]} */
        const parts = [];
        response.on('data', (part) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(parts);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes,
            text: bytes.toString('utf8'),
          });
        });
      },
    );
    call.on('timeout', () =>
      call.destroy(new Error(`${method} ${path}: brak odpowiedzi przez ${timeoutMs} ms`)),
    );
    call.on('error', reject);
    call.end(body);
  });
}

/**
 * A JSON call within a session.
 * @param {HttpSession} session
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 */
export function call(session, method, path, body) {
  const content = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...session.headers,
    ...(content === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(content)) }),
  };
  return request({ origin: session.origin, path, method, headers, body: content });
}
