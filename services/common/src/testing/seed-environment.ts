import { fileURLToPath } from 'node:url';
import type { CommonConfig } from '../config.js';
import type { SeedLevel } from '../seed.js';
import { programEnvironment } from './program.js';

/** The data that come with the product. */
const SEED_DIR = fileURLToPath(new URL('../../../../deploy/seed', import.meta.url));

/** Environment in which the seeding program of a service runs beside an application under test. */
export function seedEnvironment(
  config: CommonConfig,
  level: SeedLevel,
  folder = SEED_DIR,
): Record<string, string> {
  return { ...programEnvironment(config), SEED: level, SEED_DIR: folder };
}
