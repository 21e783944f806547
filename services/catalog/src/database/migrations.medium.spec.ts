import { describe, expect, it } from '@jest/globals';
import { migrationReport } from '@pora/common/testing/migrations';
import { catalogService } from '../service.js';

describe('migrations of the catalogue service', () => {
  it('build an empty database, go one step back and forth, and leave no drift', async () => {
    const { applied, reverted, drift } = await migrationReport(catalogService);

    expect(applied).toHaveLength(catalogService.migrations.length + 1);
    expect(reverted).toEqual(['NoteOwnWords1700000301000']);
    expect(drift).toEqual([]);
  });
});
