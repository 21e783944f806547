import { type SafetyProblem } from '@pora/contracts/plans/plan-safety.model';
import { announce, theme } from '@pora/ui';
import { useRowOrder } from '@pora/ui/forms';
import { useRef } from 'react';
import styled from 'styled-components';
import { IngredientRow, nameOf, type RowActions } from './ingredient-row.js';
import { withMeasure } from '../food-amount/public.js';
import { type DraftLine, withChanged, withFood, withMoved } from './meal-draft.js';
import { mealEditStrings as t } from './meal-edit.strings.js';
import { NARROW } from './narrow.js';
import { type MealEdit } from './use-meal-edit.js';

interface IngredientTableProps {
  edit: MealEdit;
  readOnly: boolean;
  onSwap: (line: DraftLine) => void;
}

/** Ingredients of the meal in their order [diets §2, §5]. */
export function IngredientTable({ edit, readOnly, onSwap }: IngredientTableProps) {
  const { draft, plate, foods, changeLines, isMoving, amountsWait } = edit;
  const { lines } = draft;
  const table = useRef<HTMLDivElement>(null);
  const gripOf = useRowOrder({
    rows: table,
    count: lines.length,
    onMove: (key, to) => {
      changeLines((all) => withMoved(all, key, to));
      const line = lines.find((one) => one.key === key);
      if (line) announce(t.moved(nameOf(line.item), to + 1, lines.length));
    },
  });
  const problems = edit.preview.last?.problems ?? [];
  const actionsOf = (line: DraftLine, index: number): RowActions => {
    const change = (next: (now: DraftLine) => DraftLine) =>
      changeLines((all) => {
        const now = all.find(({ key }) => key === line.key);
        return now ? withChanged(all, next(now)) : all;
      });
    return {
      onGrams: (grams) => change((now) => ({ ...now, grams })),
      onMeasure: (measure) =>
        change((now) => withMeasure(now, measure, foods.byId.get(now.item.foodId ?? 0)?.units ?? [])),
      onRemove: () => changeLines((all) => all.filter(({ key }) => key !== line.key)),
      onSwap: () => onSwap(line),
      onLink: (food) => change((now) => withFood(now, food)),
      onGrip: gripOf(line.key, index),
    };
  };
  if (lines.length === 0) return <Empty>{t.noIngredients}</Empty>;
  return (
    <Table ref={table} role="table" aria-label={t.ingredients}>
      <Head role="row">
        <span role="cell" />
        <span role="columnheader">{t.columns.name}</span>
        <span role="columnheader">{t.columns.amount}</span>
        <span role="columnheader">{t.columns.measure}</span>
        <End role="columnheader">{t.columns.kcal}</End>
        <span role="cell" />
      </Head>
      <div role="rowgroup">
        {lines.map((line, index) => (
          <IngredientRow
            key={line.key}
            line={line}
            made={plate?.[index]}
            problems={problemsOf(line, problems)}
            gone={line.item.foodId !== null && foods.isGone(line.item.foodId)}
            readOnly={readOnly}
            waits={amountsWait}
            follows={isMoving}
            actions={actionsOf(line, index)}
          />
        ))}
      </div>
    </Table>
  );
}

/** What the check says of one ingredient, each cause once. */
export function problemsOf({ item }: DraftLine, problems: readonly SafetyProblem[]): SafetyProblem[] {
  const own = problems.filter(({ foodId, foodName }) =>
    item.foodId === null ? foodId === null && foodName === nameOf(item) : foodId === item.foodId,
  );
  return [...new Map(own.map((problem) => [`${problem.kind} ${problem.cause}`, problem])).values()];
}

const Table = styled.div`
  --columns: 1.75rem minmax(0, 1fr) 6.25rem 9rem 3.5rem 6rem;
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: var(--columns);
  column-gap: ${theme.s[3]};
  padding: ${theme.s[2]} 0;
  border-bottom: 1px solid ${theme.c.lineStrong};
  color: ${theme.c.text3};
  font: ${theme.t.small};
  font-weight: 600;

  ${NARROW} {
    display: none;
  }
`;

const End = styled.span`
  text-align: right;
`;

const Empty = styled.p`
  margin: 0;
  padding: ${theme.s[4]} 0;
  border-bottom: 1px solid ${theme.c.line};
  color: ${theme.c.text3};
`;
