const STATUS_TEXTS = new Map([
  [200, 'OK'],
  [502, 'Bad Gateway'],
]);

/** An answer as fetch gives it, with the parts the kit reads; jsdom has no Response. */
export function respond(status: number, body?: unknown, headers: Record<string, string> = {}): Response {
  const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
  const names = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const response = {
    ok: status >= 200 && status < 300,
    status,
    statusText: STATUS_TEXTS.get(status) ?? '',
    headers: { get: (name: string) => names.get(name.toLowerCase()) ?? null },
    text: async () => text,
    json: async () => JSON.parse(text) as unknown,
    blob: async () => new Blob([text]),
  };
  return response as unknown as Response;
}
