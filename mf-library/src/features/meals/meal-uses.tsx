import { SectionHead } from '@pora/ui';
import styled from 'styled-components';
import { PlanUses } from '../../shared/plan-uses.js';
import { usesStrings as t } from '../../shared/uses.strings.js';

/** Where a meal is used: the plans that hold it [library §2]. */
export function MealUses({ mealId }: { mealId: string }) {
  return (
    <section aria-label={t.title}>
      <SectionHead title={t.title} />
      <Facts>
        <PlanUses of={{ mealId }} />
      </Facts>
    </section>
  );
}

const Facts = styled.dl`
  margin: 0;
`;
