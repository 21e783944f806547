import { describe, expect, it } from '@jest/globals';
import { describePresence } from './presence.js';

describe('obecność użytkownika', () => {
  it.each([
    [0, 'aktywny (0s temu)', 'ok'],
    [90, 'aktywny (90s temu)', 'ok'],
    [91, 'ostatnio 91s temu', 'amber'],
    [null, 'brak danych', 'neutral'],
  ] as const)('[core §4] %s s bez znaku życia to „%s”', (seconds, text, tone) => {
    expect(describePresence(seconds)).toEqual({ text, tone });
  });
});
