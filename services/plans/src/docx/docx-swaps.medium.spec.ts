import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import mammoth from 'mammoth';
import type { MealEntry, Plan, PlanIngredient } from '@pora/contracts/plans/plan.model';
import { exportDocx } from '../testing/exported.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { avoiding } from '../testing/safety-data.js';
import { demoPatients, fullStarterSnapshot } from '../testing/starter-data.js';

let app: PlansApp;

beforeAll(async () => {
  app = await startPlansApp();
  app.catalogue.snapshot = fullStarterSnapshot('swaps');
});
afterAll(() => app.stop());

/** Plan of a patient with these results, and its hand-out: underlined words stand in <u>. */
async function handOutAvoiding(names: readonly string[], disliked: readonly string[]) {
  const [someone] = demoPatients();
  const patientId = `p-swaps-${names.length}-${disliked.length}`;
  const items = names.map((name) => ({ name, value: 64 }));
  app.people.set(patientId, { ...someone!, id: patientId, ...avoiding(items, disliked) });
  const plan = await app.createPlan({ patientId, generatorSources: ['own', 'AG', 'KB', 'KS'] });
  await app.dietitian.post(`/api/diet-plans2/${plan.id}/generate`, {}).expect(200);
  const filled = (await app.dietitian.get(`/api/diet-plans2/${plan.id}`).expect(200)).body as Plan;
  const { bytes } = await exportDocx(app.dietitian, plan);
  const { value } = await mammoth.convertToHtml(
    { buffer: bytes },
    { styleMap: ['u => u', "p[style-name='Zmiana w przepisie'] => p.note:fresh"] },
  );
  return { plan: filled, html: plain(value) };
}

const plain = (text: string) =>
  text.replaceAll('\u00a0', ' ').replaceAll('&amp;', '&').replaceAll('&quot;', '"');
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const swapsOf = ({ ingredients }: MealEntry) => ingredients.filter(({ substitution }) => substitution);

/** How recipes of the starter base speak of a food; written out by hand, the product reads Polish by itself. */
const SPOKEN: readonly (readonly [food: RegExp, words: RegExp])[] = [
  [/^Mleko/, /(?<!\p{L})mle(k|cz)/iu],
  [/^Jogurt/, /(?<!\p{L})jogur/iu],
  [/^(Kefir|Maślanka|Skyr)/, /(?<!\p{L})(kefir|maślan|skyr)/iu],
  [/^Ser twarogowy/, /(?<!\p{L})twar[oó]/iu],
  [/^Serek/, /(?<!\p{L})ser(k|ek)/iu],
  [/^Ser /, /(?<!\p{L})ser(|a|em|u|y)(?!\p{L})/iu],
  [/feta/, /(?<!\p{L})fet/iu],
  [/mozzarella/, /(?<!\p{L})mozzar/iu],
  [/parmezan/, /(?<!\p{L})parmez/iu],
  [/ricotta/, /(?<!\p{L})ricot/iu],
  [/^Śmietan/, /śmietan/iu],
  [/^Masło/, /(?<!\p{L})mas(ł|le)/iu],
  [/^Jajk|jaja/, /(?<!\p{L})(jaj|żółtk|białk)/iu],
  [/^Orzechy/, /(?<!\p{L})orzech/iu],
  [/^Migdały/, /(?<!\p{L})migdał/iu],
  [/^Chleb|^Bułka/, /(?<!\p{L})(chleb|bułk|kromk|grzank|pieczyw)/iu],
  [/^Makaron/, /(?<!\p{L})makaron/iu],
  [/^Mąka/, /(?<!\p{L})mą[kc]/iu],
  [/^Pomidor/, /(?<!\p{L})pomidor/iu],
  [/^Passata/, /(?<!\p{L})passat/iu],
  [/^Koncentrat/, /(?<!\p{L})koncentrat/iu],
  [/^Cebula/, /(?<!\p{L})cebul/iu],
  [/^Czosnek/, /(?<!\p{L})czosn/iu],
  [/^Napój/, /(?<!\p{L})nap[oó]j/iu],
  [/^Ogórek/, /(?<!\p{L})ogór/iu],
  [/^Kasza/, /(?<!\p{L})kasz/iu],
  [/bulgur/, /(?<!\p{L})bulgur/iu],
  [/kuskus/, /(?<!\p{L})kuskus/iu],
  [/^Koperek/, /(?<!\p{L})koper/iu],
  [/^Szynka/, /(?<!\p{L})(szyn[ck]|wędlin)/iu],
  [/^Polędwica/, /(?<!\p{L})(polędwic|wędlin)/iu],
  [/^(Parówki|Kabanosy|Kiełbasa|Pasztet|Boczek)/, /(?<!\p{L})(parów|kabanos|kiełbas|pasztet|bocz)/iu],
  [/^(Majonez|Musztarda)/, /(?<!\p{L})(majonez|musztard)/iu],
  [/^Tortilla/, /(?<!\p{L})(tortill|plac[ek])/iu],
  [/^Kiełbasa/, /(?<!\p{L})kiełbas/iu],
  [/^Płatki|^Musli|^Granola/, /(?<!\p{L})(płatk|musli|granol|owsiank)/iu],
  [/^Czekolada/, /(?<!\p{L})czekolad/iu],
];

