import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { createAvoidance } from '@pora/engine/text-pl/avoidance';
import { readStarterFoods } from './read-seed.mjs';

const foods = readStarterFoods(fileURLToPath(new URL('.', import.meta.url)));
const READY = new Set(['Fastfoody', 'Produkty gotowe', 'Zupy']);
/** What brings milk into a dish: those who avoid it by that name must not get the dish either. */
const OF_MILK = ['śmietana', 'śmietanka', 'ser', 'twaróg', 'jogurt', 'kefir', 'masło', 'bułka', 'majonez'];

it('[decisions 54] danie z mlekiem mówi, co je wnosi: śmietana, ser, jogurt albo bułka', () => {
  const names = OF_MILK.map((name) => createAvoidance({ intolerances: [name] }, foods));
  const unexplained = foods
    .filter(({ category, allergenInfo }) => READY.has(category) && allergenInfo.allergens.includes('mleko'))
    .filter(
      (food) =>
        !names.some((avoidance) => Object.keys(avoidance.of(food)).some((key) => key !== 'unverified')),
    )
    .map(({ name }) => name);
  expect(unexplained).toEqual([]);
});
