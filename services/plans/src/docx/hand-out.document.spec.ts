import { expect, test } from '@jest/globals';
import type { HandOutOptions } from '@pora/contracts/plans/hand-out.model';
import { aMealEntry, aPatient, aPlan } from '../testing/builders.js';
import { unzip } from '../testing/docx-file.js';
import { aHandOutSettings } from '../testing/hand-out.js';
import { aJpeg } from '../testing/pictures.js';
import { buildHandOut } from './hand-out.builder.js';
import { renderHandOut } from './hand-out.document.js';

const dietitian = { name: 'Alicja Różańska', email: 'alicja@gabinet.example' };

/** Parts of the file of a plan that has the same soup on its first two days. */
async function partsOf(
  options: Partial<HandOutOptions> = {},
  meal: Parameters<typeof aMealEntry>[0] = {},
): Promise<Map<string, string>> {
  const plan = aPlan();
  const entry = aMealEntry({ name: 'Zupa', description: 'Ugotuj.', ...meal });
  const planDays = plan.planDays.map((day) => ({
    ...day,
    slots: day.slots.map((slot, at) => (at === 0 && day.day <= 2 ? { ...slot, entry } : slot)),
  }));
  const settings = aHandOutSettings(options);
  const source = {
    ...{ plan: { ...plan, planDays, tdee: 2100, calorieDeficit: 350 }, patient: aPatient() },
    ...{ dietitian, settings, firstDay: '2026-11-23' },
  };
  const parts = unzip(await renderHandOut(buildHandOut(source)));
  return new Map([...parts].map(([name, content]) => [name, content.toString('utf8')]));
}
const documentOf = async (options?: Partial<HandOutOptions>) =>
  (await partsOf(options)).get('word/document.xml') ?? '';
/** Texts of the cells of the first row that holds the text. */
const rowWith = (xml: string, text: string) => {
  const found = xml.match(/<w:tr>.*?<\/w:tr>/gs)?.find((each) => textOf(each).includes(text)) ?? '';
  return (found.match(/<w:tc>.*?<\/w:tc>/gs) ?? []).map(textOf);
};
const textOf = (xml: string) =>
  [...xml.matchAll(/<w:t[ >][^<]*|<w:t>/g)]
    .map(([run]) => run.slice(run.indexOf('>') + 1))
    .join('')
    .replaceAll('\u00a0', ' ');

const KEY = 'a'.repeat(32);
/** The photographs in the file of a plan with that soup, and the words that stand for them. */
async function picturesOf(options: Partial<HandOutOptions>, meal: Parameters<typeof aMealEntry>[0] = {}) {
  const plan = aPlan();
  const entry = aMealEntry({ name: 'Zupa', description: 'Ugotuj.', ...meal });
  const planDays = plan.planDays.map((day) => ({
    ...day,
    slots: day.slots.map((slot, at) => (at === 0 && day.day === 1 ? { ...slot, entry } : slot)),
  }));
  const pictures = new Map([['m-kanapki', { key: KEY, alt: 'Miska', width: 480, height: 320 }]]);
  const settings = aHandOutSettings({ pictures: true, sections: [], ...options });
  const source = { plan: { ...plan, planDays }, patient: aPatient(), dietitian, settings, pictures };
  const parts = unzip(await renderHandOut(buildHandOut(source), new Map([[KEY, aJpeg('zupa')]])));
  const xml = parts.get('word/document.xml')?.toString('utf8') ?? '';
  return {
    files: [...parts.values()].filter((part) => part.equals(aJpeg('zupa'))).length,
    words: [...xml.matchAll(/<wp:docPr [^>]*descr="([^"]*)"/g)].map(([, words]) => words),
    sizes: [...xml.matchAll(/<wp:extent cx="(\d+)" cy="(\d+)"/g)].map(
      ([, cx, cy]) => Number(cx) / Number(cy),
    ),
  };
}

test.each<[string, Partial<HandOutOptions>, Parameters<typeof aMealEntry>[0]]>([
  ['w załączniku', {}, {}],
  ['przy posiłku w tabeli', { recipes: 'inline' }, {}],
  ['przy posiłku pod nagłówkiem', { recipes: 'inline', layout: 'headings' }, {}],
  ['w dużym druku', { recipes: 'inline', largePrint: true }, {}],
  ['przy przepisie na kilka porcji', {}, { servings: 2 }],
])('zdjęcie posiłku stoi raz, 3 : 2, z nazwą dania zamiast obrazu: %s', async (_where, options, meal) => {
  const { files, words, sizes } = await picturesOf(options, meal);
  expect(files).toBe(1);
  expect(words.slice(1)).toEqual(['Zupa']);
  expect(sizes.slice(1)).toEqual([1.5]);
});

