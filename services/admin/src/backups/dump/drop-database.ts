import pg from 'pg';

const INSUFFICIENT_PRIVILEGE = '42501';
const IN_USE = '55006';
/** Postgres waits 5 s each time for whoever is there; one that tidies up may take longer to leave on a busy machine. */
const MOST_TRIES = 12;

/**
 * Removes a database that belongs to the role of the connection, and ends whatever of ours is still at work there. A process
 * of Postgres' own that tidies the tables up may be ended by no such role: while one is there nobody is forced out, and
 * Postgres ends it by itself.
 */
export async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await dropOnce(client, name);
    } catch (error) {
      if (attempt === MOST_TRIES || !isFault(error, IN_USE)) throw error;
    }
  }
}

async function dropOnce(client: pg.Client, name: string): Promise<void> {
  const sql = `DROP DATABASE ${pg.escapeIdentifier(name)}`;
  try {
    await client.query(`${sql} WITH (FORCE)`);
  } catch (error) {
    if (!isFault(error, INSUFFICIENT_PRIVILEGE)) throw error;
    await client.query(sql);
  }
}

const isFault = (error: unknown, code: string) => error instanceof pg.DatabaseError && error.code === code;
