import {
  type AllergenConfidence,
  type AllergenTable,
  allergenTable,
} from '@pora/contracts/catalog/allergen-table';
import { ALLERGEN_LABELS, ALLERGENS } from '@pora/contracts/catalog/food.vocabulary';
import { Badge, Disclosure, InlineNotice, theme } from '@pora/ui';
import { DenseTable } from '@pora/ui/data';
import { CircleCheckIcon, InfoIcon, ShieldQuestionMarkIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { nameOf } from './ingredient-row.js';
import { mealEditStrings as t } from './meal-edit.strings.js';
import { type MealEdit } from './use-meal-edit.js';

const LOOKS = {
  pewny: { tone: 'ok', Icon: CircleCheckIcon },
  prawdopodobny: { tone: 'amber', Icon: InfoIcon },
  niepewny: { tone: 'unmapped', Icon: ShieldQuestionMarkIcon },
} as const;

/** Allergens of the meal, each as certain as its surest source; "none" is said only of what was verified (decision 50). */
export function MealAllergens({ edit }: { edit: MealEdit }) {
  const { foods, draft } = edit;
  if (draft.lines.length === 0) return null;
  if (foods.phase !== 'ready') {
    return <Plain>{foods.phase === 'failed' ? t.allergens.failed : t.allergens.loading}</Plain>;
  }
  const table = allergenTable(
    draft.lines.map(({ item }) => ({
      name: nameOf(item),
      info: item.foodId === null ? undefined : foods.byId.get(item.foodId)?.allergenInfo,
    })),
  );
  return (
    <Disclosure level={3} defaultOpen={false} title={t.allergens.title} aside={summaryOf(table)}>
      <Details table={table} />
    </Disclosure>
  );
}

/** In one line: what is in it, and what may be said of the rest. */
function summaryOf({ present, unverified, absence }: AllergenTable): string {
  const named = present.map(
    ({ allergen, confidence }) => `${ALLERGEN_LABELS[allergen]} (${t.allergens.confidence[confidence]})`,
  );
  if (unverified.length > 0) return [...named, t.allergens.uncheckedFoods(unverified.length)].join(', ');
  if (named.length > 0) return named.join(', ');
  return absence === 'pewny' ? t.allergens.none : t.allergens.noneLikely;
}

function Details({ table }: { table: AllergenTable }) {
  const { present, unverified, absence, verified } = table;
  const others = ALLERGENS.filter((allergen) => !present.some((one) => one.allergen === allergen));
  return (
    <>
      {unverified.length > 0 && (
        <InlineNotice tone="unmapped" icon={<ShieldQuestionMarkIcon aria-hidden />}>
          {t.allergens.uncheckedText(unverified)}
        </InlineNotice>
      )}
      <Table $inset aria-label={t.allergens.table}>
        <thead>
          <tr>
            <th scope="col">{t.allergens.columns.allergen}</th>
            <th scope="col">{t.allergens.columns.foods}</th>
            <th scope="col">{t.allergens.columns.confidence}</th>
          </tr>
        </thead>
        <tbody>
          {present.map(({ allergen, confidence, foods }) => (
            <tr key={allergen}>
              <th scope="row">{ALLERGEN_LABELS[allergen]}</th>
              <td>
                {foods
                  .map((food) => t.allergens.food(food.name, t.allergens.confidence[food.confidence]))
                  .join(', ')}
              </td>
              <td>
                <Certainty confidence={confidence} words={t.allergens.confidence[confidence]} />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t.allergens.others(others.length)}</th>
            <td>
              {t.allergens.othersOf(
                verified,
                others.map((allergen) => ALLERGEN_LABELS[allergen]),
              )}
            </td>
            <td>
              <Certainty
                confidence={absence}
                words={absence === 'niepewny' ? t.allergens.unchecked : t.allergens.confidence[absence]}
              />
            </td>
          </tr>
        </tbody>
      </Table>
    </>
  );
}

function Certainty({ confidence, words }: { confidence: AllergenConfidence; words: string }) {
  const { tone, Icon } = LOOKS[confidence];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {words}
    </Badge>
  );
}

const Plain = styled.p`
  margin: 0;
  color: ${theme.c.text3};
  font: ${theme.t.dense};
`;

const Table = styled(DenseTable)`
  overflow-wrap: break-word;

  thead th {
    color: ${theme.c.text3};
  }

  tr > :last-child {
    text-align: right;
    white-space: nowrap;
  }
`;
