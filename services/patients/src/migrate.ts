import { runMigrations } from '@pora/common/migrations';
import { patientsService } from './service.js';

await runMigrations(patientsService);