describe('[decisions 49] the hand-out of meals whose foods were swapped', () => {
  test.each([
    [['Mleko krowie', 'Migdał'], []],
    [['Jajo kurze', 'Orzech laskowy', 'Orzech włoski', 'Czosnek'], ['pomidory']],
    [
      ['Pszenica', 'Mleko krowie', 'Kazeina'],
      ['cebula', 'koperek'],
    ],
  ])('never tells a patient with %j who dislikes %j to use what was taken out', async (results, disliked) => {
    const { plan, html } = await handOutAvoiding(results, disliked);
    const meals = plan.planDays.flatMap(({ slots }) => slots.flatMap(({ entry }) => entry ?? []));
    const swapped = meals.filter((entry) => swapsOf(entry).length > 0);
    expect(swapped.length).toBeGreaterThanOrEqual(10);
    const unspoken: string[] = [];
    for (const entry of swapped) {
      const fromOf = ({ substitution }: PlanIngredient) => [
        substitution?.from ?? '',
        ...(substitution?.alsoFrom ?? []),
      ];
      const names = swapsOf(entry).flatMap(fromOf);
      for (const item of swapsOf(entry))
        expect(textOf(html)).toContain(`${item.foodName}zamiast: ${fromOf(item).map(lowerFirst).join('; ')}`);
      const without = [...new Set(names.map(lowerFirst))].join('; ');
      const title = `${entry.name} – wersja bez: ${without}`;
      expect(textOf(html)).toContain(title);
      if (!entry.description) continue;
      const recipe = recipeUnder(html, title);
      expect(recipe).toContain('class="note"');
      const steps = textOf(recipe.replace(/<p class="note">.*?<\/p>/gs, '').replace(/<u>.*?<\/u>/gs, ' '));
      for (const name of names) {
        const spoken = SPOKEN.filter(([food]) => food.test(name));
        if (spoken.length === 0) unspoken.push(name);
        for (const [, words] of spoken) expect([title, steps.match(words)?.[0]]).toEqual([title, undefined]);
      }
    }
    expect(new Set(unspoken)).toEqual(new Set());
  });
});

const textOf = (html: string) => html.replace(/<[^>]*>/g, '');

/** What stands under the heading of a dish, up to the next dish. */
function recipeUnder(html: string, title: string): string {
  const parts = html.split('<h3>').slice(1);
  const found = parts.filter((part) => textOf(part.split('</h3>')[0] ?? '') === title);
  expect([title, found.length]).toEqual([title, 1]);
  // After the last dish come parts of their own.
  return (found[0] ?? '').split('</h3>')[1]?.split(/<h[12]>/)[0] ?? '';
}
