import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from './database/database.js';
import { conflict } from './errors.js';
import type { CallerInfo } from './request-context.js';
import { Transactions } from './transactions.js';

/** A write that may arrive twice. */
export interface IdempotentRequest {
  readonly caller: Pick<CallerInfo, 'email'>;
  /** Name of the write, e.g. `patients.create`; keys of different writes never meet. */
  readonly operation: string;
  /** `Idempotency-Key` of the request. */
  readonly key?: string | undefined;
  /** Id the client chose for the new object: works like a key, so that a repeated create is harmless. */
  readonly clientId?: string | undefined;
  /** Validated body; compared by content, whatever the order of its members. */
  readonly body: unknown;
}

interface StoredAnswer {
  body_hash: string;
  answer: unknown;
}

/** Makes repeated POSTs safe: the answer is stored together with the effect and given again for the same key. */
@Injectable()
export class Idempotency {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Runs `work` in a transaction exactly once per key; a repetition with the same body gets the first answer.
   * @throws ApiError 409 `idempotency_conflict` when the key was used with another body
   */
  async once<T>(request: IdempotentRequest, work: () => Promise<T>): Promise<T> {
    const keys = keysOf(request);
    return this.transactions.run(async () => {
      const hash = hashOf(request.body);
      for (const key of keys) {
        const claimed = await this.claim(request, key, hash);
        if (!claimed) return (await this.answerOf<T>(request, key, hash)) as T;
      }
      const answer = await work();
      await this.store(request, keys, answer);
      return answer;
    });
  }

  /** First answer of a repeated request, before expensive work is begun. @throws ApiError 409 as {@link once} */
  async findAnswer<T>(request: IdempotentRequest): Promise<T | undefined> {
    const hash = hashOf(request.body);
    for (const key of keysOf(request)) {
      const answer = await this.answerOf<T>(request, key, hash);
      if (answer !== undefined) return answer;
    }
    return undefined;
  }

  /** Forgets client ids when their objects are deleted, so that the same ids may be created again. */
  async forget(operation: string, ...clientIds: readonly string[]): Promise<void> {
    await this.database.query('DELETE FROM idempotency_keys WHERE operation = $1 AND key = ANY($2)', [
      operation,
      clientIds.map(clientKey),
    ]);
  }

  /** Forgets every kept answer that names an object which is removed for good. */
  async forgetAnswersAbout(id: string): Promise<void> {
    await this.database.query('DELETE FROM idempotency_keys WHERE position($1 in answer::text) > 0', [
      JSON.stringify(id),
    ]);
  }

  /** Deletes keys first used before the given moment; answers how many. */
  async purge(before: Date): Promise<number> {
    const rows = await this.database.query(
      'DELETE FROM idempotency_keys WHERE created_at < $1 RETURNING operation',
      [before],
    );
    return rows.length;
  }

  /** Waits for a concurrent first use of the same key, then tells whether this one is the first. */
  private async claim(request: IdempotentRequest, key: string, hash: string): Promise<boolean> {
    const rows = await this.database.query(
      `INSERT INTO idempotency_keys (owner, operation, key, body_hash) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING key`,
      [request.caller.email, request.operation, key, hash],
    );
    return rows.length === 1;
  }

  private async answerOf<T>(request: IdempotentRequest, key: string, hash: string): Promise<T | undefined> {
    const [stored] = await this.database.query<StoredAnswer>(
      'SELECT body_hash, answer FROM idempotency_keys WHERE owner = $1 AND operation = $2 AND key = $3',
      [request.caller.email, request.operation, key],
    );
    if (!stored) return undefined;
    if (stored.body_hash !== hash) {
      throw conflict('idempotency_conflict', isClientKey(key) ? ID_TAKEN : SENT_BEFORE);
    }
    return stored.answer as T;
  }

  private async store(request: IdempotentRequest, keys: readonly string[], answer: unknown): Promise<void> {
    if (keys.length === 0) return;
    await this.database.query(
      `UPDATE idempotency_keys SET answer = $4::json WHERE owner = $1 AND operation = $2 AND key = ANY($3)`,
      [request.caller.email, request.operation, keys, JSON.stringify(answer ?? null)],
    );
  }
}

const SENT_BEFORE = 'To samo żądanie wysłano wcześniej z inną treścią.';
const ID_TAKEN = 'Taki identyfikator jest już zajęty.';

const isClientKey = (key: string) => key.startsWith('id:');
const clientKey = (clientId: string) => `id:${clientId}`;

function keysOf({ key, clientId }: IdempotentRequest): string[] {
  return [
    ...(clientId === undefined ? [] : [clientKey(clientId)]),
    ...(key === undefined ? [] : [`key:${key}`]),
  ];
}

function hashOf(body: unknown): string {
  return createHash('sha256').update(canonicalJson(body)).digest('hex');
}

/** JSON with the members of every object in alphabetical order. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value ?? null, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
