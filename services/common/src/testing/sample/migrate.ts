import { runMigrations } from '../../migrations.js';
import { notesService } from './notes-service.js';

await runMigrations(notesService);
