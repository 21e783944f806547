import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database, RecordRepository } from '../../database.js';
import { NoteEntity } from './note.entity.js';

/** Reads and writes of the sample feature. */
@Injectable()
export class NotesRepository extends RecordRepository<NoteEntity> {
  constructor(database: Database) {
    super(database, NoteEntity, 'Nie znaleziono notatki.');
  }

  list(limit: number): Promise<NoteEntity[]> {
    return this.rows.find({ where: { deletedAt: IsNull() }, order: { id: 'ASC' }, take: limit });
  }

  count(): Promise<number> {
    return this.rows.count();
  }

  async sleep(ms: number): Promise<void> {
    await this.database.query('SELECT pg_sleep($1)', [ms / 1000]);
  }

  async purgeTrash(before: Date): Promise<number> {
    return (await this.database.query('DELETE FROM notes WHERE deleted_at < $1 RETURNING id', [before]))
      .length;
  }
}
