import { runSeed } from '@pora/common/seed';
import { DemoPlansService } from './seeding/demo-plans.service.js';
import { plansService } from './service.js';

await runSeed(plansService, async ({ level, readJson, app }) => {
  if (level === 'demo') await app.get(DemoPlansService).load(await readJson('demo/plans.json'));
});
