import { describe, expect, it } from '@jest/globals';
import { automaticPlanName } from './plan-name.js';

describe('nazwa planu', () => {
  it.each([
    [1, 'Hanna', 'Brzezińska', 'Etap_I_Hanna_Brzezińska'],
    [4, ' Anna Maria ', 'Nowak-Kowalska', 'Etap_IV_Anna_Maria_Nowak-Kowalska'],
    [12, 'Józef', 'Pięta', 'Etap_XII_Józef_Pięta'],
  ])('[diets §2] etap %i i %s %s dają nazwę', (stage, first, last, name) => {
    expect(automaticPlanName(stage, first, last)).toBe(name);
  });
});
