import { describe, expect, it } from '@jest/globals';
import { migrationReport } from '@pora/common/testing/migrations';
import { patientsService } from '../service.js';

describe('migrations of the patients service', () => {
  it('build an empty database, go one step back and forth, and leave no drift', async () => {
    const { applied, reverted, drift } = await migrationReport(patientsService);

    expect(applied).toHaveLength(patientsService.migrations.length + 1);
    expect(reverted).toEqual(['KeepWordDecisions1700000301000']);
    expect(drift).toEqual([]);
  });
});
