import { describe, expect, it } from '@jest/globals';
import { makeMeasurement, makePatient } from '@pora/kit/testing';
import { curveOf } from './chart-curve.js';

const text = (value: string) => value.replaceAll(' ', '\u00a0');
const waist = { ...makeMeasurement('2026-11-17', 76.2) };
waist.circumferences = { ...waist.circumferences, waistCm: 88.5 };
const hanna = makePatient({ measurements: [waist, makeMeasurement('2026-09-02', 81.4)] });

describe('krzywe karty', () => {
  it('[decisions 52] masa ma drugą skalę w BMI i linię celu, która mówi, że to BMI 25', () => {
    const { points, goal, describe: say, secondScale } = curveOf(hanna, 'weight');
    expect(points.map(({ value }) => value)).toEqual([81.4, 76.2]);
    expect(goal).toEqual({ value: 70.6, label: `BMI 25: ${text('70,6 kg')}` });
    expect(say(76.2)).toBe(`${text('76,2 kg')} · BMI 27,0`);
    expect(secondScale?.toSecond(76.2)).toBe(27);
  });

  it('[decisions 52] u dziecka linii BMI 25 nie ma', () => {
    expect(curveOf({ ...hanna, isChild: true }, 'weight').goal).toBeUndefined();
    expect(curveOf({ ...hanna, isChild: true }, 'bmi').goal).toBeUndefined();
  });

  it('[decisions 52] cel pacjenta jest linią celu, także dziecka, a w BMI przelicza go wzrost', () => {
    const withTarget = makePatient({ ...hanna, goal: { targetWeightKg: 70 } });
    expect(curveOf(withTarget, 'weight').goal).toEqual({ value: 70, label: `Cel: ${text('70,0 kg')}` });
    expect(curveOf(withTarget, 'bmi').goal).toEqual({ value: 24.8, label: `Cel: ${text('BMI 24,8')}` });
    expect(curveOf({ ...withTarget, isChild: true }, 'weight').goal?.value).toBe(70);
    const heightless = { ...withTarget, anthropometrics: { heightCm: null, startingWeightKg: null } };
    expect(curveOf(heightless, 'weight').goal?.value).toBe(70);
    expect(curveOf(heightless, 'bmi').goal?.label).toBe('BMI 25');
  });

  it('[core §3] BMI ma jedno miejsce po przecinku, a bez wzrostu nie ma punktów', () => {
    expect(curveOf(hanna, 'bmi').points.map(({ value }) => value)).toEqual([28.8, 27]);
    const heightless = { ...hanna, anthropometrics: { ...hanna.anthropometrics, heightCm: null } };
    expect(curveOf(heightless, 'bmi').points).toEqual([]);
    expect(curveOf(heightless, 'weight').goal).toBeUndefined();
  });

  it('obwód bierze tylko pomiary, w których go zmierzono', () => {
    expect(curveOf(hanna, 'waistCm').points).toEqual([{ date: '2026-11-17', value: 88.5 }]);
    expect(curveOf(hanna, 'thighCm').points).toEqual([]);
  });
});
