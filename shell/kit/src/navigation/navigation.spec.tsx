import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../testing/index.js';
import { paths } from './paths.js';
import { useArrival } from './use-arrival.js';

const seen: unknown[] = [];

function Screen() {
  useArrival(['new', 'patientId', 'patient'], (values) => seen.push(values));
  return <p>Plany</p>;
}

describe('requests that come with an address', () => {
  it('[diets §2] are handed over once and removed from the address; filters stay', async () => {
    seen.length = 0;
    const view = renderScreen(<Screen />, { path: '/diets?new=1&patientId=p-1&patient=Hanna+B.&q=łosoś' });
    await waitFor(() => expect(view.location()).toBe('/diets?q=%C5%82oso%C5%9B'));
    expect(seen).toEqual([{ new: '1', patientId: 'p-1', patient: 'Hanna B.' }]);
    expect(screen.getByText('Plany')).toBeInTheDocument();
  });

  it('[core §2] "open diet" without a plan asks for a new one with the patient’s id and display name', () => {
    expect(paths.newPlan({ patientId: 'p-1', patient: 'Żaneta Ćwiklińska' })).toBe(
      '/diets?new=1&patientId=p-1&patient=%C5%BBaneta+%C4%86wikli%C5%84ska',
    );
    expect(paths.plan('pl-1')).toBe('/diets?planId=pl-1');
    expect(paths.patient('p-1')).toBe('/patients?patientId=p-1');
    expect(paths.addPatient()).toBe('/patients?new=1');
    expect(paths.meal('a/b')).toBe('/meals/a%2Fb');
  });
});
