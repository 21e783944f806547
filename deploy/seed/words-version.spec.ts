import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { ENGINE_VERSION } from '@pora/engine/version';
import { createAvoidance } from '@pora/engine/text-pl/avoidance';
import { readStarterFoods } from './read-seed.mjs';
import { readCorpus } from './words-corpus/read-corpus.js';

/** Verdicts are kept until the engine's version changes: a reading of its own needs a version of its own. */
const READ_AS = { version: '1.13.0', digest: '4fdf5be3d3161cec' };

it('[decisions 54] kto czyta słowa inaczej, ma inną wersję: stara ocena planu nie przetrwa nowego czytania', () => {
  const foods = readStarterFoods(fileURLToPath(new URL('.', import.meta.url)));
  const digest = createHash('sha256');
  for (const { field, text } of [...readCorpus(), ...readCorpus('strangers'), ...readCorpus('practices')]) {
    const avoidance = createAvoidance({ [field]: [text] }, foods);
    const met = foods.flatMap((food) => {
      const found = avoidance.of(food);
      return Object.keys(found).length > 0 ? [[food.name, found]] : [];
    });
    digest.update(JSON.stringify([field, text, met, avoidance.notUnderstood]));
  }
  // The corpus grew, or words are read otherwise: in the second case the engine needs a new version.
  expect({ version: ENGINE_VERSION, digest: digest.digest('hex').slice(0, 16) }).toEqual(READ_AS);
});