test('danie bez zdjęcia w bibliotece stoi bez niego', async () => {
  expect(await picturesOf({}, { mealId: null })).toMatchObject({ files: 0, words: [expect.any(String)] });
});

const cellWith = (xml: string, text: string) =>
  xml.match(/<w:tc>.*?<\/w:tc>/gs)?.find((cell) => cell.includes(text)) ?? '';
const BREAKFAST_BAR = 'w:fill="F3C443"';

test('danie na dwa dni zajmuje w tabeli tygodnia dwie kolumny i mówi, że gotuje się je raz', async () => {
  const cell = cellWith(await documentOf(), '>Zupa<');
  expect(cell).toContain('<w:gridSpan w:val="2"/>');
  expect(cell).toMatch(/gotujesz raz, na dwa.dni/);
});

test('nazwy dań w tabeli tygodnia rosną razem z dużym drukiem', async () => {
  const sizeOf = (xml: string) => /<w:sz w:val="(\d+)"\/>/.exec(cellWith(xml, '>Zupa<'))?.[1];
  expect(sizeOf(await documentOf())).toBe('21');
  expect(sizeOf(await documentOf({ largePrint: true }))).toBe('32');
});

test('dzień ma pasek w kolorach posiłków, a bez kolorów i w dużym druku go nie ma', async () => {
  expect(await documentOf({ sections: [] })).toContain(BREAKFAST_BAR);
  expect(await documentOf({ sections: [], layout: 'headings' })).toContain(BREAKFAST_BAR);
  expect(await documentOf({ sections: [], colours: false })).not.toContain(BREAKFAST_BAR);
  expect(await documentOf({ sections: [], largePrint: true })).not.toContain(BREAKFAST_BAR);
});

test('§2.7 składniki stoją po jednym w wierszu, z miarą domową i masą w osobnych kolumnach', async () => {
  const appendix = await documentOf({ sections: [] });
  expect(rowWith(appendix, 'Miara domowa')).toEqual([
    ...['Godz.', 'Posiłek i składniki', 'Miara domowa', 'Masa', 'kcal', 'B', 'T', 'W'],
  ]);
  expect(rowWith(appendix, 'Chleb żytni').slice(1, 4)).toEqual(['Chleb żytni', '2 kromki', '70 g']);
  const inline = await documentOf({ sections: [], recipes: 'inline' });
  expect(rowWith(inline, 'Miara domowa').slice(2)).toEqual(['Miara domowa', 'Masa', 'Sposób przygotowania']);
  expect(rowWith(inline, 'Chleb żytni').slice(1, 4)).toEqual(['Chleb żytni', '2 kromki', '70 g']);
  const headings = textOf(await documentOf({ sections: [], layout: 'headings' }));
  expect(headings).toContain('Chleb żytni – 2 kromki (70 g)');
});

test('§2.2 cel, masa i posiłki stoją obok PPM, CPM i deficytu', async () => {
  const xml = await documentOf({ sections: [] });
  const goal = 'Redukcja masy';
  const summary = xml.slice(xml.indexOf('Podsumowanie'));
  expect(rowWith(summary, goal)).toEqual(['Cel', goal, 'PPM', '1 488 kcal · w spoczynku']);
  expect(rowWith(summary, 'Posiłki')).toEqual([
    ...['Posiłki', '3 posiłki dziennie', 'Deficyt', '350 kcal · 17 % CPM'],
  ]);
});

test('§2.1 nazwa gabinetu stoi obok logo, a kontakt po drugiej stronie', async () => {
  const xml = await documentOf({ practiceName: 'Gabinet Smaku', contact: 'tel. 600 000 100' });
  expect(rowWith(xml, 'tel. 600 000 100')).toEqual(['', 'Gabinet SmakuAlicja Różańska', 'tel. 600 000 100']);
});

test('u góry każdej strony stoi, dla kogo i na kiedy jest plan, a u dołu numer strony', async () => {
  const parts = await partsOf({ practiceName: 'Gabinet Smaku' });
  const all = (name: string) =>
    [...parts].filter(([part]) => part.startsWith(`word/${name}`)).map(([, xml]) => textOf(xml));
  expect(all('header')).toContain(
    'Hanna Brzezińska · Plan żywieniowy, etap III · 23.11–06.12.2026Gabinet Smaku',
  );
  expect(all('footer').every((text) => text.includes('Strona '))).toBe(true);
});

