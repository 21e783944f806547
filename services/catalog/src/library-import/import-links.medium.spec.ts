import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignedIn, TestApp } from '@pora/common/testing/app';
import type { ImportPreview } from '@pora/contracts/catalog/library-import.model';
import { ImportSteps, startLibraryApp } from './testing/library-app.js';

let app: TestApp;
let dietitian: SignedIn;
let steps: ImportSteps;

beforeAll(async () => {
  app = await startLibraryApp();
  dietitian = await app.signIn('dietitian');
  steps = new ImportSteps(app, dietitian);
  for (const [key, name] of [
    ['gluten', 'Gluten'],
    ['mleko-krowie', 'Mleko krowie'],
    ['pszenica', 'Pszenica'],
  ])
    await dietitian.post('/api/intolerances/dictionary', { key, name }).expect(201);
});
afterAll(() => app.stop());

/** A bread, a milk whose label says what it may hold, and a food that is linked to nothing. */
const fileOf = (mark: string) =>
  [
    'Nazwa;kcal;B;T;W;Uwaga o alergenach',
    `Chleb pszenny ${mark};236;8,5;1,9;45,3;`,
    `Mleko ${mark};51;3,4;2;4,9;Może zawierać gluten`,
    `Arbuz ${mark};35;0,6;0,2;7,6;`,
  ].join('\n');

const ticks = ({ rows }: ImportPreview) =>
  rows.map(({ line, links = [] }) => [
    line,
    ...links.map(({ name, reason, ticked }) => `${ticked ? '[x]' : '[ ]'} ${name} (${reason})`),
  ]);

async function linkedNames(mark: string): Promise<Record<string, string[]>> {
  const { body } = await dietitian.get('/api/foods?all=true').expect(200);
  const foods = body.items as { name: string; intolerances?: { key: string }[] }[];
  return Object.fromEntries(
    foods
      .filter(({ name }) => name.endsWith(mark))
      .map(({ name, intolerances = [] }) => [
        name.slice(0, -mark.length - 1),
        intolerances.map(({ key }) => key).sort(),
      ]),
  );
}

describe('[decisions 73] powiązania proponowane w imporcie', () => {
  it('każda propozycja stoi w podglądzie z powodem, a pewne są zaznaczone i policzone', async () => {
    const preview = await steps.preview(await steps.upload('foods', fileOf('A')));
    expect(ticks(preview)).toEqual([
      [2, '[x] Pszenica (nazwa: „pszenny”)', '[x] Gluten (nazwa: „pszenny”)'],
      [3, '[x] Mleko krowie (nazwa: „mleko”)', '[ ] Gluten (uwaga: „gluten”)'],
      [4],
    ]);
    expect(preview.counts).toMatchObject({ links: 3, warning: 1 });
  });

  it('bez słowa wchodzą zaznaczone', async () => {
    await steps.run(await steps.upload('foods', fileOf('B')));
    expect(await linkedNames('B')).toEqual({
      'Chleb pszenny': ['gluten', 'pszenica'],
      Mleko: ['mleko-krowie'],
      Arbuz: [],
    });
  });

  it('odznaczone nie jest powiązane, zaznaczone jest, a inne wiersze zostają, jak stały', async () => {
    const read = await steps.upload('foods', fileOf('C'));
    const linkChoices = [
      { line: 2, key: 'gluten', linked: false },
      { line: 3, key: 'gluten', linked: true },
      // Nobody proposed that to this row.
      { line: 4, key: 'mleko-krowie', linked: true },
    ];
    await steps.preview(read, { linkChoices });
    await steps.run(read, { linkChoices });
    expect(await linkedNames('C')).toEqual({
      'Chleb pszenny': ['pszenica'],
      Mleko: ['gluten', 'mleko-krowie'],
      Arbuz: [],
    });
  });

  it('wszystkie odznaczone naraz: wchodzi tylko to, co zaznaczono osobno, a podgląd pokazuje propozycje nadal', async () => {
    const read = await steps.upload('foods', fileOf('D'));
    const none = { proposeLinks: false, linkChoices: [{ line: 2, key: 'pszenica', linked: true }] };
    expect((await steps.preview(read, none)).rows[1]?.links).toHaveLength(2);
    await steps.run(read, none);
    expect(await linkedNames('D')).toEqual({ 'Chleb pszenny': ['pszenica'], Mleko: [], Arbuz: [] });
  });

  it('wyborów spoza słów pozycji i wierszy nie ma', async () => {
    const read = await steps.upload('foods', fileOf('E'));
    const path = `/api/library/imports/${read.id}/preview`;
    for (const bad of [
      { line: 0, key: 'gluten', linked: true },
      { line: 2, key: 'a b', linked: true },
      { line: 2, key: 'gluten' },
    ])
      await dietitian.post(path, { ...steps.options(read), linkChoices: [bad] }).expect(400);
  });
});
