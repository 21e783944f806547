import { runSeed } from '@pora/common/seed';
import { seedPatients } from './seeding/seed-patients.js';
import { patientsService } from './service.js';

await runSeed(patientsService, seedPatients);
