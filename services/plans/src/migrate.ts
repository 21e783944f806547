import { runMigrations } from '@pora/common/migrations';
import { MIGRATIONS } from './database/migrations.js';

await runMigrations({ name: 'plans', migrations: MIGRATIONS });
