import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { floatingBox } from './floating-host.js';
import { keepOffToasts, placeToasts, toastLift } from './toast-clearance.js';

const bar = (top: number, height = 40) => ({ top, bottom: top + height, height });
const at = { toasts: 50, viewport: 900 };

describe('toasts and bars at the foot', () => {
  test('toasts go above a bar they would lie on, and stay at the foot otherwise', () => {
    expect(toastLift([bar(850)], at)).toBe(50);
    expect(toastLift([bar(800)], at)).toBe(100);
    expect(toastLift([bar(400)], at)).toBe(0);
    expect(toastLift([bar(950)], at)).toBe(0);
    expect(toastLift([bar(850, 0)], at)).toBe(0);
    expect(toastLift([], at)).toBe(0);
  });

  test('above one bar there may be another', () => {
    expect(toastLift([bar(780), bar(850)], at)).toBe(120);
  });

  test('where there is no room above, they stay', () => {
    expect(toastLift([bar(30, 870)], at)).toBe(0);
  });
});

describe('a bar', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('is kept off while it stands there', async () => {
    const element = document.createElement('div');
    jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(bar(window.innerHeight - 50) as DOMRect);
    const letGo = keepOffToasts(element);
    placeToasts();
    expect(floatingBox.style.getPropertyValue('--toast-lift')).toBe('50px');
    letGo?.();
    await waitFor(() => expect(floatingBox.style.getPropertyValue('--toast-lift')).toBe('0px'));
  });
});
