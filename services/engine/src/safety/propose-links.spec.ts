import { describe, expect, it } from '@jest/globals';
import { ALLERGEN_LABELS } from '@pora/contracts/catalog/food.vocabulary';
import { LinkProposer, reasonInWords, type ProposedFood } from './propose-links.js';

const proposer = new LinkProposer([
  { key: 'mleko-krowie', name: 'Mleko krowie' },
  { key: 'mleko-kozie', name: 'Mleko kozie' },
  { key: 'kazeina', name: 'Kazeina' },
  { key: 'mozzarella', name: 'Mozzarella' },
  { key: 'gluten', name: 'Gluten' },
  { key: 'pszenica', name: 'Pszenica' },
  { key: 'zyto', name: 'Żyto' },
  { key: 'wanilia', name: 'Wanilia' },
  { key: 'orzech-ziemny', name: 'Orzech ziemny (arachid)', aliases: ['Orzech ziemny'] },
]);

function proposed(name: string, info: Partial<ProposedFood['allergenInfo']> = {}) {
  const food = { name, allergenInfo: { allergens: [], confidence: 'niepewny' as const, ...info } };
  const list = proposer.for(food).map(({ name: item, ticked, reason }) => ({
    line: `${item}: ${reasonInWords(reason, ALLERGEN_LABELS)}`,
    ticked,
  }));
  return {
    ticked: list.filter(({ ticked }) => ticked).map(({ line }) => line),
    shown: list.filter(({ ticked }) => !ticked).map(({ line }) => line),
  };
}

describe('[decisions 73] powiązania produktu proponowane z nazwy i alergenów', () => {
  it('z pewnego alergenu i z nazwy zaznaczone, z niepewnego i z uwagi tylko pokazane, każde z powodem', () => {
    const { ticked, shown } = proposed('Deser waniliowy', {
      allergens: ['gluten', 'mleko'],
      certainty: { mleko: 'pewny' },
      note: 'Może zawierać pszenicę',
    });
    expect(ticked.toSorted()).toEqual([
      'Kazeina: alergen: mleko, pewny',
      'Mleko krowie: alergen: mleko, pewny',
      'Wanilia: nazwa: „waniliowy”',
    ]);
    expect(shown.toSorted()).toEqual(['Gluten: alergen: gluten, niepewny', 'Pszenica: uwaga: „pszenicę”']);
  });

  it('nazwa, która mówi o alergenie, prowadzi do jego pozycji: skyr jest z mleka', () => {
    expect(proposed('Skyr naturalny').ticked.toSorted()).toEqual([
      'Kazeina: nazwa: „skyr”',
      'Mleko krowie: nazwa: „skyr”',
    ]);
    expect(
      proposed('Chleb żytni z mąki pszennej')
        .ticked.map((line) => line.split(':')[0])
        .toSorted(),
    ).toEqual(['Gluten', 'Pszenica', 'Żyto']);
  });

  it('nazwa rodzaju nie prowadzi do innego: ser kozi nie jest z mleka krowiego', () => {
    expect(
      proposed('Mleko kozie')
        .ticked.map((line) => line.split(':')[0])
        .toSorted(),
    ).toEqual(['Kazeina', 'Mleko kozie']);
  });

  it('czego nazwa odmawia albo co nazywa tylko podobnie, tego nie proponuje', () => {
    for (const name of ['Mleko kokosowe', 'Chleb bezglutenowy', 'Sałata', 'Ciastka bez mleka'])
      expect([name, proposed(name)]).toEqual([name, { ticked: [], shown: [] }]);
  });
});
