import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeZip } from '@pora/common/testing/zip';
import { type PatientSurvey } from '@pora/contracts/patients/survey.model';
import { type Locator, type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { eventually, untilFocused } from './support/eventually.js';
import { call, type HttpSession, signInOverHttp } from './support/http-session.mjs';
import { expectAccessible, useJourney } from './support/journey.js';
import { ACCOUNTS } from './support/sign-in.js';
import { expectNoSidewaysScroll, resize } from './support/widths.js';

const PATIENT = { id: 'p-ankieta-olga', firstName: 'Olga', lastName: 'Ankietowa' };
const NAME = 'Olga Ankietowa';
const PHONE = { width: 390, height: 844 };
/** Answers with this status stand in the console. */
const REFUSED = /status of 422 .*\/api\/patient-surveys\/parse/;

const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

/** The look at what was understood, which comes before words that changed are saved. */
async function afterLook(page: Page): Promise<void> {
  const look = dialogOf(page, 'Sprawdź, co zrozumieliśmy');
  await look.getByRole('button', { name: /^Zapisz ankietę/ }).click();
}

/** A filled-in form, one paragraph for each line. */
function form(...lines: string[]): Buffer {
  const body = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('');
  const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  return makeZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: 'word/document.xml',
      content: `<w:document xmlns:w="${namespace}"><w:body>${body}</w:body></w:document>`,
    },
  ]);
}

/** Chooses a file as a person does: the button opens the window of the system. */
async function choose(page: Page, bytes: Buffer, press: () => Promise<void>): Promise<void> {
  const opening = page.waitForEvent('filechooser');
  await press();
  await (
    await opening
  ).setFiles({ name: 'ankieta.docx', mimeType: 'application/octet-stream', buffer: bytes });
}

describe('Import ankiety', () => {
  const journey = useJourney({ as: 'dietitian' });
  let session: HttpSession;

  beforeAll(async () => {
    journey.trouble.allow(REFUSED);
    session = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
    const { id, ...personal } = PATIENT;
    await call(session, 'POST', '/api/patients', { id, personal });
  });

  const stored = async (): Promise<PatientSurvey | undefined> => {
    const { text } = await call(session, 'GET', `/api/patient-surveys?patientId=${PATIENT.id}`);
    return (JSON.parse(text) as { items: PatientSurvey[] }).items[0];
  };

  test('[core §5] inne nazwisko w pliku jest pytaniem, a myszą importuje się ankietę z tekstem bez pola', async () => {
    const { page } = journey;
    await page.goto(productUrl('/patients'));
    await page.getByRole('button', { name: `Wypełnij ankietę: ${NAME}` }).click();
    const editor = dialogOf(page, 'Ankieta');
    const file = form(
      'Imię i nazwisko: Ada Inna',
      'Alergie: orzechy laskowe',
      'Wzrost: 168',
      'Warzywa – lubi: wszystko oprócz cebuli',
    );
    await choose(page, file, () => editor.getByRole('button', { name: 'Import z .docx' }).click());
    const question = page.getByRole('alertdialog', { name: 'Inne imię i nazwisko w pliku' });
    await question
      .getByText(
        `Uwaga: Imię i nazwisko w pliku (Ada Inna) różni się od wybranego pacjenta (${NAME}). Kontynuować?`,
      )
      .waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Kontynuuj' }).click();

    const review = dialogOf(page, 'Sprawdź import');
    await review.getByText('Rozpoznano 3 z 4 pól').waitFor();
    await expectAccessible(page);
    await review
      .getByRole('radiogroup', { name: 'Imię i nazwisko: która odpowiedź' })
      .getByText('Zostaw')
      .click();
    await review.getByRole('combobox', { name: 'Gdzie przypisać: Wzrost: 168' }).click();
    await page.getByRole('option', { name: 'Notatki', exact: true }).click();
    expect(await stored()).toBeUndefined();
    await review.getByRole('button', { name: 'Zapisz ankietę' }).click();
    await review.waitFor({ state: 'hidden' });
    await afterLook(page);
    await page.getByText('Ankieta zapisana').first().waitFor();
    expect(await stored()).toMatchObject({
      sourceFile: 'ankieta.docx',
      header: { fullName: NAME },
      gastro: { allergies: 'orzechy laskowe' },
      preferences: { vegetables: { liked: [], disliked: ['cebula'] } },
      patientNotes: 'Wzrost: 168',
    });
  });

  test('[core §8] plik, którego nie da się odczytać, mówi to i niczego nie zmienia', async () => {
    const { page } = journey;
    await page.getByRole('button', { name: `Ankieta: ${NAME}` }).click();
    const view = dialogOf(page, 'Ankieta');
    await choose(page, Buffer.from('PK\u0003\u0004'), () =>
      view.getByRole('button', { name: 'Import z .docx' }).click(),
    );
    await page.getByText('Błąd parsowania pliku').first().waitFor();
    await view.getByText('orzechy laskowe').first().waitFor();
    expect(await stored()).toMatchObject({ version: 1 });
  });

  test('[core §4] klawiaturą: import, „Zostaw” przy krótszej odpowiedzi i zapis skrótem', async () => {
    const { page } = journey;
    const view = dialogOf(page, 'Ankieta');
    const button = view.getByRole('button', { name: 'Import z .docx' });
    await button.focus();
    const file = form(`Imię i nazwisko: ${NAME}`, 'Alergie: brak', 'Refluks: po kawie');
    await choose(page, file, () => page.keyboard.press('Enter'));
    const review = dialogOf(page, 'Sprawdź import');
    await review.getByText('Plik skróciłby odpowiedź.').waitFor();
    await page.keyboard.press('Control+s');
    await review.waitFor({ state: 'hidden' });
    await dialogOf(page, 'Ankieta').getByText('po kawie').waitFor();
    // The form shows the text before its save is sent.
    await eventually(stored, (survey) =>
      expect(survey).toMatchObject({ gastro: { allergies: 'orzechy laskowe', reflux: 'po kawie' } }),
    );
  });

  test('[core §4] na telefonie wszystko mieści się w szerokości, a porzucenie importu pyta', async () => {
    const { page } = journey;
    await resize(page, PHONE);
    const view = dialogOf(page, 'Ankieta');
    const file = form('Cel wizyty: więcej energii', 'Gotuje głównie mąż.');
    await choose(page, file, () => view.getByRole('button', { name: 'Import z .docx' }).click());
    const review = dialogOf(page, 'Sprawdź import');
    await review.getByText('więcej energii').first().waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const close = review.getByRole('button', { name: 'Porzuć import' });
    await close.click();
    const question = page.getByRole('alertdialog', { name: 'Porzucić import?' });
    await question.getByRole('button', { name: 'Wróć', exact: true }).click();
    await untilFocused(close);
    await close.click();
    await question.getByRole('button', { name: 'Porzuć zmiany' }).click();
    await review.waitFor({ state: 'hidden' });
    expect(await stored()).toMatchObject({ header: { visitPurpose: '' } });
  });
});
