import { expect, test } from '@jest/globals';
import { handOutFileName } from './file-name.js';

const person = (firstName: string, lastName: string) => ({ firstName, lastName });

test.each([
  [2, person('Anna', 'Kowalska-Żak'), 'Etap_II_Anna_Kowalska-Żak.docx'],
  [3, null, 'Etap_III.docx'],
  [1, person('../..', 'C:\\Kos*?'), 'Etap_I_C_Kos.docx'],
  [1, person('Ewa\u0007\u202e', ' '), 'Etap_I_Ewa.docx'],
  [1, person('E'.repeat(61), 'Kos'), `Etap_I_${'E'.repeat(60)}_Kos.docx`],
])('[diets §7] the file of stage %d for %j is named "%s"', (stage, who, name) => {
  expect(handOutFileName(stage, who)).toBe(name);
});

test('a long name is never cut inside a character', () => {
  expect(handOutFileName(1, person(`${'E'.repeat(59)}🍎🍎`, 'Kos'))).toBe(
    `Etap_I_${'E'.repeat(59)}🍎_Kos.docx`,
  );
});
