import { describe, expect, it } from '@jest/globals';
import { createAvoidance, type AvoidanceInput, type NamedFood } from './avoidance.js';

const food = (name: string, category = 'Inne', ...allergens: string[]): NamedFood => ({
  ...{ name, category },
  allergenInfo: { allergens },
});
const FOODS = [
  food('Mleko 3,2 %', 'Nabiał', 'mleko'),
  food('Jogurt naturalny bez laktozy', 'Nabiał', 'mleko'),
  food('Jogurt owocowy bez cukru', 'Nabiał', 'mleko'),
  food('Napój owsiany', 'Napoje', 'gluten'),
  food('Chleb żytni', 'Pieczywo', 'gluten'),
  food('Chleb bezglutenowy', 'Pieczywo'),
  food('Makaron pszenny, suchy', 'Produkty zbożowe', 'gluten'),
  food('Piwo jasne', 'Napoje', 'gluten'),
  food('Orzechy włoskie', 'Orzechy', 'orzechy'),
  food('Orzechy laskowe', 'Orzechy', 'orzechy'),
  food('Migdały', 'Orzechy', 'orzechy'),
  food('Pesto bazyliowe', 'Przyprawy i dodatki', 'mleko', 'orzechy'),
  food('Orzechy ziemne, niesolone', 'Orzechy', 'arachidy'),
  food('Dorsz, świeży', 'Ryby i owoce morza', 'ryby'),
  food('Łosoś, świeży', 'Ryby i owoce morza', 'ryby'),
  food('Zupa rybna', 'Zupy', 'ryby'),
  food('Odżywka białkowa grochowa', 'Odżywki'),
  food('Groszek zielony, mrożony', 'Warzywa'),
  food('Kapusta włoska', 'Warzywa'),
];

function read(input: AvoidanceInput) {
  const avoidance = createAvoidance(input, FOODS);
  const hits = FOODS.filter((one) => Object.keys(avoidance.of(one)).length > 0).map(({ name }) => name);
  return { hits, open: avoidance.notUnderstood.map(({ entry }) => entry) };
}
const allergy = (...allergies: string[]) => read({ allergies });

describe('[decisions 34] what an answer about allergies keeps away', () => {
  it.each(['dieta bezglutenowa', 'bezglutenowo', 'celiakia', 'choroba trzewna', 'na diecie bezglutenowej'])(
    '%s: every food with gluten, never the bread without it',
    (answer) => {
      const { hits } = allergy(answer);
      expect(hits).toEqual(
        expect.arrayContaining(['Chleb żytni', 'Makaron pszenny, suchy', 'Piwo jasne', 'Napój owsiany']),
      );
      expect(hits).not.toContain('Chleb bezglutenowy');
    },
  );

  it.each(['dieta bezlaktozowa', 'bezlaktozowo'])('%s: milk, not the yoghurt without lactose', (answer) => {
    const { hits, open } = allergy(answer);
    expect(hits).toContain('Mleko 3,2 %');
    expect(hits).not.toContain('Jogurt naturalny bez laktozy');
    expect(open).toEqual([]);
  });

  it.each(['laktoza', 'nietolerancja laktozy', 'cukier mleczny'])(
    '%s is in a yoghurt without sugar',
    (answer) => {
      expect(allergy(answer).hits).toEqual(['Mleko 3,2 %', 'Jogurt owocowy bez cukru', 'Pesto bazyliowe']);
    },
  );

  it('a diet without milk keeps the yoghurt without lactose away as well', () => {
    expect(allergy('dieta bezmleczna').hits).toEqual(
      expect.arrayContaining(['Mleko 3,2 %', 'Jogurt naturalny bez laktozy', 'Pesto bazyliowe']),
    );
  });

  it('little nuts are nuts, and what declares nuts', () => {
    expect(allergy('orzeszki').hits).toEqual([
      ...['Orzechy włoskie', 'Orzechy laskowe', 'Migdały', 'Pesto bazyliowe', 'Orzechy ziemne, niesolone'],
    ]);
  });

  it.each(['orzech laskowy', 'uczulenie na orzechy laskowe', 'laskowe'])(
    '%s: itself and what declares nuts without saying which, no other nut',
    (answer) => {
      expect(allergy(answer)).toEqual({ hits: ['Orzechy laskowe', 'Pesto bazyliowe'], open: [] });
    },
  );

  it('a tested nut is that nut alone', () => {
    expect(read({ tested: ['Orzech laskowy'] }).hits).toEqual(['Orzechy laskowe']);
  });

  it('one fish is all of them and what declares fish without saying which, unless it is the one only', () => {
    expect(allergy('dorsz')).toEqual({ hits: ['Dorsz, świeży', 'Łosoś, świeży', 'Zupa rybna'], open: [] });
    expect(allergy('tylko dorsz').hits).toEqual(['Dorsz, świeży', 'Zupa rybna']);
  });

  it('one cereal is itself and what declares gluten without saying which', () => {
    expect(allergy('żyto').hits).toEqual(['Chleb żytni', 'Piwo jasne']);
  });

  it('legumes are also their proteins, and peanuts', () => {
    expect(allergy('strączkowe').hits).toEqual([
      ...['Orzechy ziemne, niesolone', 'Odżywka białkowa grochowa', 'Groszek zielony, mrożony'],
    ]);
  });

  it('a number in a sentence names no food, and the sentence is shown as read in part', () => {
    const hits = ['Orzechy włoskie', 'Pesto bazyliowe'];
    expect(allergy('orzech włoski 3 numer')).toEqual({ hits, open: ['orzech włoski 3 numer'] });
    expect(allergy('orzech włoski 3 klasa')).toEqual({ hits, open: [] });
  });
});

describe('[decisions 31] [decisions 33] what nobody can read is shown', () => {
  it.each(['?', '??', 'mk'])('%s is no answer', (answer) => {
    expect(allergy(answer)).toEqual({ hits: [], open: [answer] });
  });

  it.each(['n/d', 'bz', 'nie', '-', 'brak', 'nic'])('%s says that there is nothing', (answer) => {
    expect(allergy(answer)).toEqual({ hits: [], open: [] });
  });

  it('a dislike of one nut is that nut, and of food without gluten that food', () => {
    expect(read({ disliked: ['orzechy laskowe'] }).hits).toEqual(['Orzechy laskowe']);
    expect(read({ disliked: ['chleb bezglutenowy'] }).hits).toEqual(['Chleb bezglutenowy']);
    expect(read({ disliked: ['strączkowe'] }).hits).toEqual(['Groszek zielony, mrożony']);
  });
});
