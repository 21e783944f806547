import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Route } from '@pora/contracts/route';

const CONTRACTS = path.resolve(import.meta.dirname, '../../../services/contracts/src');
const ENDING = '.routes.ts';

const files = readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith(ENDING),
);
const modules: Record<string, unknown>[] = [];
// One after the other: the loader of the tests does not link modules that are asked for at once.
for (const file of files)
  modules.push((await import(`@pora/contracts/${file.slice(0, -'.ts'.length)}`)) as Record<string, unknown>);

/** Every call of the contracts that a browser can make: read from their folder, so that none is forgotten. */
export const contractRoutes: readonly Route[] = modules
  .flatMap((exported) => Object.entries(exported))
  .filter(([name]) => name.endsWith('Routes'))
  .flatMap(([, table]) => Object.values(table as Record<string, Route>))
  .filter(({ access }) => access !== 'internal');

/** Fields of the query that a call knows. */
export function queryFieldsOf({ query }: Route): string[] {
  // What is checked further after it was read stands in a pipe.
  const read = 'in' in query ? (query.in as object) : query;
  return Object.keys('shape' in read ? (read.shape as object) : {});
}
