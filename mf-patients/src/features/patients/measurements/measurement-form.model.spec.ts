import { describe, expect, it } from '@jest/globals';
import {
  blankMeasurement,
  bodyOfMeasurement,
  measurementFormSchema,
  momentOfMeasurement,
} from './measurement-form.model.js';

const now = new Date('2026-11-19T22:30:00Z');
const problems = (change: object) =>
  measurementFormSchema
    .safeParse({ ...blankMeasurement(now), ...change })
    .error?.issues.map(({ message, path }) => `${path.join('.')}: ${message}`) ?? [];

describe('formularz pomiaru', () => {
  it('[core §3] data to dzisiaj według czasu gabinetu', () => {
    expect(blankMeasurement(now).date).toBe('2026-11-19');
    expect(blankMeasurement(new Date('2026-11-19T23:30:00Z')).date).toBe('2026-11-20');
  });

  it('[core §3] pomiar dzisiejszy jest z tej chwili, dawniejszy z południa swojego dnia', () => {
    expect(momentOfMeasurement('2026-11-19', now)).toBe('2026-11-19T22:30:00.000Z');
    expect(momentOfMeasurement('2026-07-01', now)).toBe('2026-07-01T12:00:00.000Z');
  });

  it('sama masa albo sam obwód wystarczy', () => {
    expect(problems({ weightKg: 76.2 })).toEqual([]);
    expect(problems({ thighCm: 59.5 })).toEqual([]);
  });

  it('całkiem pusty pomiar jest odrzucany przy masie', () => {
    expect(problems({})).toEqual(['weightKg: Podaj wagę albo co najmniej jeden obwód']);
  });

  it('[core §5] tekst zamiast liczby i brak daty są odrzucane', () => {
    expect(problems({ weightKg: 70, waistCm: Number.NaN })).toEqual(['waistCm: Podaj liczbę']);
    expect(problems({ weightKg: 70, date: 'jutro' })).toEqual(['date: Podaj datę pomiaru']);
  });

  it('[core §7] wysyła masę i obwody w centymetrach', () => {
    const values = { ...blankMeasurement(now), weightKg: 76.2, waistCm: 88 };
    expect(bodyOfMeasurement(values, { id: 'm-1', date: '2026-11-19T22:30:00.000Z' })).toEqual({
      id: 'm-1',
      date: '2026-11-19T22:30:00.000Z',
      weightKg: 76.2,
      circumferences: { waistCm: 88, hipCm: null, chestCm: null, armCm: null, thighCm: null },
    });
  });
});
