import { describe, expect, it } from '@jest/globals';
import { readRecipe, writeRecipe } from './recipe.js';

describe('sposób przygotowania', () => {
  it('[library §3] opis to uwaga i ponumerowane kroki; linia bez numeru należy do kroku przed nią', () => {
    expect(readRecipe('Smakuje też na zimno.\n1. Ugotuj kaszę.\nOdcedź.\n2) Podaj z koperkiem.')).toEqual({
      note: 'Smakuje też na zimno.',
      steps: ['Ugotuj kaszę. Odcedź.', 'Podaj z koperkiem.'],
    });
  });

  it('[library §3] opis bez numerów zostaje w całości uwagą', () => {
    expect(readRecipe('Wymieszaj.\nSchłodź 2 godziny.')).toEqual({
      note: 'Wymieszaj.\nSchłodź 2 godziny.',
      steps: [],
    });
    expect(readRecipe('')).toEqual({ note: '', steps: [] });
  });

  it('[library §3] kroki numerują się same, puste znikają', () => {
    const description = writeRecipe({ note: ' Na zimno. ', steps: ['Ugotuj\nkaszę.', '  ', 'Podaj.'] });
    expect(description).toBe('Na zimno.\n1. Ugotuj kaszę.\n2. Podaj.');
    expect(writeRecipe(readRecipe(description))).toBe(description);
  });
});
