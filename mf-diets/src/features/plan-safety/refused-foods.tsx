import { type FoodSubstitutes } from '@pora/contracts/plans/plan-alternatives.model';
import { type SafetyProblem } from '@pora/contracts/plans/plan-safety.model';
import { isUnchecked } from '@pora/engine/safety/entry-safety';
import { theme } from '@pora/ui';
import { OctagonAlertIcon, ScaleIcon, ShieldQuestionMarkIcon, ThumbsDownIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { formatMeasured } from './measured-value.js';
import { swapStrings as t } from './swap.strings.js';
import { useCauseName } from './use-cause-name.js';
import { type RefusedFood } from './use-other-food.js';
import { verdictStrings } from './verdict.strings.js';

type Refused = Pick<RefusedFood, 'problems' | 'unweighed'>;

/** Says why a food cannot stand in; `own` is what speaks against the food that is replaced. */
export function useRefusal(own: readonly SafetyProblem[] = []): (food: Refused) => string {
  const nameOf = useCauseName();
  return ({ problems, unweighed }) =>
    [
      ...problems.map(({ kind, cause, value }) =>
        own.some((problem) => problem.kind === kind && problem.cause === cause)
          ? t.sameResult(nameOf(cause), formatMeasured(value))
          : verdictStrings.dialog.cause(kind, nameOf(cause), formatMeasured(value)),
      ),
      ...(unweighed ? [t.unweighed] : []),
    ].join(', ');
}

/** Listed stand-ins that cannot be taken, and why. */
export function RefusedFoods({
  refused,
  problems,
}: Pick<FoodSubstitutes, 'refused'> & { problems?: FoodSubstitutes['problems'] }) {
  const refusal = useRefusal(problems);
  if (refused.length === 0) return null;
  return (
    <section>
      <Small>{t.refused}</Small>
      <List>
        {refused.map((food) => (
          <li key={food.foodId}>
            <Sign food={food} />
            <span>
              <strong>{food.name}</strong> {refusal(food)}
            </span>
          </li>
        ))}
      </List>
    </section>
  );
}

function Sign({ food: { problems } }: { food: Refused }) {
  if (problems.length === 0) return <ScaleIcon size={14} color={theme.c.text2} aria-hidden />;
  if (problems.every(({ kind }) => kind === 'disliked'))
    return <ThumbsDownIcon size={14} color={theme.c.text2} aria-hidden />;
  if (problems.every(isUnchecked))
    return <ShieldQuestionMarkIcon size={14} color={theme.c.unmappedText} aria-hidden />;
  return <OctagonAlertIcon size={14} color={theme.c.dangerText} aria-hidden />;
}

const Small = styled.h3`
  margin: 0;
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;

const List = styled.ul`
  margin: ${theme.s[1]} 0 0;
  padding: 0;
  list-style: none;
  color: ${theme.c.text2};
  font: ${theme.t.dense};

  li {
    display: flex;
    align-items: flex-start;
    gap: ${theme.s[2]};
    padding: 0.25rem 0;
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
    margin-top: 0.125rem;
  }

  strong {
    margin-right: ${theme.s[1]};
    color: ${theme.c.text};
    font-weight: 560;
  }
`;
