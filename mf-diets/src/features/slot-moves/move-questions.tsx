import { MEAL_TYPE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { formatCount } from '@pora/kit';
import { theme } from '@pora/ui';
import { ConfirmDialog } from '@pora/ui/overlays';
import styled from 'styled-components';
import { RiskReasonDialog } from '../plan-safety/public.js';
import { AmountDialog } from './amount-dialog.js';
import { moveStrings as t } from './slot-moves.strings.js';
import { type MoveQuestion } from './use-move-questions.js';
import { useMealsById } from './use-library-meals.js';

/** The question that stands before a drop. */
export function MoveQuestionDialog({ question }: { question: MoveQuestion }) {
  switch (question.kind) {
    case 'mismatch':
      return <MismatchDialog {...question} />;
    case 'danger':
      return (
        <RiskReasonDialog
          title={t.danger.title}
          lines={question.meals.map(([meal, foods]) => t.danger.line(meal, foods))}
          description={t.danger.text}
          answer={question.answer}
        />
      );
    case 'amount':
      return <AmountDialog {...question} />;
  }
}

type Of<Kind extends MoveQuestion['kind']> = Extract<MoveQuestion, { kind: Kind }>;

/** A meal of another type than the slot takes [diets §5]. */
function MismatchDialog({ label, acceptedTypes, entry, answer }: Of<'mismatch'>) {
  const meal = useMealsById().get(entry?.mealId ?? '');
  return (
    <ConfirmDialog
      open
      tone="primary"
      title={t.mismatch.title}
      description={t.mismatch.text(label, acceptedTypes)}
      confirmLabel={t.mismatch.confirm}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      {entry && (
        <Meal>
          <strong>{entry.name}</strong>
          <span>{formatCount(entry.calories)}</span>
          {meal && <small>{meal.types.map((type) => MEAL_TYPE_LABELS[type]).join(', ')}</small>}
        </Meal>
      )}
    </ConfirmDialog>
  );
}

const Meal = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 ${theme.s[2]};
  padding: ${theme.s[2]} ${theme.s[3]};
  border: 1px solid ${theme.c.line};
  border-radius: ${theme.r[2]};
  font-variant-numeric: tabular-nums;

  small {
    grid-column: 1 / -1;
    color: ${theme.c.text3};
  }
`;