test('w dużym druku nic, co się czyta, nie jest mniejsze niż 16 punktów', async () => {
  const parts = await partsOf({ largePrint: true });
  const [styles = '', text = ''] = ['styles', 'document'].map((name) => parts.get(`word/${name}.xml`));
  const used = new Set([...text.matchAll(/<w:pStyle w:val="([^"]+)"/g)].map(([, id]) => id));
  const sizes = (styles.match(/<w:style .*?<\/w:style>/gs) ?? []).flatMap((style) => {
    const [id, size] = [/w:styleId="([^"]+)"/, /<w:sz w:val="(\d+)"/].map((each) => each.exec(style)?.[1]);
    return used.has(id ?? '') ? [{ id, halfPoints: Number(size) }] : [];
  });
  expect(sizes.length).toBeGreaterThan(8);
  expect(sizes.filter(({ halfPoints }) => halfPoints < 32)).toEqual([]);
});

test('w dużym druku zakupy i przepisy stoją w jednej kolumnie, a zwykle w dwóch', async () => {
  expect(await documentOf({})).toContain('w:num="2"');
  expect(await documentOf({ largePrint: true })).not.toContain('w:num="2"');
});

test('posiłek trzyma się razem, a cały dzień tylko wtedy, gdy zmieści się na jednej stronie', async () => {
  const [food] = aMealEntry().ingredients;
  const lastFood = async (count: number) => {
    const foods = Array.from({ length: count }, (_, at) => ({ ...food!, foodName: `Produkt ${at + 1}.` }));
    const xml = (await partsOf({ sections: [] }, { ingredients: foods })).get('word/document.xml') ?? '';
    const rows = xml.match(/<w:tr>.*?<\/w:tr>/gs) ?? [];
    return [1, count].map((at) =>
      rows.find((each) => each.includes(`Produkt ${at}.`))?.includes('<w:keepNext/>'),
    );
  };
  expect(await lastFood(5)).toEqual([true, true]);
  expect(await lastFood(60)).toEqual([true, false]);
});

test('„Razem dzień” nigdy nie zostaje samo na stronie, a bez sumy koniec dnia nie trzyma następnego', async () => {
  const [food] = aMealEntry().ingredients;
  const foods = Array.from({ length: 60 }, (_, at) => ({ ...food!, foodName: `Produkt ${at + 1}.` }));
  const lastRowHolds = async (options: Partial<HandOutOptions>) => {
    const plan = aPlan();
    const entry = aMealEntry({ name: 'Zupa', description: 'Ugotuj.', ingredients: foods });
    const planDays = plan.planDays.map((day) => ({
      ...day,
      slots: day.slots.map((slot, at) => (at === day.slots.length - 1 ? { ...slot, entry } : slot)),
    }));
    const settings = aHandOutSettings({ sections: [], ...options });
    const handOut = buildHandOut({ plan: { ...plan, planDays }, patient: aPatient(), dietitian, settings });
    const xml =
      unzip(await renderHandOut(handOut))
        .get('word/document.xml')
        ?.toString('utf8') ?? '';
    const row = xml.match(/<w:tr>.*?<\/w:tr>/gs)?.find((each) => each.includes('Produkt 60.'));
    return row?.includes('<w:keepNext/>');
  };
  expect(await lastRowHolds({})).toBe(true);
  expect(await lastRowHolds({ recipes: 'inline' })).toBe(true);
  expect(await lastRowHolds({ calories: false })).toBe(false);
});

test('w dużym druku posiłek przechodzi na następną stronę w całości, a w zwykłym jest listą', async () => {
  const boxWith = (xml: string) =>
    xml.match(/<w:tr>.*?<\/w:tr>/gs)?.find((each) => each.includes('Chleb żytni')) ?? '';
  const box = boxWith(await documentOf({ sections: [], largePrint: true }));
  expect(box).toContain('<w:cantSplit/>');
  expect(textOf(box)).toMatch(/^\d\d:\d\d.*Zupa.*Chleb żytni/);
  expect(boxWith(await documentOf({ sections: [], layout: 'headings' }))).toBe('');
});

test('słowa o danych i prawach na końcu nie dzielą się między strony', async () => {
  const xml = await documentOf({ largePrint: true });
  const closing = [
    ...xml.matchAll(/<w:p>(?:(?!<w:p>).)*?<w:pStyle w:val="Zmianawprzepisie"\/>.*?<\/w:p>/gs),
  ].slice(-2);
  expect(closing).toHaveLength(2);
  for (const [words] of closing) expect(words).toContain('<w:keepLines/>');
});

test('ostatnia pora dnia w tabeli tygodnia nie zostaje sama na stronie', async () => {
  const xml = await documentOf({ largePrint: true });
  const week = xml.match(/<w:tbl>.*?<\/w:tbl>/gs)?.find((table) => table.includes('>Zupa<')) ?? '';
  const rows = (week.match(/<w:tr>.*?<\/w:tr>/gs) ?? []).slice(1);
  expect(rows.map((each) => each.includes('<w:keepNext/>'))).toEqual([
    ...rows.slice(2).map(() => false),
    ...[true, false],
  ]);
});
