import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { readStarterFoods } from './read-seed.mjs';
import { readingOf } from './words-corpus/judge-corpus.js';

const foods = readStarterFoods(fileURLToPath(new URL('.', import.meta.url)));

/** Collective words, and foods that each of them means though no word of their name says so. */
const COLLECTIVE: readonly (readonly [word: string, foods: readonly string[], others: readonly string[]])[] =
  [
    ['przyprawy', ['Pieprz czarny, mielony', 'Oregano, suszone', 'Cynamon, mielony'], ['Oliwa z oliwek']],
    ['odżywki', ['Izolat białka sojowego', 'Białko ryżowe, proszek'], ['Mleko 2 %']],
    ['dania gotowe', ['Hamburger', 'Pizza margherita', 'Pierogi ruskie, gotowane'], ['Ziemniak, surowy']],
    ['owoce leśne', ['Maliny, świeże', 'Jagody czarne, świeże', 'Żurawina, świeża'], ['Jabłko, świeże']],
    ['owoce egzotyczne', ['Mango, świeże', 'Ananas, świeży', 'Papaja, świeża'], ['Gruszka, świeża']],
    [
      'warzywa korzeniowe',
      ['Marchew, surowa', 'Burak, surowy', 'Seler korzeniowy, surowy'],
      ['Pomidor, surowy'],
    ],
    ['warzywa liściaste', ['Szpinak, świeży', 'Rukola, świeża', 'Jarmuż, świeży'], ['Marchew, surowa']],
    ['dyniowate', ['Ogórek, surowy', 'Arbuz, świeży', 'Dynia, surowa'], ['Pomidor, surowy']],
    ['różowate', ['Jabłko, świeże', 'Truskawki, świeże', 'Migdały'], ['Banan, świeży']],
    ['napoje roślinne', ['Napój sojowy, bez cukru', 'Napój owsiany', 'Napój ryżowy'], ['Mleko 2 %']],
    ['mleko sojowe', ['Napój sojowy, bez cukru'], ['Mleko 2 %']],
    ['mleko konopne', [], ['Mleko 2 %', 'Jogurt naturalny 2 %']],
    ['dynia', ['Dynia, surowa'], ['Pestki dyni, łuskane']],
    ['koperek', ['Koperek, świeży'], ['Koper włoski, surowy']],
    ['nabiał kozi', ['Mleko kozie', 'Ser kozi miękki'], ['Mleko 2 %']],
  ];
const byName = new Map(foods.map((food) => [food.name, food]));

describe('nazwy zbiorcze', () => {
  it.each(COLLECTIVE)(
    '[decisions 54] „%s” to wszystko, co tak się nazywa, i nic więcej',
    (word, meant, others) => {
      const reading = readingOf('disliked', word, foods);
      const isKeptOut = (name: string) => {
        const food = byName.get(name);
        if (!food) throw new Error(`Nie ma produktu „${name}”`);
        return reading.isKeptOut(food);
      };
      expect([reading.isAsked, meant.filter((name) => !isKeptOut(name)), others.filter(isKeptOut)]).toEqual([
        ...[false, [], []],
      ]);
    },
  );

  it('[decisions 54] kto nie znosi przypraw, tego trzeba zapytać, których', () => {
    expect(readingOf('allergies', 'przyprawy', foods).isAsked).toBe(true);
  });
});
