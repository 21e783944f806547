import { runSeed } from '@pora/common/seed';
import { seedCatalog } from './seeding/seed-catalog.js';
import { catalogService } from './service.js';

await runSeed(catalogService, seedCatalog);
