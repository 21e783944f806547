import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gatewayTable } from '../../gateway/render.mjs';

/** One address in front of several services. */
export interface TestGateway {
  readonly url: string;
  stop(): Promise<void>;
}

/** Hands each request to the service that the route table of the gateway names; an upstream without an address is a 502. */
export async function startTestGateway(upstreams: Readonly<Record<string, string>>): Promise<TestGateway> {
  const server = createServer((incoming, answer) => forward(incoming, answer, upstreams));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function forward(
  incoming: IncomingMessage,
  answer: ServerResponse,
  upstreams: Readonly<Record<string, string>>,
): void {
  const address = incoming.url ?? '/';
  const route = gatewayTable.routes.find(({ prefix }) => address.startsWith(prefix));
  const upstream = upstreams[route?.upstream ?? ''];
  if (upstream === undefined) {
    answer.writeHead(502).end();
    return;
  }
  const { method, headers } = incoming;
  const outgoing = request(new URL(address, upstream), { method, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(answer);
  });
  outgoing.on('error', () => answer.writeHead(502).end());
  incoming.pipe(outgoing);
}
