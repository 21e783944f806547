import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import {
  readStarterFoods,
  readStarterIntolerances,
  readStarterMeals,
  readStarterSubstitutions,
} from './read-seed.mjs';
import { polishSpelling } from './spelling.mjs';

const dir = fileURLToPath(new URL('.', import.meta.url));

/** Words a person has read and found right although the dictionary does not know them: mostly loan words of cooking. */
const REVIEWED = new Set(
  (
    'basmati bruschetta bulgur caprese chia couscous edamame erytrytol halloumi margherita muffinki nuggetsy ' +
    'passatą passatę purée quinoa seitan skyr skyrem skyru soba spirulina surimi szakszuka tahini tamari tempeh ' +
    'tofucznica wakame wrap zblendować zblendowane ugrilluj zgrilluj ' +
    'alfalfa ararut greipfrut karob karobu kidney labraks lychee płesznik pomelo psyllium transglutaminaza α β ' +
    'bananowo cukiniowe keksówce tempehem truskawkowo ziemniaczano niskosłodzony serwatkowa serwatkowego szpinakowy szpinakowym śmietanowo twarogowo wieloziarnisty ' +
    'wielowarzywny wieprzowo wpc wpi'
  ).split(' '),
);

const isKnown = polishSpelling();

function unknownIn(texts: readonly string[]): string[] {
  const words = new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []));
  return [...words].filter((word) => !REVIEWED.has(word) && !isKnown(word)).toSorted();
}

describe('pisownia katalogu startowego', () => {
  it('słownik poznaje formy odmienione, a literówki nie', () => {
    expect(
      ['pomidora', 'najlepszy', 'niesolone', 'szynką', 'polska'].filter((word) => !isKnown(word)),
    ).toEqual([]);
    expect(['pomidro', 'szynkom-', 'twarug', 'żuraw1na', 'kasia gryczanna'].filter(isKnown)).toEqual([]);
  });

  it('każde słowo nazw i uwag o produktach jest w słowniku albo na przejrzanej liście', () => {
    const foods = readStarterFoods(dir);
    expect(unknownIn(foods.flatMap(({ name, allergenInfo }) => [name, allergenInfo.note]))).toEqual([]);
  });

  it('każde słowo słownika nietolerancji i zamienników jest w słowniku albo na przejrzanej liście', () => {
    const items = readStarterIntolerances(dir);
    const texts = items.flatMap(({ name, aliases, withoutFoods = '' }) => [name, ...aliases, withoutFoods]);
    const substitutes = readStarterSubstitutions(dir).map(({ description }) => description);
    expect(unknownIn([...texts, ...substitutes])).toEqual([]);
  });

  it('każde słowo nazw i przepisów posiłków jest w słowniku albo na przejrzanej liście', () => {
    const meals = readStarterMeals(dir);
    expect(unknownIn(meals.flatMap(({ name, description }) => [name, description]))).toEqual([]);
  });
});
