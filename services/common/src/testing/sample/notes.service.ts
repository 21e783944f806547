import { Injectable } from '@nestjs/common';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import { Audit } from '../../audit.js';
import { checkVersion } from '../../concurrency.js';
import { Idempotency } from '../../idempotency.js';
import type { CallerInfo } from '../../request-context.js';
import { Transactions } from '../../transactions.js';
import { NotesRepository } from './notes.repository.js';
import type { notesRoutes } from './notes.routes.js';

type Note = RouteAnswer<typeof notesRoutes.get>;

/** Use cases of the sample feature. */
@Injectable()
export class NotesService {
  constructor(
    private readonly notes: NotesRepository,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
  ) {}

  async list(limit: number): Promise<{ items: Note[] }> {
    return { items: (await this.notes.list(limit)).map(present) };
  }

  async get(id: string): Promise<Note> {
    return present(await this.notes.getById(id));
  }

  async count(): Promise<{ count: number }> {
    return { count: await this.notes.count() };
  }

  create({ body, idempotencyKey }: RouteInput<typeof notesRoutes.create>, caller: CallerInfo): Promise<Note> {
    const request = { caller, operation: 'notes.create', key: idempotencyKey, clientId: body.id, body };
    return this.idempotency.once(request, async () => {
      const row = { id: body.id, title: body.title, portionGrams: body.grams ?? null };
      const saved = await this.notes.insert(row, caller);
      await this.audit.record({ caller, action: 'surveys.create', entity: 'note', entityId: saved.id });
      return present(saved);
    });
  }

  update(
    { params, body, ifMatch }: RouteInput<typeof notesRoutes.update>,
    caller: CallerInfo,
  ): Promise<Note> {
    return this.transactions.run(async () => {
      const row = await this.notes.getForUpdate(params.id);
      checkVersion(row.version, ifMatch, () => present(row));
      if (body.title !== undefined) row.title = body.title;
      if (body.grams !== undefined) row.portionGrams = body.grams;
      await this.notes.update(row, caller);
      const fields = Object.keys(body);
      await this.audit.record({ caller, action: 'surveys.update', entity: 'note', entityId: row.id, fields });
      return present(row);
    });
  }

  async remove(id: string, caller: CallerInfo): Promise<void> {
    await this.transactions.run(async () => {
      await this.notes.moveToTrash(await this.notes.getForUpdate(id), caller);
      await this.audit.record({ caller, action: 'surveys.delete', entity: 'note', entityId: id });
    });
  }

  sleep(ms: number): Promise<void> {
    return this.notes.sleep(ms);
  }

  purgeTrash(before: Date): Promise<number> {
    return this.notes.purgeTrash(before);
  }
}

function present(row: { id: string; version: number; title: string; portionGrams: number | null }): Note {
  return { id: row.id, version: row.version, title: row.title, grams: row.portionGrams };
}
