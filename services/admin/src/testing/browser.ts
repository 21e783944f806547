/** A browser of the tests: keeps cookies per origin, reports redirects, and finds our own address behind the gateway. */
export class TestBrowser {
  private readonly jars = new Map<string, Map<string, string>>();

  constructor(
    /** Address people see. */
    private readonly publicUrl: string,
    /** Address the service really listens on. */
    private serviceUrl: string,
  ) {}

  /** From now on another instance of the service gets its requests. */
  goesTo(serviceUrl: string): void {
    this.serviceUrl = serviceUrl;
  }

  /** One request; redirects are not followed. */
  async get(url: string): Promise<{ status: number; location: string; headers: Headers }> {
    const address = new URL(url, this.publicUrl);
    const jar = this.jarOf(address.origin);
    const target = address.href.replace(this.publicUrl, this.serviceUrl);
    const headers = { Cookie: cookieHeader(jar), 'X-Forwarded-Proto': 'https' };
    const response = await fetch(target, { headers, redirect: 'manual' });
    await response.arrayBuffer();
    for (const line of response.headers.getSetCookie()) keepCookie(jar, line);
    const location = response.headers.get('location') ?? '';
    return {
      status: response.status,
      location: location && new URL(location, address).href,
      headers: response.headers,
    };
  }

  /** Follows redirects until one leads to a page of ours; answers that page's path. */
  async follow(url: string): Promise<string> {
    let next = new URL(url, this.publicUrl).href;
    for (let hop = 0; hop < 10; hop += 1) {
      const { location, status } = await this.get(next);
      if (!location) throw new Error(`${next} answered ${status} and led nowhere`);
      const { origin, pathname, search } = new URL(location);
      if (origin === this.publicUrl && !pathname.startsWith('/auth/')) return `${pathname}${search}`;
      next = location;
    }
    throw new Error('too many redirects');
  }

  /** Cookie header for our own address. */
  get cookie(): string {
    return cookieHeader(this.jarOf(this.publicUrl));
  }

  private jarOf(origin: string): Map<string, string> {
    const jar = this.jars.get(origin) ?? new Map<string, string>();
    this.jars.set(origin, jar);
    return jar;
  }
}

function cookieHeader(jar: ReadonlyMap<string, string>): string {
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

function keepCookie(jar: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const separator = pair.indexOf('=');
  const isExpired = attributes.some((attribute) => /^expires=thu, 01 jan 1970/i.test(attribute));
  if (isExpired) jar.delete(pair.slice(0, separator));
  else jar.set(pair.slice(0, separator), pair.slice(separator + 1));
}
