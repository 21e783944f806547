import type { Seed } from '@pora/common/seed';
import { demoPatientsSchema } from './demo-patients.js';
import { PatientsSeeder } from './patients.seeder.js';

/** What the patients service loads at a start: the demo patients, for `demo` only. */
export async function seedPatients({ level, readJson, app }: Seed): Promise<void> {
  if (level !== 'demo') return;
  const patients = demoPatientsSchema.parse(await readJson('demo/patients.json'));
  await app.get(PatientsSeeder).load(patients);
}
