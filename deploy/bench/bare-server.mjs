// The least a Node server can do for a read by key: one query, one answer. Nothing of the product is in it.
import { once } from 'node:events';
import http from 'node:http';
import pg from 'pg';

/** @type {Record<string, string>} */
const QUERIES = {
  '/food': 'SELECT * FROM catalog.foods WHERE id = $1',
  '/patient': 'SELECT * FROM patients.patients WHERE id = $1',
};
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
/** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
async function answer(request, response) {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const query = QUERIES[pathname];
  if (!query) {
    response.writeHead(404).end();
    return;
  }
  const { rows } = await pool.query(query, [searchParams.get('id')]);
  const body = JSON.stringify(rows[0]);
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}
const server = http.createServer((request, response) => void answer(request, response));
server.keepAliveTimeout = 75_000;
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
process.send?.(port);
