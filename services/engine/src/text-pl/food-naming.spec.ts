import { expect, test } from '@jest/globals';
import { markFoodWords } from './food-naming.js';

const marked = (text: string, ...foods: string[]) =>
  markFoodWords(text, foods)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Mleko 2 %', 'Zalej płatki mlekiem i jogurtem.', 'Zalej płatki [mlekiem] i jogurtem.'],
  ['Migdały', 'Posyp posiekanymi migdałami.', 'Posyp posiekanymi [migdałami].'],
  ['Orzechy włoskie', 'Dodaj orzechy włoskie i miód.', 'Dodaj [orzechy włoskie] i miód.'],
  ['Orzechy włoskie', 'Posyp orzechami.', 'Posyp [orzechami].'],
  ['Jogurt naturalny 2 %', 'Polej naturalnym jogurtem.', 'Polej [naturalnym jogurtem].'],
  ['Jogurt naturalny 2 %', 'Tofu naturalne pokrój.', 'Tofu naturalne pokrój.'],
  ['Ser twarogowy chudy', 'Rozsmaruj twarożek na chlebie.', 'Rozsmaruj [twarożek] na chlebie.'],
  ['Ser feta', 'Posyp pokruszoną fetą.', 'Posyp pokruszoną [fetą].'],
  ['Ser mozzarella', 'Ułóż ser i pomidory.', 'Ułóż [ser] i pomidory.'],
  ['Jajko kurze, surowe', 'Duś, aż białka się zetną.', 'Duś, aż [białka] się zetną.'],
  ['Dorsz, świeży', 'Rybę upiecz, polej olejem.', '[Rybę] upiecz, polej olejem.'],
  ['Tuńczyk w oleju, odsączony', 'Tuńczyka odsącz, smaż na oleju.', '[Tuńczyka] odsącz, smaż na oleju.'],
  ['Pierś z kurczaka bez skóry, surowa', 'Mięso pokrój, skórę zdejmij.', '[Mięso] pokrój, skórę zdejmij.'],
  ['Sok z cytryny', 'Skrop cytryną.', 'Skrop [cytryną].'],
  ['Chleb pszenny', 'Z kromek zrób grzanki.', 'Z [kromek] zrób [grzanki].'],
  ['Śmietanka 30 %', 'Zabiel śmietaną.', 'Zabiel [śmietaną].'],
  ['Por, surowy', 'Posyp porzeczkami.', 'Posyp porzeczkami.'],
  ['Napój sojowy, bez cukru', 'Napój sojowy zagotuj, posyp cukrem.', '[Napój sojowy] zagotuj, posyp cukrem.'],
])('[decisions 49] of "%s" the recipe "%s" shows %s', (food, text, expected) => {
  expect(marked(text, food)).toBe(expected);
});

test('several foods are marked together, and the text stays what it was', () => {
  const text = '1. Kaszę gotuj w mleku.\u00a02. Posyp migdałami, polej miodem.';
  expect(marked(text, 'Mleko 2 %', 'Migdały')).toBe(
    '1. Kaszę gotuj w [mleku].\u00a02. Posyp [migdałami], polej miodem.',
  );
  expect(markFoodWords(text, [])).toEqual([{ text, marked: false }]);
  expect(markFoodWords('', ['Mleko'])).toEqual([]);
});
