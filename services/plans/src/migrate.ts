import { runMigrations } from '@pora/common/migrations';
import { plansService } from './service.js';

await runMigrations(plansService);
