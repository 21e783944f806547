import pg from 'pg';

/** A table of a practice of thousands of patients is read in seconds; one that hangs must not hang for ever. */
const STATEMENT_TIMEOUT_MS = 10 * 60_000;
/** No person waits for it, and a busy machine is no reason to give up the work of minutes. */
const CONNECT_TIMEOUT_MS = 15_000;

/** What this file needs to know of the driver's inside: the socket of the connection. */
interface WithSocket {
  connection: { stream: { destroy(): void } };
}

/** How a connection is told apart and ended. */
export interface OwnConnection {
  readonly url: string;
  /** Name the database lists it under. */
  readonly name: string;
  /** Cuts the connection off, which takes everything back that was not committed. */
  readonly signal?: AbortSignal | undefined;
}

/** Runs work on a connection of its own, which ends with it; rows are read and written in the same words everywhere. */
export async function onOwnConnection<T>(
  { url, name, signal }: OwnConnection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const settings = [
    `statement_timeout=${STATEMENT_TIMEOUT_MS}`,
    ...['idle_in_transaction_session_timeout=0', 'timezone=UTC', 'datestyle=ISO', 'extra_float_digits=1'],
  ];
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: name,
    options: settings.map((setting) => `-c ${setting}`).join(' '),
  });
  // A connection that breaks while nobody waits for it is told by the next statement.
  client.on('error', () => undefined);
  signal?.throwIfAborted();
  await client.connect();
  // In the middle of a COPY nobody would answer a goodbye.
  const cut = () => (client as unknown as WithSocket).connection.stream.destroy();
  signal?.addEventListener('abort', cut);
  try {
    const result = await work(client);
    await client.end();
    return result;
  } catch (error) {
    cut();
    throw error;
  } finally {
    signal?.removeEventListener('abort', cut);
  }
}
