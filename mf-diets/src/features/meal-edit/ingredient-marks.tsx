import { type PlanIngredient } from '@pora/contracts/plans/plan.model';
import { type SafetyProblem } from '@pora/contracts/plans/plan-safety.model';
import { Badge, theme } from '@pora/ui';
import {
  ArrowLeftRightIcon,
  KeyRoundIcon,
  OctagonAlertIcon,
  SearchXIcon,
  ShieldQuestionMarkIcon,
  TriangleAlertIcon,
} from '@pora/ui/icons';
import styled from 'styled-components';
import { markOf, toneOf, useCauseName } from '../plan-safety/public.js';
import { mealEditStrings as t } from './meal-edit.strings.js';

const ICONS = { danger: OctagonAlertIcon, amber: TriangleAlertIcon, unmapped: ShieldQuestionMarkIcon };

interface IngredientMarksProps {
  item: PlanIngredient;
  problems: readonly SafetyProblem[];
  /** Its food left the base. */
  gone: boolean;
}

/** What is to be known of an ingredient: what speaks against it, what it stands for, that nobody can check it. */
export function IngredientMarks({ item, problems, gone }: IngredientMarksProps) {
  const { substitution, foodId, replaceable } = item;
  const nameOf = useCauseName();
  const told = problems.filter(({ kind }) => kind !== 'unknown_food');
  return (
    <Marks>
      {told.map((problem) => {
        const tone = toneOf(problem);
        const Icon = ICONS[tone];
        const words = markOf(problem, nameOf);
        return (
          <Badge key={`${problem.kind} ${problem.cause}`} tone={tone} icon={<Icon aria-hidden />}>
            {problem.acceptedBy ? `${words}, ${t.accepted}` : words}
          </Badge>
        );
      })}
      {substitution && (
        <Swapped>
          <ArrowLeftRightIcon size={12} aria-hidden />
          {t.substituted(
            [substitution.from, ...(substitution.alsoFrom ?? [])],
            t.reasons[substitution.reason],
          )}
        </Swapped>
      )}
      {(foodId === null || gone) && (
        <Badge tone="unmapped" icon={<SearchXIcon aria-hidden />}>
          {gone ? t.gone : t.outside}
        </Badge>
      )}
      {replaceable === false && (
        <Badge tone="outline" icon={<KeyRoundIcon aria-hidden />}>
          {t.key}
        </Badge>
      )}
    </Marks>
  );
}

const Marks = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[1]};
  margin-left: ${theme.s[2]};

  &:empty {
    display: none;
  }
`;

const Swapped = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  color: ${theme.c.okText};
  font: ${theme.t.small};
`;
