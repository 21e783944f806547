import { describe, expect, it } from '@jest/globals';
import { foodStrings } from '../foods.strings.js';
import { bulkDeleteStrings as t } from './bulk-delete.strings.js';

describe('zdania o pomijanych produktach', () => {
  it.each([
    [1, '1 produkt jest używany w posiłkach. Zostanie pominięty, posiłki się nie zmienią.'],
    [3, '3 produkty są używane w posiłkach. Zostaną pominięte, posiłki się nie zmienią.'],
    [5, '5 produktów jest używanych w posiłkach. Zostaną pominięte, posiłki się nie zmienią.'],
    [22, '22 produkty są używane w posiłkach. Zostaną pominięte, posiłki się nie zmienią.'],
  ])('pytanie o produkty w użyciu odmienia się przez liczbę: %i', (count, sentence) => {
    expect(t.used(count)).toBe(sentence.replace(' produkt', '\u00a0produkt'));
  });

  it.each([
    [1, 'Zaznaczono 1 produkt: pominięto go, bo jest w użyciu'],
    [3, 'Zaznaczono 3 produkty: pominięto je, bo są w użyciu'],
    [5, 'Zaznaczono 5 produktów: pominięto je, bo są w użyciu'],
  ])('po usunięciu zaznaczone zostają pominięte: %i', (count, sentence) => {
    expect(foodStrings.selection.skipped(count)).toBe(sentence.replace(' produkt', '\u00a0produkt'));
  });
});
