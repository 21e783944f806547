import { readFileSync } from 'node:fs';
import { expect } from '@jest/globals';
import { type AcceptedRisks } from '@pora/contracts/plans/accepted-risk.model';
import { type Plan, type PlanListItem } from '@pora/contracts/plans/plan.model';
import { type Locator, type Page } from 'playwright-core';
import { productUrl } from './browser.js';
import { eventually } from './eventually.js';
import { call, type HttpSession, signInOverHttp } from './http-session.mjs';
import { ACCOUNTS } from './sign-in.js';

/** Somebody who must not get cow's milk and likes no tomatoes. */
export interface PathPatient {
  id: string;
  firstName: string;
  lastName: string;
}

/** A food that they must not get, as the catalogue calls it. */
export const MILK = 'Mleko 2 %';
/** Why it is put into the plan all the same. */
export const REASON = 'Próba mleka uzgodniona na wizycie';
/** What the repair says of the one meal that holds it. */
export const LEFT_ALONE = 'Posiłki z zaakceptowanym ryzykiem pozostały bez zmian: 1.';

/** The way of one plan from "Plan diety" to the trash: whose it is, and what the server has of it. */
export class PlanPath {
  private constructor(
    private readonly session: HttpSession,
    private readonly patient: PathPatient,
  ) {}

  /** Adds the patient with their results and survey. */
  static async begin(patient: PathPatient): Promise<PlanPath> {
    const path = new PlanPath(await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email), patient);
    const { id, firstName, lastName } = patient;
    await path.send('POST', '/api/patients', {
      id,
      personal: { firstName, lastName, sex: 'female', birthYear: new Date().getFullYear() - 41 },
      ...{ anthropometrics: { heightCm: 168, startingWeightKg: 74 }, activityFactor: 1.5 },
    });
    await path.send('POST', '/api/patient-intolerances', {
      patientId: id,
      categories: [{ name: 'NABIAŁ I JAJA', items: [{ name: 'Mleko krowie', value: 88 }] }],
      ...{ sourceFile: 'wyniki.xlsx', date: '2026-11-20' },
    });
    await path.answerSurvey({});
    return path;
  }

  /** The survey says from now on what they are allergic to. */
  nowAllergicTo(food: string): Promise<void> {
    return this.answerSurvey({ gastro: { allergies: food } });
  }

  get fullName(): string {
    return `${this.patient.firstName} ${this.patient.lastName}`;
  }

  /** Name of their plan of a stage. */
  planName(stage = 'I'): string {
    return `Etap_${stage}_${this.patient.firstName}_${this.patient.lastName}`;
  }

  /** The dialog of that plan. */
  editor(page: Page, stage = 'I'): Locator {
    return page.getByRole('dialog', { name: this.planName(stage), exact: true });
  }

  async plans(): Promise<PlanListItem[]> {
    const { items } = await this.send<{ items: PlanListItem[] }>('GET', '/api/diet-plans2');
    return items.filter(({ patientId }) => patientId === this.patient.id);
  }

  /** Their only plan of the stage. */
  async stored(stage = 1): Promise<Plan> {
    const [plan, ...others] = (await this.plans()).filter((each) => each.stage === stage);
    expect([plan?.stage, others]).toEqual([stage, []]);
    return this.send<Plan>('GET', `/api/diet-plans2/${plan?.id}`);
  }

  /** The meal of a slot, `day` 1-based, `slotIndex` 0-based; empty where there is none. */
  async meal(day: number, slotIndex: number): Promise<string> {
    return mealIn(await this.stored(), day, slotIndex);
  }

  /** Waits until the server has these meals in the slots written "day.slot". */
  untilMeals(expected: Record<string, string>): Promise<void> {
    return eventually(
      async () => {
        const plan = await this.stored();
        return Object.fromEntries(
          Object.keys(expected).map((at) => {
            const [day = 0, slotIndex = 0] = at.split('.').map(Number);
            return [at, mealIn(plan, day, slotIndex)];
          }),
        );
      },
      (meals) => expect(meals).toEqual(expected),
    );
  }

  /** Places that hold the milk, as "day.slot". */
  async milk(): Promise<string[]> {
    const { planDays } = await this.stored();
    return planDays.flatMap(({ day, slots }) =>
      slots.flatMap(({ entry }, slotIndex) =>
        entry?.ingredients.some(({ foodName }) => foodName === MILK) ? [`${day}.${slotIndex}`] : [],
      ),
    );
  }

  /** Waits until a place has another food instead of the milk, and says so, if only behind "więcej". */
  async untilMilkSwapped(page: Page, at: string): Promise<void> {
    const [day = 0, slotIndex = 0] = at.split('.').map(Number);
    await eventually(
      async () => {
        const { planDays } = await this.stored();
        const ingredients = planDays[day - 1]?.slots[slotIndex]?.entry?.ingredients ?? [];
        return ingredients.flatMap(({ substitution }) =>
          substitution ? [substitution.from, ...(substitution.alsoFrom ?? [])] : [],
        );
      },
      (replaced) => expect(replaced).toContain(MILK),
    );
    const card = slotAt(this.editor(page), at);
    await card
      .getByText(new RegExp(`zamiast: .*${MILK}`))
      .or(card.getByRole('button', { name: /więcej$/ }))
      .first()
      .waitFor();
  }

  /** Reasons of the risks that somebody took for their plan, with the slots as "day.slot". */
  async acceptedRisks(): Promise<Record<string, string>> {
    const { id } = await this.stored();
    const { items } = await this.send<AcceptedRisks>('GET', `/api/diet-plans2/${id}/accepted-risks`);
    return Object.fromEntries(
      items.map(({ place, reason }) => [place ? `${place.day}.${place.slotIndex}` : '', reason]),
    );
  }

  private async answerSurvey(answers: object): Promise<void> {
    const vegetables = { liked: [], conditionallyAllowed: [], disliked: ['pomidory'] };
    const survey = { patientId: this.patient.id, preferences: { vegetables }, ...answers };
    await this.send('POST', '/api/patient-surveys', survey);
  }

  private async send<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const { status, text } = await call(this.session, method, path, body);
    if (status !== 200 && status !== 201) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text) as Answer;
  }
}

