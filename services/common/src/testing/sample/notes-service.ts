import { Module, type OnModuleInit } from '@nestjs/common';
import { PurgeRegistry } from '../../maintenance/purge-registry.js';
import { defineService } from '../../service.js';
import { CreateNotes1700000001000 } from './create-notes.migration.js';
import { NoteEntity } from './note.entity.js';
import { NotesController } from './notes.controller.js';
import { NotesRepository } from './notes.repository.js';
import { NotesService } from './notes.service.js';

/** Module of the sample feature. */
@Module({ controllers: [NotesController], providers: [NotesService, NotesRepository] })
export class NotesModule implements OnModuleInit {
  constructor(
    private readonly purges: PurgeRegistry,
    private readonly notes: NotesService,
  ) {}

  onModuleInit(): void {
    this.purges.register('notes-trash', ({ trashBefore }) => this.notes.purgeTrash(trashBefore));
  }
}

/** A small service on which the tests prove what every service promises. */
export const notesService = defineService({
  name: 'patients',
  module: NotesModule,
  entities: [NoteEntity],
  migrations: [CreateNotes1700000001000],
});
