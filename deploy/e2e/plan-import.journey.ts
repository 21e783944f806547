import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeDocx } from '@pora/common/testing/zip';
import { planPaths } from '@pora/contracts/plans/plan.paths';
import { type Plan, type PlanListItem } from '@pora/contracts/plans/plan.model';
import { type Locator, type Page } from 'playwright-core';
import { handedOut } from './support/plan-path.js';
import { productUrl } from './support/browser.js';
import { eventually } from './support/eventually.js';
import { call, type HttpSession, signInOverHttp } from './support/http-session.mjs';
import { expectAccessible, useJourney } from './support/journey.js';
import { ACCOUNTS } from './support/sign-in.js';
import { plainText } from './support/text.js';

const OWNER = { id: 'p-import-halina', firstName: 'Halina', lastName: 'Wydruk' };
const RECEIVER = { id: 'p-import-iga', firstName: 'Iga', lastName: 'Importowa' };
const RECEIVED = 'Etap_I_Iga_Importowa';
const IMPORT = planPaths.importDocx.path;
const MEGABYTE = 1024 * 1024;
/** Largest file the call takes. */
const LARGEST = planPaths.importDocx.upload.maxFileBytes;
/** Answers with these statuses stand in the console. */
const REFUSED = /status of (409|415|422) .*\/api\/diet-plans2\/import-docx/;
const NOT_OURS = 'Nie rozpoznaliśmy tego pliku. Użyj proszę pliku wyeksportowanego bezpośrednio z Pora.';
const TAKEN = 'Istnieje już plan dla tego pacjenta i etapu (etap 1). Czy chcesz go nadpisać?';

const newPlan = (page: Page): Locator => page.getByRole('dialog', { name: 'Nowy plan diety' });
const refusalOn = (page: Page): Locator => page.getByRole('dialog', { name: 'Import planu z DOCX' });
const importButton = (page: Page): Locator => newPlan(page).getByRole('button', { name: 'Import z DOCX' });
const cardsOf = (sheet: Locator): Locator =>
  sheet.getByRole('list', { name: 'Posiłki dnia' }).getByRole('article');

/** The editor shows the meals of the first day. */
const expectFirstDay = (sheet: Locator, { planDays }: Plan): Promise<void> =>
  eventually(
    async () => plainText((await cardsOf(sheet).allInnerTexts()).join(' ')),
    (text) => {
      for (const { entry } of planDays[0]?.slots ?? []) expect(text).toContain(entry?.name);
    },
  );

async function closeRefusal(page: Page): Promise<void> {
  await refusalOn(page).getByRole('button', { name: 'Zamknij' }).last().click();
  await refusalOn(page).waitFor({ state: 'hidden' });
}

interface Upload {
  name: string;
  bytes: Buffer;
}

/** Chooses a file as a person does: the button opens the window of the system. */
async function choose(button: Locator, { name, bytes }: Upload): Promise<void> {
  const opening = button.page().waitForEvent('filechooser');
  await button.click();
  await (await opening).setFiles({ name, mimeType: 'application/octet-stream', buffer: bytes });
}

function ofSize(bytes: number): Buffer {
  const docx = makeDocx();
  return Buffer.concat([docx, Buffer.alloc(bytes - docx.length)]);
}

interface HostileUpload {
  what: string;
  bytes: () => Buffer;
  status: number;
  sentence: string;
}

const HOSTILE: HostileUpload[] = [
  {
    what: 'zwykły tekst z końcówką .docx',
    bytes: () => Buffer.from('To nie jest archiwum.'),
    ...{ status: 415, sentence: 'To nie jest plik .docx.' },
  },
  { what: 'pusty plik', bytes: () => Buffer.alloc(0), status: 422, sentence: 'Plik jest pusty.' },
  {
    what: 'mały plik, który po rozpakowaniu ma 40 MB',
    bytes: () => makeDocx('<a/>', [{ name: 'word/media/a.bin', content: Buffer.alloc(40 * MEGABYTE) }]),
    ...{ status: 422, sentence: 'Pliku nie da się odczytać: po rozpakowaniu jest zbyt duży.' },
  },
  {
    what: 'archiwum, które kłamie, że jest małe',
    bytes: () => makeDocx('<a/>', [{ name: 'a', content: Buffer.alloc(40 * MEGABYTE), claimedBytes: 10 }]),
    ...{ status: 422, sentence: 'Pliku nie da się odczytać: jest uszkodzony.' },
  },
  {
    what: 'dokument o stu tysiącach zagnieżdżeń',
    bytes: () => makeDocx('<w:p>'.repeat(100_000)),
    ...{ status: 422, sentence: 'Pliku nie da się odczytać: jest zbyt złożony.' },
  },
];

