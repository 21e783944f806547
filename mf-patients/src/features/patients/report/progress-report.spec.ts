import { describe, expect, it } from '@jest/globals';
import { type PlanListItem } from '@pora/contracts/plans/plan.model';
import { makeMeasurement, makePatient } from '@pora/kit/testing';
import { type PatientVisit } from '../../visits/public.js';
import { progressReport, reportFileName, type ReportSource } from './progress-report.js';

const measured = (date: string, weightKg: number, waistCm: number | null) => {
  const measurement = makeMeasurement(date, weightKg);
  return { ...measurement, circumferences: { ...measurement.circumferences, waistCm } };
};
const visit = (date: string, phase: PatientVisit['phase'], notes?: string): PatientVisit => ({
  id: `se-${date}`,
  title: 'Konsultacja',
  start: `${date}T08:00:00.000Z`,
  end: `${date}T08:30:00.000Z`,
  version: 1,
  phase,
  ...(notes && { notes }),
});
const plan = (stage: number, created: string, status: PlanListItem['status']) =>
  ({ stage, created, status, days: 14, caloriesPerDay: 1900 }) as PlanListItem;

const source: ReportSource = {
  patient: makePatient({
    measurements: [
      measured('2026-11-17', 76.2, 88),
      measured('2026-10-14', 78.6, 91),
      measured('2026-09-30', 79.9, null),
      measured('2026-09-02', 81.4, 95.5),
    ],
  }),
  plans: [plan(1, '2026-09-02', 'completed'), plan(2, '2026-10-07', 'active')],
  visits: {
    coming: [visit('2026-11-24', 'upcoming', 'Śniadania w pracy\n\n Woda ')],
    past: [visit('2026-11-17', 'done'), visit('2026-10-14', 'missed'), visit('2026-10-01', 'cancelled')],
  },
  results: {
    date: '2026-09-04',
    categories: [
      {
        name: 'Warzywa',
        items: [
          { name: 'Seler', value: 29 },
          { name: 'Gorczyca', value: 33 },
          { name: 'Kazeina', value: 44.4 },
        ],
      },
    ],
  },
  previousResults: null,
  practice: ['Alicja Różańska', 'alicja@gabinet.example'],
  today: '2026-11-19',
};
/** No-break spaces as plain ones. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '));

describe('raport postępów', () => {
  const report = progressReport(source);

  it('zaczyna się od okresu i od tego, ile się zmieniło', () => {
    expect(plain(report.period)).toBe('02.09.2026–19.11.2026 · 11 tygodni');
    expect(plain(report.figures)).toEqual([
      { value: '−5,2 kg', label: 'masa 81,4 → 76,2 kg' },
      { value: '−7,5 cm', label: 'talia 95,5 → 88 cm' },
      { value: '28,8 → 27,0', label: 'BMI' },
      { value: '1 z 2', label: 'wizyt odbytych' },
    ]);
  });

  it('obwody mają pierwszy, środkowy i ostatni pomiar taśmą', () => {
    expect(plain(report.lengths)).toEqual({
      head: ['Obwód', '02.09', '14.10', '17.11', 'Zmiana'],
      rows: [['Talia', '95,5 cm', '91 cm', '88 cm', '−7,5 cm']],
    });
  });

  it('etapy mają dni, kalorie i zmianę masy między swoim początkiem a końcem', () => {
    expect(plain(report.stages?.rows)).toEqual([
      // 81,4 on 02.09, 79,9 before 07.10
      ['Etap I', '35', '1 900 kcal', '−1,5 kg'],
      ['Etap II, trwa', '44', '1 900 kcal', '−3,7 kg'],
    ]);
  });

  it('[decisions 51] nieobecność jest policzona osobno, odwołana wizyta wcale', () => {
    expect(report.visits).toEqual({ marks: ['missed', 'kept'], words: 'odbyte: 1, nieobecności: 1' });
  });

  it('[decisions 10] wymienia tylko wyniki powyżej 29, od najwyższego', () => {
    expect(plain(report.results)).toEqual({
      title: 'Podwyższone wyniki nietolerancji z 04.09.2026',
      lists: [
        {
          heading: null,
          items: [
            ['Kazeina', '44 U/ml'],
            ['Gorczyca', '33 U/ml'],
          ],
        },
      ],
      notes: [],
    });
  });

  describe('z wcześniejszym badaniem mówi, co się zmieniło w wynikach', () => {
    const withResults = (before: Record<string, number>, after: Record<string, number>) => {
      const setOf = (date: string, values: Record<string, number>) => ({
        date,
        categories: [{ name: 'A', items: Object.entries(values).map(([name, value]) => ({ name, value })) }],
      });
      const previousResults = setOf('2026-09-04', before);
      const { results } = progressReport({ ...source, previousResults, results: setOf('2026-11-17', after) });
      return plain(results);
    };

    it('niższe i wyższe stoją osobno, od największej zmiany, z wynikiem z obu badań', () => {
      const changes = withResults(
        { Seler: 41, Gorczyca: 33, Mleko: 44, Orzech: 11, Kazeina: 29, Por: 32, Burak: 3 },
        { Seler: 24, Gorczyca: 22.5, Mleko: 31, Orzech: 38, Kazeina: 33, Por: 32, Burak: 12 },
      );
      expect(changes).toEqual({
        title: 'Co się zmieniło w wynikach',
        lists: [
          {
            heading: 'Niższe niż poprzednio',
            items: [
              ['Seler', '41 → 24 U/ml'],
              ['Mleko', '44 → 31 U/ml'],
              ['Gorczyca', '33 → 22,5 U/ml'],
            ],
          },
          {
            heading: 'Wyższe, omówimy na wizycie',
            items: [
              ['Orzech', '11 → 38 U/ml'],
              ['Kazeina', '29 → 33 U/ml'],
            ],
          },
        ],
        notes: ['Podwyższone bez zmian: Por 32 U/ml.', 'Porównano badania: 04.09.2026 i 17.11.2026.'],
      });
    });

    it('[decisions 12] czego tym razem nie badano, nie jest ani niższe, ani w normie', () => {
      expect(withResults({ Groch: 30.5, Ser: 12 }, { Kiwi: 38 })).toMatchObject({
        lists: [],
        notes: [
          'Podwyższone, wcześniej nie badane: Kiwi 38 U/ml.',
          'Poprzednio podwyższone, tym razem nie badane, więc nie wiadomo: Groch 30,5 U/ml.',
          'Porównano badania: 04.09.2026 i 17.11.2026.',
        ],
      });
    });

    it('co się nie mieści, jest policzone, a bez ryzyka mówi to wprost', () => {
      const many = (value: number) =>
        Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((n) => [`Produkt ${n}`, value]));
      expect(withResults(many(40), many(10))).toMatchObject({
        notes: ['i jeszcze 2 wyniki', 'Porównano badania: 04.09.2026 i 17.11.2026.'],
      });
      expect(withResults(many(40), { Kiwi: 3 })).toMatchObject({
        notes: [
          expect.stringMatching(/nie wiadomo: (Produkt \d 40 U\/ml, ){5}i jeszcze 2 wyniki\.$/),
          expect.anything(),
        ],
      });
      expect(withResults({ Por: 3 }, { Por: 9 })).toMatchObject({
        lists: [],
        notes: [
          'W żadnym z badań żaden wynik nie przekracza 29 U/ml.',
          'Porównano badania: 04.09.2026 i 17.11.2026.',
        ],
      });
    });
  });

  it('notatki najbliższej wizyty są punktami, puste wiersze nie', () => {
    expect(report.next).toEqual({
      title: 'Do następnej wizyty, 24.11.2026 o 09:00',
      notes: ['Śniadania w pracy', 'Woda'],
    });
  });

  it('nowy pacjent dostaje raport tylko z tego, co wiadomo', () => {
    const bare = progressReport({
      ...source,
      patient: makePatient({ anthropometrics: { startingWeightKg: null } }),
      plans: [],
      visits: { coming: [], past: [] },
      results: null,
    });
    const { figures, lengths, stages, visits, results, next } = bare;
    expect({ figures, lengths, stages, visits, results, next }).toEqual({
      figures: [],
      lengths: null,
      stages: null,
      visits: null,
      results: null,
      next: { title: 'Do następnej wizyty', notes: [] },
    });
  });

  it('plik nosi nazwisko i dzień', () => {
    expect(reportFileName(report, '2026-11-19')).toBe('Raport_Hanna_Brzezińska_2026-11-19');
  });
});
