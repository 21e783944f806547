import type { MealEntry, PlanDay, PlanIngredient, PlanSlot } from '@pora/contracts/plans/plan.model';
import type { ExportedPlan } from '@pora/contracts/plans/plan.routes';
import { PLAN_STATUS_LABELS } from '@pora/contracts/plans/plan.vocabulary';
import { formatDateTime } from '@pora/text-pl/dates';
import { formatGrams, formatKcal } from '@pora/text-pl/numbers';
import { facts, type Html, html, page } from './page.js';
import { day, inTrash, typed, withUnit } from './words.js';

/** A plan day by day, with what each meal is made of. */
export function planPage({ plan, deletedAt, acceptedRisks }: ExportedPlan): string {
  return page(
    plan.name,
    facts([
      ['Stan', `${PLAN_STATUS_LABELS[plan.status]}${inTrash({ deletedAt })}`],
      ['Etap', plan.stage],
      ['Utworzony', day(plan.created)],
      ['Ostatnia zmiana', formatDateTime(plan.updatedAt)],
      ['Liczba dni', plan.days],
      ['Posiłki dziennie', plan.mealsPerDay],
      ['Kaloryczność dnia', formatKcal(plan.caloriesPerDay)],
      ['TDEE', withUnit(plan.tdee, 'kcal')],
    ]),
    plan.planDays.map(dayPart),
    (acceptedRisks.length > 0 && [
      html`<h2>Przyjęte ryzyka</h2>`,
      facts(acceptedRisks.map(({ acceptedAt, reason }) => [formatDateTime(acceptedAt), reason])),
    ]) ||
      null,
  );
}

function dayPart({ day: number, slots, totals }: PlanDay): Html {
  const meals = slots.filter((slot): slot is PlanSlot & { entry: MealEntry } => slot.entry !== null);
  if (meals.length === 0)
    return html`<section>
      <h2>Dzień ${number}</h2>
      <p class="quiet">Bez posiłków.</p>
    </section>`;
  return html`<section>
    <h2>Dzień ${number}</h2>
    <p class="quiet">
      ${formatKcal(totals.calories)}, węglowodany ${formatGrams(totals.carbs)}, białko
      ${formatGrams(totals.protein)}, tłuszcz ${formatGrams(totals.fat)}
    </p>
    ${meals.map(mealPart)}
  </section>`;
}

function mealPart({ time, label, entry }: PlanSlot & { entry: MealEntry }): Html {
  return html`<h3>${time} ${label}: ${entry.name} (${formatKcal(entry.calories)})</h3>
    <ul>
      ${entry.ingredients.map((ingredient) => html`<li>${ingredientWords(ingredient)}</li>`)}
    </ul>
    ${entry.description && html`<p class="words">${entry.description}</p>`}`;
}

/** "Chleb żytni, 70 g (2 × kromka), zamiast: Chleb pszenny". */
function ingredientWords({
  foodName,
  sourceText,
  grams,
  unitName,
  unitQty,
  substitution,
}: PlanIngredient): string {
  const unit = unitName && unitQty ? ` (${typed(unitQty)} × ${unitName})` : '';
  const instead = substitution
    ? `, zamiast: ${[substitution.from, ...(substitution.alsoFrom ?? [])].join(', ')}`
    : '';
  return `${foodName || sourceText || 'składnik'}, ${formatGrams(grams, Number.isInteger(grams) ? 0 : 1)}${unit}${instead}`;
}
