import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ANNA, aNewPlan } from '../testing/builders.js';
import { exportDocx } from '../testing/exported.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';

let app: PlansApp;
let file: Buffer;

beforeAll(async () => {
  app = await startPlansApp({ env: { DOCX_ARCHIVE: 'off' } });
  const plan = await app.createPlan(aNewPlan({ patientId: null }));
  file = (await exportDocx(app.dietitian, plan)).bytes;
});
afterAll(() => app.stop());

test('with DOCX_ARCHIVE=off nothing is kept but the line in the audit trail', async () => {
  expect(await app.query('SELECT 1 FROM docx_archive')).toEqual([]);
  expect(await app.query(`SELECT 1 FROM audit_entries WHERE action = 'plans.export-docx'`)).toHaveLength(1);
});

test('[diets §7] [decisions 23] an import is refused while the archive is switched off', async () => {
  const { body } = await app.dietitian
    .post(`/api/diet-plans2/import-docx?patientId=${ANNA}`)
    .attach('file', file, 'a.docx')
    .expect(422);
  expect(body).toEqual({
    code: 'docx-archive-disabled',
    error:
      'Import planu wymaga włączonego archiwum plików DOCX. Skontaktuj się z administratorem, aby je włączyć.',
  });
});
