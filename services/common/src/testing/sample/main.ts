import { startService } from '../../bootstrap.js';
import { notesService } from './notes-service.js';

await startService(notesService);
