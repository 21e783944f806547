import { runMigrations } from '@pora/common/migrations';
import { adminService } from './service.js';

await runMigrations(adminService);
