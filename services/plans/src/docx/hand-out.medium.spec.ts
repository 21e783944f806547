import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import mammoth from 'mammoth';
import {
  FIRST_ADVICE,
  HAND_OUT_SECTIONS,
  type HandOut,
  type StoredHandOutSettings,
} from '@pora/contracts/plans/hand-out.model';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { ANNA } from '../testing/builders.js';
import { findXmlFault, unzip } from '../testing/docx-file.js';
import { exportDocx } from '../testing/exported.js';
import { aPng, dataUrl, HOSTILE_LOGOS } from '../testing/logos.js';
import { aJpeg } from '../testing/pictures.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { avoiding } from '../testing/safety-data.js';
import { fullStarterSnapshot } from '../testing/starter-data.js';

const SETTINGS = '/api/diet-plans2/hand-out/settings';
const PIOTR = 'p-handout-piotr';

let app: PlansApp;
let plan: Plan;

beforeAll(async () => {
  app = await startPlansApp();
  app.catalogue.snapshot = fullStarterSnapshot('hand-out');
  const anna = app.people.get(ANNA);
  if (!anna) throw new Error('the demo patient is missing');
  app.people.set(PIOTR, {
    ...anna,
    id: PIOTR,
    ...avoiding([{ name: 'Mleko krowie', value: 64 }], ['wątróbka']),
  });
  plan = await app.createPlan({ patientId: PIOTR, generatorSources: ['own', 'AG', 'KB', 'KS'] });
  await app.dietitian.post(`/api/diet-plans2/${plan.id}/generate`, {}).expect(200);
  plan = (await app.dietitian.get(`/api/diet-plans2/${plan.id}`).expect(200)).body as Plan;
}, 60_000);
afterAll(() => app.stop());

const preview = async (query = '') =>
  (await app.dietitian.get(`/api/diet-plans2/${plan.id}/hand-out${query}`).expect(200)).body as HandOut;
const settings = async () => (await app.dietitian.get(SETTINGS).expect(200)).body as StoredHandOutSettings;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

async function exported(query = ''): Promise<Buffer> {
  return (await exportedWithNotice(query)).bytes;
}

/** The file and what it says of itself. */
async function exportedWithNotice(query: string): Promise<{ bytes: Buffer; notice: string }> {
  const { bytes, headers } = await exportDocx(app.dietitian, plan, query.replace(/^\?/, ''));
  return { bytes, notice: decodeURIComponent(headers['x-pora-notice'] ?? '') };
}

const EVERYTHING = [
  'layout=headings&recipes=inline&largePrint=true&colours=true&firstDay=2026-11-23',
  `sections=${HAND_OUT_SECTIONS.join(',')}&advice=general,glucose,pressure,reflux,constipation,child`,
  'practiceName=Gabinet%20Smaku&contact=tel.%20600%20000%20100&footer=Tylko%20dla%20Ciebie',
].join('&');