describe('Import planu z pliku DOCX', () => {
  const journey = useJourney({ as: 'dietitian' });
  let session: HttpSession;
  let original: Plan;
  let file: Buffer;

  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const { status, text } = await call(session, method, path, body);
    if (status !== 200 && status !== 201) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text);
  };
  const readPlan = async (id: string) => (await send('GET', `/api/diet-plans2/${id}`)) as Plan;
  const plansOfReceiver = async (): Promise<PlanListItem[]> => {
    const { items } = (await send('GET', '/api/diet-plans2')) as { items: PlanListItem[] };
    return items.filter(({ patientId }) => patientId === RECEIVER.id);
  };

  /** The form of a new plan with the receiver chosen. */
  const openForm = async (page: Page): Promise<void> => {
    await page.goto(productUrl('/diets?new=1'));
    await newPlan(page).getByRole('combobox', { name: 'Pacjent' }).fill(RECEIVER.lastName);
    await page.getByRole('option', { name: new RegExp(RECEIVER.lastName) }).click();
  };

  beforeAll(async () => {
    session = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
    journey.trouble.allow(REFUSED);
    for (const { id, firstName, lastName } of [OWNER, RECEIVER]) {
      await send('POST', '/api/patients', {
        id,
        personal: { firstName, lastName, sex: 'female', birthYear: new Date().getFullYear() - 35 },
        anthropometrics: { heightCm: 170, startingWeightKg: 68 },
        activityFactor: 1.5,
      });
    }
    const { id } = (await send('POST', '/api/diet-plans2', {
      name: 'Etap_I_Halina_Wydruk',
      patientId: OWNER.id,
      ...{ stage: 1, caloriesPerDay: 2000, mealsPerDay: 5 },
    })) as Plan;
    await send('POST', `/api/diet-plans2/${id}/generate`, { seed: 1 });
    original = await readPlan(id);
  });

  test('[decisions 23] plik do importu to wydruk planu, pobrany przyciskiem „Eksport DOCX”', async () => {
    const { page } = journey;
    await page.goto(productUrl(`/diets?planId=${original.id}`));
    const sheet = page.getByRole('dialog', { name: original.name });
    await cardsOf(sheet).first().waitFor();
    file = await handedOut(page, () => sheet.getByRole('button', { name: 'Eksport DOCX' }).click());
    expect(file.length).toBeGreaterThan(10_000);
    expect(file.length).toBeLessThan(LARGEST);
  });

  test('[diets §5] bez pacjenta mówi, że trzeba go wybrać, i nie pyta o plik', async () => {
    const { page } = journey;
    await page.goto(productUrl('/diets?new=1'));
    await importButton(page).click();
    await page.getByText('Wybierz pacjenta przed importem planu.').first().waitFor();
    await expectAccessible(page);
  });

  test('plik o innej końcówce nie jest wysyłany', async () => {
    const { page } = journey;
    await openForm(page);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await choose(importButton(page), { name: 'plan.pdf', bytes: Buffer.from('%PDF-1.7') });
    await refusalOn(page).getByText('Import przyjmuje tylko pliki .docx.').waitFor();
    expect(sent.filter((url) => url.includes(IMPORT))).toEqual([]);
    await closeRefusal(page);
  });

  test.each([LARGEST + 1, 8 * MEGABYTE])(
    'plik za duży (%i bajtów) nie jest wysyłany, a formularz podaje granicę',
    async (bytes) => {
      const { page } = journey;
      const sent: string[] = [];
      const note = (request: { url: () => string }) => void sent.push(request.url());
      page.on('request', note);
      await choose(importButton(page), { name: 'plan.docx', bytes: ofSize(bytes) });
      await refusalOn(page).getByText('Plik jest zbyt duży. Może mieć najwyżej 2 MB.').waitFor();
      page.off('request', note);
      expect(sent.filter((url) => url.includes(IMPORT))).toEqual([]);
      await closeRefusal(page);
    },
  );

  test.each(HOSTILE)(
    'wrogi plik ($what) jest odrzucony polskim zdaniem, a formularz działa dalej',
    async ({ bytes, status, sentence }) => {
      const { page } = journey;
      const answering = page.waitForResponse((answer) => answer.url().includes(IMPORT));
      await choose(importButton(page), { name: 'plan.docx', bytes: bytes() });
      expect((await answering).status()).toBe(status);
      const refusal = refusalOn(page);
      await refusal.getByText(`Import nieudany: ${sentence}`, { exact: true }).waitFor();
      await expectAccessible(page);
      await closeRefusal(page);

      const form = newPlan(page);
      expect(await form.getByRole('combobox', { name: 'Pacjent' }).inputValue()).toContain(RECEIVER.lastName);
      expect(await form.getByLabel('Nazwa planu').inputValue()).toBe(RECEIVED);
      expect(await form.getByRole('button', { name: 'Zapisz', exact: true }).isEnabled()).toBe(true);
      expect(await plansOfReceiver()).toEqual([]);
    },
  );

  test('[diets §8] plik zapisany ponownie w Wordzie jest innym plikiem; „Wybierz inny plik” przyjmuje wydruk, który otwiera się jako plan', async () => {
    const { page } = journey;
    await choose(importButton(page), { name: 'plan.docx', bytes: makeDocx() });
    const refusal = refusalOn(page);
    await refusal.getByText(`Import nieudany: ${NOT_OURS}`, { exact: true }).waitFor();
    await refusal.getByText('Plik otwarty i zapisany ponownie w Wordzie jest już innym plikiem').waitFor();
    await expectAccessible(page);
    await choose(refusal.getByRole('button', { name: 'Wybierz inny plik' }), {
      name: 'Etap_I_Halina_Wydruk.docx',
      bytes: file,
    });

    const sheet = page.getByRole('dialog', { name: RECEIVED });
    await expectFirstDay(sheet, original);
    await expectAccessible(page);
    const [plan, ...others] = await plansOfReceiver();
    expect(others).toEqual([]);
    expect(plan).toMatchObject({ name: RECEIVED, stage: 1, status: 'draft', filledSlots: 70 });
    expect((await readPlan(plan?.id ?? '')).planDays).toEqual(original.planDays);
    await sheet.getByRole('button', { name: 'Zamknij plan' }).click();
    await page.getByRole('button', { name: new RegExp(RECEIVED) }).waitFor();
  });

  test('[diets §8] gdy etap ma już plan, import pyta i nazywa etap; „Anuluj” niczego nie zmienia', async () => {
    const { page } = journey;
    const [{ id } = { id: '' }] = await plansOfReceiver();
    await send('POST', `/api/diet-plans2/${id}/generate`, { seed: 2 });
    const before = await readPlan(id);
    expect(before.planDays).not.toEqual(original.planDays);
    await openForm(page);
    await choose(importButton(page), { name: 'Etap_I_Halina_Wydruk.docx', bytes: file });
    const question = page.getByRole('alertdialog', { name: TAKEN });
    await question.waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Anuluj' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await newPlan(page).getByRole('combobox', { name: 'Pacjent' }).inputValue()).toContain(
      RECEIVER.lastName,
    );
    expect(await readPlan(id)).toEqual(before);
  });

  test('[diets §8] „Nadpisz plan” zastępuje posiłki tego samego planu i otwiera go, a „Cofnij” oddaje poprzednie', async () => {
    const { page } = journey;
    const [{ id } = { id: '' }] = await plansOfReceiver();
    const before = await readPlan(id);
    await choose(importButton(page), { name: 'Etap_I_Halina_Wydruk.docx', bytes: file });
    const question = page.getByRole('alertdialog', { name: TAKEN });
    await question.getByRole('button', { name: 'Nadpisz plan' }).click();
    const sheet = page.getByRole('dialog', { name: RECEIVED });
    await expectFirstDay(sheet, original);
    expect((await plansOfReceiver()).map((plan) => plan.id)).toEqual([id]);
    expect((await readPlan(id)).planDays).toEqual(original.planDays);

    await page.getByRole('button', { name: /^Cofnij/ }).click();
    await page.getByText('Przywrócono plan sprzed importu').first().waitFor();
    await expectFirstDay(sheet, before);
    expect((await readPlan(id)).planDays).toEqual(before.planDays);
  });
});
