import type pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { copyInSql, copyOutSql, type TableShape } from './table-shape.js';

/** All rows of a table, as a stream of CSV. */
export function copyOut(client: pg.Client, shape: TableShape) {
  return heard(client.query(to(copyOutSql(shape))));
}

/** Takes rows into a table, as {@link copyOut} gives them. */
export function copyIn(client: pg.Client, shape: TableShape) {
  return heard(client.query(from(copyInSql(shape))));
}

/**
 * Whoever reads or writes the stream hears its errors; when its connection is cut off after that, nobody does, and an error
 * that nobody hears would end the process.
 */
function heard<S extends NodeJS.EventEmitter>(stream: S): S {
  stream.on('error', () => undefined);
  return stream;
}
