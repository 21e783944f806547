import { expect, test } from '@jest/globals';
import type { HandOutOptions } from '@pora/contracts/plans/hand-out.model';
import { aMealEntry, aPatient, aPlan } from '../testing/builders.js';
import { unzip } from '../testing/docx-file.js';
import { aHandOutSettings } from '../testing/hand-out.js';
import { buildHandOut } from './hand-out.builder.js';
import { renderHandOut } from './hand-out.document.js';

const dietitian = { name: 'Alicja Różańska', email: 'alicja@gabinet.example' };

/** The document of a plan that has the same soup on its first two days. */
async function documentOf(options: Partial<HandOutOptions> = {}): Promise<string> {
  const plan = aPlan();
  const entry = aMealEntry({ name: 'Zupa', description: 'Ugotuj.' });
  const planDays = plan.planDays.map((day) => ({
    ...day,
    slots: day.slots.map((slot, at) => (at === 0 && day.day <= 2 ? { ...slot, entry } : slot)),
  }));
  const settings = aHandOutSettings(options);
  const source = { plan: { ...plan, planDays }, patient: aPatient(), dietitian, settings };
  const parts = unzip(await renderHandOut(buildHandOut(source)));
  return parts.get('word/document.xml')?.toString('utf8') ?? '';
}

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