describe('ustawienia materiału dla pacjenta', () => {
  test('na początku stoją wszystkie części, zalecenia ogólne i znak Pory', async () => {
    expect(await settings()).toEqual({
      ...{ id: 'practice', version: 1, updatedAt: null, updatedBy: null },
      options: {
        ...{ layout: 'table', calories: true, macros: true, largePrint: false, recipes: 'appendix' },
        ...{ colours: true, pictures: false, sections: [...HAND_OUT_SECTIONS], advice: ['general'] },
        ...{ practiceName: '', contact: '', footer: '' },
      },
      advice: FIRST_ADVICE,
      logo: null,
    });
  });

  test('zapisane wracają przy następnym planie i są w dzienniku zmian', async () => {
    const first = await settings();
    const changed = {
      ...first,
      options: { ...first.options, macros: false, practiceName: 'Gabinet Smaku', footer: 'Tylko dla Ciebie' },
      advice: [{ id: 'sen', title: 'Sen', text: 'Śpij osiem godzin.' }],
      logo: dataUrl(aPng()),
    };
    changed.options.advice = ['sen'];
    await app.dietitian.put(SETTINGS, changed).expect(200);
    const stored = { ...changed, version: 2, updatedAt: expect.any(String), updatedBy: app.dietitian.email };
    expect(await settings()).toEqual(stored);
    const handOut = await preview();
    expect(handOut).toMatchObject({
      practice: { name: 'Gabinet Smaku', logo: changed.logo },
      footer: 'Tylko dla Ciebie',
      numbers: 'kcal',
      advice: ['Śpij osiem godzin.'],
    });
    const lines = await app.query(
      `SELECT actor FROM audit_entries WHERE action = 'plans.save-hand-out-settings'`,
    );
    expect(lines).toEqual([{ actor: app.dietitian.email }]);
    const parts = unzip(await exported());
    expect([...parts.values()].some((part) => part.equals(aPng()))).toBe(true);
    await app.dietitian.put(SETTINGS, first).expect(200);
  });

  test('[decisions 8] zapis na starszej wersji jest odrzucany z nowszą w odpowiedzi i niczego nie zmienia', async () => {
    const first = await settings();
    const put = (contact: string) =>
      app.dietitian.put(SETTINGS, { ...first, options: { ...first.options, contact } });
    const taken = await put('tel. 1').set('If-Match', `"${first.version}"`).expect(200);
    expect(taken.headers['etag']).toBe(`"${first.version + 1}"`);
    const refused = await put('tel. 2').set('If-Match', `"${first.version}"`).expect(412);
    expect(refused.body).toMatchObject({
      code: 'stale_version',
      details: { current: { id: 'practice', version: first.version + 1, options: { contact: 'tel. 1' } } },
    });
    expect((await settings()).options.contact).toBe('tel. 1');
    // Without the header the last one stands.
    expect((await put('').expect(200)).body).toMatchObject({ version: first.version + 2 });
  });

  test.each(HOSTILE_LOGOS)('logo: %s jest odrzucane zdaniem po polsku', async (_what, logo) => {
    const answer = await app.dietitian.put(SETTINGS, { ...(await settings()), logo }).expect(400);
    expect(plain(answer.body.error as string)).toBe(
      'Logo musi być obrazem PNG lub JPG, od 16 do 2000 pikseli na bok i najwyżej 150 KB.',
    );
    expect((await settings()).logo).toBeNull();
  });

  test('SVG ze skryptem i plik ponad 150 KB są odrzucane zdaniem po polsku', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const drawn = await app.dietitian
      .put(SETTINGS, { ...(await settings()), logo: dataUrl(svg, 'image/svg+xml') })
      .expect(400);
    expect(drawn.body.error).toContain('Logo musi być obrazem PNG lub JPG');
    const heavy = await app.dietitian
      .put(SETTINGS, { ...(await settings()), logo: dataUrl(Buffer.alloc(160_000)) })
      .expect(400);
    expect(plain(heavy.body.error as string)).toContain('Logo może mieć najwyżej 150 KB');
    expect((await settings()).logo).toBeNull();
  });

  test('opcja, której nie ma, jest odrzucana, nigdy pomijana po cichu', async () => {
    const first = await settings();
    await app.dietitian.put(SETTINGS, { ...first, options: { ...first.options, kolory: true } }).expect(400);
    await app.dietitian.get(`/api/diet-plans2/${plan.id}/hand-out?makros=false`).expect(400);
    await app.dietitian.get(`/api/diet-plans2/${plan.id}/export-docx?sections=tytul`).expect(400);
    await app.dietitian.get(`/api/diet-plans2/${plan.id}/hand-out?firstDay=2026-02-30`).expect(400);
  });
});

