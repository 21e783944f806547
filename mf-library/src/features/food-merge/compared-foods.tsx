import { type FoodMergeKind, type FoodMergePreview } from '@pora/contracts/catalog/food-merge.model';
import { ALLERGEN_LABELS } from '@pora/contracts/catalog/food.vocabulary';
import { formatCount, formatDate, formatGrams } from '@pora/kit';
import { media, theme, VisuallyHidden } from '@pora/ui';
import { DenseTable, TableScroll } from '@pora/ui/data';
import { useId } from 'react';
import styled from 'styled-components';
import { foodMergeStrings as t } from './food-merge.strings.js';

type ComparedFood = FoodMergePreview['foods'][number];

interface ComparedFoodsProps {
  kind: FoodMergeKind;
  foods: readonly ComparedFood[];
  stays: number;
  /** Without it nothing is to choose. */
  onChoose?: ((id: number) => void) | undefined;
  disabled: boolean;
}

/** What is written of a food, by the rows of the comparison. */
const ROWS: readonly (readonly [string, (food: ComparedFood) => string])[] = [
  [t.rows.id, ({ id }) => String(id)],
  [t.rows.category, ({ category }) => category],
  [t.rows.code, ({ code }) => code ?? t.nothing],
  [t.rows.per, ({ per }) => t.per[per]],
  [t.rows.calories, ({ calories }) => formatCount(calories)],
  [t.rows.protein, ({ protein }) => formatGrams(protein, 1)],
  [t.rows.fat, ({ fat }) => formatGrams(fat, 1)],
  [t.rows.carbs, ({ carbs }) => formatGrams(carbs, 1)],
  [t.rows.allergens, allergensOf],
  [t.rows.intolerances, ({ intolerances = [] }) => listed(intolerances.map(({ name }) => name))],
  [t.rows.units, ({ units }) => listed(units.map(({ name, grams }) => `${name} ${formatGrams(grams, 0)}`))],
  [t.rows.added, ({ addedAt }) => formatDate(addedAt)],
];

/** Row whose difference means nothing. */
const OWN_ROWS: ReadonlySet<string> = new Set([t.rows.id, t.rows.added]);

function allergensOf({ allergenInfo: { allergens, confidence } }: ComparedFood): string {
  if (allergens.length === 0) return confidence === 'niepewny' ? t.noneChecked : t.nothing;
  return `${allergens.map((allergen) => ALLERGEN_LABELS[allergen].toLowerCase()).join(', ')} (${confidence})`;
}

function listed(names: readonly string[]): string {
  return names.join(', ') || t.nothing;
}

/** The foods side by side; what differs from the one that stays is bold. */
export function ComparedFoods({ kind, foods, stays, onChoose, disabled }: ComparedFoodsProps) {
  const group = useId();
  const kept = foods.find(({ id }) => id === stays);
  return (
    <TableScroll role="region" aria-label={t.table} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t.feature}</VisuallyHidden>
            </th>
            {foods.map((food) => (
              <Head key={food.id} scope="col" $stays={food.id === stays}>
                <Choice>
                  {onChoose && (
                    <input
                      type="radio"
                      name={group}
                      checked={food.id === stays}
                      disabled={disabled}
                      onChange={() => onChoose(food.id)}
                    />
                  )}
                  <span>
                    <Name>{food.name}</Name>
                    <small>{food.id === stays ? t.stays[kind] : t.goes[kind]}</small>
                  </span>
                </Choice>
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([name, textOf]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {foods.map((food) => {
                const text = textOf(food);
                const differs = !OWN_ROWS.has(name) && kept !== undefined && text !== textOf(kept);
                return (
                  <Cell key={food.id} $stays={food.id === stays} $differs={differs}>
                    {text}
                    {differs && <VisuallyHidden> – {t.differs}</VisuallyHidden>}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroll>
  );
}

const Table = styled(DenseTable)`
  th,
  td {
    padding: ${theme.s[1]} ${theme.s[3]} ${theme.s[1]} 0;
    font-variant-numeric: tabular-nums;
  }

  tbody th {
    color: ${theme.c.text2};
    font-weight: 400;
    white-space: nowrap;
  }

  ${media.phone} {
    th,
    td {
      min-width: 7.5rem;
    }

    tbody th {
      min-width: 6rem;
    }
  }
`;

const Head = styled.th<{ $stays: boolean }>`
  && {
    padding: ${theme.s[2]} ${theme.s[3]};
    background: ${({ $stays }) => ($stays ? theme.c.inkSoft : 'none')};
    color: inherit;
    font: inherit;
  }

  small {
    display: block;
    font: ${theme.t.small};
    color: ${theme.c.text2};
  }
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.s[3]};
  min-height: ${theme.h.touch};
  cursor: pointer;

  input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    accent-color: ${theme.c.ink};
  }
`;

const Name = styled.span`
  font-weight: 600;
`;

const Cell = styled.td<{ $stays: boolean; $differs: boolean }>`
  && {
    padding-left: ${theme.s[3]};
    background: ${({ $stays }) => ($stays ? theme.c.okSoft : 'none')};
    font-weight: ${({ $differs }) => ($differs ? 600 : 400)};
  }
`;
