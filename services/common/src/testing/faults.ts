import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

/** A server whose network can be cut: everything goes through a TCP proxy on a free port. */
export interface Cuttable {
  /** Address with the proxy's port instead of the server's. */
  readonly url: string;
  /** Cuts all connections and refuses new ones. */
  stop(): Promise<void>;
  /** Accepts connections, but lets nothing through: the server hangs. */
  freeze(): void;
  /** Lets everything through again. */
  start(): Promise<void>;
  /** Open sockets, of both sides. */
  connections(): number;
  /** Closes the proxy for good. */
  close(): Promise<void>;
}

/** Puts a proxy in front of a server on loopback. */
export async function cuttable(url: string): Promise<Cuttable> {
  const target = new URL(url);
  const pairs = new Set<Socket>();
  let frozen = false;
  const accept = (inside: Socket) => {
    const outside = connect(Number(target.port), target.hostname);
    join(inside, outside, pairs);
    if (frozen) [inside, outside].forEach((socket) => socket.pause());
  };
  let server = await listen(accept, 0);
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    for (const socket of pairs) socket.destroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  const through = new URL(url);
  through.port = String(port);
  return {
    url: through.href,
    stop,
    freeze: () => {
      frozen = true;
      for (const socket of pairs) socket.pause();
    },
    start: async () => {
      frozen = false;
      for (const socket of pairs) socket.resume();
      if (!server.listening) server = await listen(accept, port);
    },
    connections: () => pairs.size,
    close: () => (server.listening ? stop() : Promise.resolve()),
  };
}

function join(inside: Socket, outside: Socket, pairs: Set<Socket>): void {
  for (const [from, to] of [
    [inside, outside],
    [outside, inside],
  ] as const) {
    pairs.add(from);
    from.on('data', (chunk) => to.write(chunk));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      pairs.delete(from);
      to.destroy();
    });
  }
}

function listen(accept: (socket: Socket) => void, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(accept);
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
