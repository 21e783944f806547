import { runMigrations } from '@pora/common/migrations';
import { catalogService } from './service.js';

await runMigrations(catalogService);
