import { describe, expect, it } from '@jest/globals';
import { calendarDate, numberBetween, requiredText, text, timeOfDay } from './text.model.js';

describe('teksty i liczby z zewnątrz', () => {
  it('przycina spacje i zapisuje polskie litery w jednej postaci', () => {
    expect(text(20).parse('  Z\u0307aneta ')).toBe('Żaneta');
  });

  it.each([
    ['znak NUL', 'a\u0000b'],
    ['pół pary zastępczej', '\ud800x'],
    ['znak sterujący', 'a\u001bb'],
  ])('odrzuca %s', (_, value) => {
    expect(text(20).safeParse(value).success).toBe(false);
  });

  it('[core §5] same spacje nie są imieniem', () => {
    const result = requiredText(80, 'Imię i nazwisko są wymagane').safeParse('   ');
    expect(result.error?.issues[0]?.message).toBe('Imię i nazwisko są wymagane');
  });

  it('liczy długość po przycięciu', () => {
    expect(text(3).safeParse('  abc  ').success).toBe(true);
    expect(text(3).safeParse('abcd').success).toBe(false);
  });

  it('[core §5] data musi istnieć w kalendarzu', () => {
    expect(calendarDate.safeParse('2026-02-30').success).toBe(false);
    expect(calendarDate.safeParse('2028-02-29').success).toBe(true);
  });

  it.each(['24:00', '7:30', '12:60'])('godzina %s jest odrzucana', (value) => {
    expect(timeOfDay.safeParse(value).success).toBe(false);
  });

  it('nieskończoność i NaN nie są liczbami', () => {
    expect(numberBetween(0, 10).safeParse(Number.POSITIVE_INFINITY).success).toBe(false);
    expect(numberBetween(0, 10).safeParse(Number.NaN).success).toBe(false);
  });
});