function mealIn({ planDays }: Plan, day: number, slotIndex: number): string {
  return planDays[day - 1]?.slots[slotIndex]?.entry?.name ?? '';
}

/** What a press downloads. */
export async function downloaded(page: Page, press: () => Promise<unknown>): Promise<Buffer> {
  const started = page.waitForEvent('download');
  await press();
  return readFileSync(await (await started).path());
}

/** Answers for what stands in the way of handing a plan out, in its open dialog. */
export async function answerForRisks(dialog: Locator): Promise<void> {
  await dialog
    .getByText(/^Zanim wydasz$|^Nic nie stoi na przeszkodzie/)
    .first()
    .waitFor();
  const understood = dialog.getByRole('checkbox', { name: /Rozumiem ryzyko/ });
  if (!(await understood.isVisible())) return;
  await understood.check();
  await dialog.getByRole('textbox', { name: /Powód/ }).fill('Uzgodnione na wizycie');
}

/** Hands the opened plan out as a file by its one dialog, which a press opens; what stands in the way is answered for. */
export async function handedOut(page: Page, press: () => Promise<unknown>): Promise<Buffer> {
  await press();
  const dialog = page.getByRole('dialog', { name: 'Materiał dla pacjenta' });
  await dialog
    .getByRole('region', { name: 'Podgląd' })
    .or(dialog.getByRole('button', { name: 'Podgląd' }))
    .first()
    .waitFor();
  const download = dialog.getByRole('button', { name: 'Pobierz DOCX' });
  await answerForRisks(dialog);
  const bytes = await downloaded(page, () => download.click());
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return bytes;
}

/** Gives a file to the window of the system that a press opens. */
export async function chooseFile(page: Page, bytes: Buffer, press: () => Promise<unknown>): Promise<void> {
  const opening = page.waitForEvent('filechooser');
  await press();
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  await (await opening).setFiles({ name: 'plan.docx', mimeType, buffer: bytes });
}

/** The slot of the day view or the cell of the overview. */
export const slotAt = (editor: Locator, place: string): Locator =>
  editor.locator(`[data-slot-place~="${place}"]`);
