import { describe, expect, it } from '@jest/globals';
import { chartStages } from './chart-stages.js';

const plan = (stage: number, created: string, status: 'draft' | 'active' | 'completed' = 'completed') => ({
  stage,
  created,
  status,
  days: 14,
  caloriesPerDay: 1900,
});
const spans = (plans: Parameters<typeof chartStages>[0], today = '2026-11-19') =>
  chartStages(plans, today).map(({ label, from, to }) => `${label} ${from} ${to}`);

describe('etapy diety na wykresie', () => {
  it('etap trwa do następnego, aktywny do dziś', () => {
    expect(spans([plan(2, '2026-10-07', 'active'), plan(1, '2026-09-02')])).toEqual([
      'Etap I 2026-09-02 2026-10-07',
      'Etap II 2026-10-07 2026-11-19',
    ]);
  });

  it('zakończony bez następcy trwa tyle, ile jego plan', () => {
    expect(spans([plan(1, '2026-09-02')])).toEqual(['Etap I 2026-09-02 2026-09-16']);
    expect(spans([plan(1, '2026-11-17')])).toEqual(['Etap I 2026-11-17 2026-11-19']);
  });

  it('szkic i plan z przyszłą datą nie są jeszcze etapem', () => {
    expect(spans([plan(1, '2026-09-02', 'draft'), plan(2, '2026-12-01', 'active')])).toEqual([]);
  });

  it('z dwóch planów tego samego dnia liczy się późniejszy etap', () => {
    expect(spans([plan(1, '2026-10-07'), plan(2, '2026-10-07', 'active')])).toEqual([
      'Etap II 2026-10-07 2026-11-19',
    ]);
  });
});