describe('podgląd materiału', () => {
  test('niesie wszystkie części, a w pliku stoi to samo', async () => {
    const handOut = await preview('?firstDay=2026-11-23');
    expect(handOut.weeks).toHaveLength(2);
    expect(handOut.days).toHaveLength(14);
    expect(handOut.days[0]?.date).toBe('poniedziałek, 23 listopada');
    expect(handOut.period).toBe('23.11–06.12.2026');
    expect(handOut.shopping).toHaveLength(2);
    expect(handOut.substitutes.flatMap(({ foods }) => foods).length).toBeGreaterThan(5);
    expect(handOut.diary).toHaveLength(7);
    expect(handOut.avoided).toMatchObject({ excluded: ['mleko krowie'], disliked: ['wątróbka'] });
    const { value } = await mammoth.extractRawText({ buffer: await exported('?firstDay=2026-11-23') });
    const text = plain(value);
    for (const heading of [
      ...['Podsumowanie', 'Zalecenia ogólne', 'Produkty wykluczone i ograniczane', 'Jak czytać plan'],
      ...['Tydzień 1', 'Tydzień 2', 'Dzień 14', 'Sposób przygotowania', 'Zamienniki'],
      ...['Lista zakupów, tydzień 1', 'Lista zakupów, tydzień 2', 'Dzienniczek'],
      ...['Notatki i pytania na wizytę', 'Twoje dane.', 'Prawa autorskie.'],
    ])
      expect(text).toContain(heading);
    expect(text).toContain('Wynik IgG nie jest testem na alergię');
    for (const { department } of handOut.substitutes) expect(text).toContain(department);
    for (const { name, standIns } of handOut.substitutes.flatMap(({ foods }) => foods)) {
      expect(text).toContain(plain(name));
      expect(text).toContain(plain(standIns.join(' · ')));
    }
  });

  test('wśród zamienników nie ma niczego, czego pacjent nie może jeść', async () => {
    const { substitutes } = await preview();
    const offered = substitutes.flatMap(({ foods }) => foods.flatMap(({ standIns }) => standIns)).join('\n');
    expect(offered).not.toMatch(/^(mleko \d|jogurt (naturalny|grecki)|kefir|maślanka|śmietan)/im);
  });

  test('następna wizyta stoi tylko wtedy, gdy ją podano', async () => {
    const { value } = await mammoth.extractRawText({
      buffer: await exported('?nextVisit=2026-12-07&nextVisitTime=17:30'),
    });
    expect(plain(value)).toMatch(/Następna wizyta\s+poniedziałek, 07\.12\.2026, godz\. 17:30/);
    expect(plain(value)).toContain('Przynieś tę kartkę na wizytę 7 grudnia.');
    const without = await mammoth.extractRawText({ buffer: await exported() });
    expect(without.value).not.toContain('Następna wizyta');
    const { titleFacts } = await preview('?nextVisitTime=17:30');
    expect(titleFacts.map(({ label }) => label)).not.toContain('Następna wizyta');
    await app.dietitian.get(`/api/diet-plans2/${plan.id}/hand-out?nextVisit=2026-02-30`).expect(400);
  });

  test('niczego nie wydaje: w archiwum i w dzienniku nie przybywa pliku', async () => {
    const count = async () => (await app.query('SELECT sha256 FROM docx_archive')).length;
    const before = await count();
    await preview();
    expect(await count()).toBe(before);
  });

  test('bez planu jest 404', async () => {
    await app.dietitian.get('/api/diet-plans2/pl-nikt/hand-out').expect(404);
  });
});

