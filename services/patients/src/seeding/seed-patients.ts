import type { Seed } from '@pora/common/seed';
import { samplePatient } from './sample-patient.js';
import { demoPatientsSchema } from './demo-patients.js';
import { demoIntoleranceSetsSchema, demoSurveysSchema } from './demo-records.js';
import { demoVisitsSchema } from './demo-visits.js';
import { PatientsSeeder } from './patients.seeder.js';
import { RecordsSeeder } from './records.seeder.js';
import { VisitsSeeder } from './visits.seeder.js';

/** What the patients service loads at a start: the demo patients with surveys, sets and visits, for `demo` only. */
export async function seedPatients({ level, readJson, app }: Seed): Promise<void> {
  if (level !== 'demo') return;
  const patients = demoPatientsSchema.parse(await readJson('demo/patients.json'));
  const surveys = demoSurveysSchema.parse(await readJson('demo/surveys.json'));
  const sets = demoIntoleranceSetsSchema.parse(await readJson('demo/intolerance-sets.json'));
  const visits = demoVisitsSchema.parse(await readJson('demo/visits.json'));
  const sample = samplePatient();
  await app.get(PatientsSeeder).load([...patients, sample.patient]);
  await app.get(RecordsSeeder).load([...surveys, sample.survey], [...sets, sample.set]);
  await app.get(VisitsSeeder).load(visits);
}
