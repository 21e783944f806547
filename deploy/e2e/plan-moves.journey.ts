import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type Locator, type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { eventually } from './support/eventually.js';
import { call, type HttpSession, signInOverHttp } from './support/http-session.mjs';
import { expectAccessible, useJourney } from './support/journey.js';
import { ACCOUNTS, signIn } from './support/sign-in.js';

const PLAN_ID = 'plan-demo-anna-1';
const PLAN = 'Etap_I_Anna_Zielińska';
const PHONE = { width: 390, height: 844 };
/** As long as a finger holds still before it carries, with room for a busy machine. */
const HELD = '[data-drop]';

describe('Posiłki w planie zmieniają miejsce', () => {
  const journey = useJourney({ as: 'dietitian' });
  let session: HttpSession;

  const stored = async (): Promise<Plan> =>
    JSON.parse((await call(session, 'GET', `/api/diet-plans2/${PLAN_ID}`)).text) as Plan;
  /** Names in the slots of a day, from the server. */
  const mealsOf = async (day: number): Promise<string[]> =>
    (await stored()).planDays[day - 1]?.slots.map(({ entry }) => entry?.name ?? '') ?? [];
  const open = async (page: Page, address: string): Promise<Locator> => {
    await page.goto(productUrl(`/diets?plan=${PLAN_ID}${address}`));
    const editor = page.getByRole('dialog', { name: PLAN });
    await editor.locator('[data-slot-place]').first().waitFor();
    // What the check finds stands in the cards and makes them higher: only then do they stay where they are.
    await editor.getByRole('button', { name: /^Ostrzeżenia planu: (?!Sprawdzam)/ }).waitFor();
    return editor;
  };
  const slot = (editor: Locator, place: string) => editor.locator(`[data-slot-place~="${place}"]`);
  const middleOf = async (element: Locator) => {
    await element.scrollIntoViewIfNeeded();
    const box = await element.boundingBox();
    if (!box) throw new Error('Nothing to point at.');
    return { x: box.x + box.width / 2, y: box.y + 16 };
  };
  /** Whatever is asked about the type of the meal is answered with yes. */
  const agree = async (page: Page): Promise<void> => {
    const yes = page.getByRole('button', { name: 'Wstaw mimo to' });
    const done = page.getByText(/^(Zamieniono|Przeniesiono|Skopiowano|Wstawiono)/).first();
    await yes.or(done).first().waitFor();
    for (let asked = 0; asked < 2 && !(await done.isVisible()); asked += 1) {
      if (await yes.isVisible()) await yes.click();
      await yes.or(done).first().waitFor();
    }
    await done.waitFor();
  };

  beforeAll(async () => {
    session = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
  });

  test('[diets §2] mysz zamienia dwa posiłki i wstawia wynik wyszukiwania', async () => {
    const { page } = journey;
    const [first, , third, snack = ''] = await mealsOf(1);
    const editor = await open(page, '&day=1');
    const from = await middleOf(slot(editor, '1.0'));
    const to = await middleOf(slot(editor, '1.2'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 12 });
    await editor.getByText('po upuszczeniu').waitFor();
    await page.mouse.up();
    await agree(page);
    await eventually(
      () => mealsOf(1),
      (meals) => expect(meals.slice(0, 3)).toEqual([third, expect.any(String), first]),
    );

    const search = editor.getByRole('search', { name: 'Wyszukiwarka' });
    await slot(editor, '1.3').click({ position: { x: 8, y: 8 } });
    // Favourites of other journeys stand before the rest: the meal that stands there may be any of the hits.
    const hit = search.getByRole('list').getByRole('button').filter({ hasNotText: snack }).first();
    await hit.waitFor();
    await expectAccessible(page);
    await hit.click();
    await editor.getByText(/^Wstawiono/).waitFor();
    await eventually(
      () => mealsOf(1),
      (meals) => expect(meals[3]).not.toBe(snack),
    );
  });

  test('[diets §2] sama klawiatura przenosi posiłek do innego dnia', async () => {
    const { page } = journey;
    const [before] = await mealsOf(2);
    const editor = await open(page, '&day=2');
    await slot(editor, '2.0').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await editor.getByRole('heading', { name: 'Dzień 3' }).waitFor();
    await page.keyboard.press('Enter');
    await agree(page);
    await eventually(
      () => mealsOf(3),
      ([meal]) => expect(meal).toBe(before),
    );
  });

  test('[diets §2] palec przytrzymuje posiłek na telefonie i upuszcza go niżej', async () => {
    const { page, trouble } = await journey.visit(PHONE);
    await signIn(page, 'dietitian');
    const [first] = await mealsOf(5);
    const editor = await open(page, '&day=5');
    const from = await middleOf(slot(editor, '5.0'));
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    await touch('touchStart', from);
    await editor.locator(HELD).first().waitFor();
    const box = await slot(editor, '5.1').boundingBox();
    const to = { x: from.x, y: (box?.y ?? 0) + 24 };
    await touch('touchMove', { ...to, y: to.y - 8 });
    await touch('touchMove', to);
    await editor.locator('[data-slot-place="5.1"][data-over]').waitFor();
    await touch('touchEnd');
    await agree(page);
    await eventually(
      () => mealsOf(5),
      ([, meal]) => expect(meal).toBe(first),
    );
    expect(trouble.take()).toEqual([]);
  });
});