describe('zdjęcia posiłków', () => {
  const ON = '?pictures=true';
  const keyOf = (at: number) => at.toString(16).padStart(32, '0');
  /** Meals of the plan whose preparation is printed, each once, in the order of the days. */
  const pictured = () => {
    const entries = plan.planDays.flatMap(({ slots }) => slots.flatMap(({ entry }) => entry ?? []));
    const described = entries.filter(({ description, mealId }) => description && mealId !== null);
    return [...new Map(described.map(({ mealId, name }) => [mealId ?? '', name]))];
  };
  const partsOf = (bytes: Buffer) => [...unzip(bytes).values()];
  const asked = () => app.catalog.answered.filter((line) => line.includes('meal-pictures'));
  afterEach(() => {
    delete app.catalogue.pictures;
  });

  test('na początku są wyłączone i nikt o nie nie pyta', async () => {
    const [[id = ''] = []] = pictured();
    app.catalogue.pictures = new Map([[id, { key: keyOf(1), bytes: aJpeg('pierwsze') }]]);
    const before = asked().length;
    expect(partsOf(await exported()).some((part) => part.equals(aJpeg('pierwsze')))).toBe(false);
    expect(asked()).toHaveLength(before);
  });

  test('włączone stoją w podglądzie i w pliku, który da się zaimportować z powrotem', async () => {
    const [[first = ''] = [], [second = ''] = []] = pictured();
    app.catalogue.pictures = new Map([
      [first, { key: keyOf(1), bytes: aJpeg('pierwsze') }],
      [second, { key: keyOf(2), bytes: aJpeg('drugie') }],
    ]);
    const { recipes, portions, pictureNote } = await preview(ON);
    const shown = [...recipes, ...portions].flatMap(({ picture }) => picture ?? []);
    expect(new Set(shown.map(({ mealId }) => mealId))).toEqual(new Set([first, second]));
    expect(pictureNote).toBe('');
    const { bytes, notice } = await exportedWithNotice(ON);
    expect(notice).toBe('');
    for (const name of ['pierwsze', 'drugie'])
      expect(partsOf(bytes).filter((part) => part.equals(aJpeg(name)))).toHaveLength(1);
    await app.query('DELETE FROM plans WHERE id <> $1', [plan.id]);
    const answer = await app.dietitian
      .post(`/api/diet-plans2/import-docx?patientId=${ANNA}`)
      .attach('file', bytes, 'Etap_I_Anna_Zielińska.docx')
      .expect(200);
    expect((answer.body.plan as Plan).planDays).toHaveLength(14);
  });

  test('zdjęcie, którego nie da się wczytać, nie zatrzymuje eksportu, a eksport mówi, którego brakuje', async () => {
    const [[first = '', name = ''] = [], [second = ''] = []] = pictured();
    app.catalogue.pictures = new Map([
      [first, { key: keyOf(1) }],
      [second, { key: keyOf(2), bytes: aJpeg('drugie') }],
    ]);
    const { bytes, notice } = await exportedWithNotice(ON);
    expect(plain(notice)).toBe(`Nie udało się wczytać zdjęć: ${name}.`);
    expect(partsOf(bytes).some((part) => part.equals(aJpeg('drugie')))).toBe(true);
  });

  test('bajty, które nie są zdjęciem, nie trafiają do pliku', async () => {
    const [[first = '', name = ''] = []] = pictured();
    app.catalogue.pictures = new Map([[first, { key: keyOf(1), bytes: Buffer.from('<svg/>') }]]);
    const { bytes, notice } = await exportedWithNotice(ON);
    expect(plain(notice)).toBe(`Nie udało się wczytać zdjęć: ${name}.`);
    expect(partsOf(bytes).some((part) => part.equals(Buffer.from('<svg/>')))).toBe(false);
  });

  test('plik nie rośnie bez końca: co się nie mieści, jest nazwane', async () => {
    const meals = pictured();
    app.catalogue.pictures = new Map(
      meals.map(([id], at) => [id, { key: keyOf(at), bytes: aJpeg(`${at}`, 600_000) }]),
    );
    const { bytes, notice } = await exportedWithNotice(ON);
    expect(plain(notice)).toMatch(
      new RegExp(`^Nie zmieściły się zdjęcia: .+; innych: ${meals.length - 5}\\.$`),
    );
    expect([...unzip(bytes).keys()].filter((name) => name.endsWith('.jpg'))).toHaveLength(2);
  });

  test('gdy biblioteka nie odpowiada, plan wychodzi bez zdjęć i mówi o tym', async () => {
    app.catalogue.pictures = 'away';
    const sentence =
      'W materiale nie ma zdjęć posiłków: biblioteka nie odpowiada. Spróbuj ponownie za chwilę.';
    expect((await preview(ON)).pictureNote).toBe(sentence);
    expect((await exportedWithNotice(ON)).notice).toBe(sentence);
  });
});

describe('[diets §7] plik ze wszystkimi opcjami', () => {
  test('jest poprawnym dokumentem, niesie każdą część i da się zaimportować z powrotem', async () => {
    const bytes = await exported(`?${EVERYTHING}`);
    for (const [name, content] of unzip(bytes))
      if (/\.(xml|rels)$/.test(name))
        expect([name, findXmlFault(content.toString('utf8'))]).toEqual([name, undefined]);
    const { value } = await mammoth.extractRawText({ buffer: bytes });
    expect(value).toContain('Gabinet Smaku');
    expect(value).toContain('Nie pij słodzonych napojów');
    await app.query('DELETE FROM plans WHERE id <> $1', [plan.id]);
    const answer = await app.dietitian
      .post(`/api/diet-plans2/import-docx?patientId=${ANNA}`)
      .attach('file', bytes, 'Etap_I_Anna_Zielińska.docx')
      .expect(200);
    const meals = ({ planDays }: Pick<Plan, 'planDays'>) =>
      planDays.map(({ slots }) => slots.map(({ entry }) => entry?.name ?? null));
    expect(meals(answer.body.plan as Plan)).toEqual(meals(plan));
  });

  test('duży druk jest bez liczb i tabel dnia', async () => {
    const { value } = await mammoth.extractRawText({ buffer: await exported('?largePrint=true&sections=') });
    expect(value).not.toMatch(/kcal|Razem dzień/);
    expect(value).not.toContain('Lista zakupów');
    expect(value).toContain('Dzień 14');
  });
});
