import { MEAL_SOURCE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { formatKcal } from '@pora/kit';
import { Button, media, PlateClock, theme } from '@pora/ui';
import { SparklesIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { editorStrings } from './plan-editor.strings.js';

const t = editorStrings.emptyPlan;

/** A plan without a single meal: what the generator would do, and the button that starts it. */
export function EmptyPlanCall({ plan, onGenerate }: { plan: Plan; onGenerate: () => void }) {
  const slots = plan.planDays.reduce((sum, day) => sum + day.slots.length, 0);
  const sources = plan.generatorSources.map((source) => MEAL_SOURCE_LABELS[source]).join(', ');
  return (
    <Call aria-label={t.title}>
      <PlateClock size={56} empty />
      <Words>
        <strong>{t.title}</strong>
        <span>{t.text(slots, formatKcal(plan.caloriesPerDay), sources)}</span>
      </Words>
      <Button variant="primary" icon={<SparklesIcon aria-hidden />} onClick={onGenerate}>
        {editorStrings.generate}
      </Button>
    </Call>
  );
}

const Call = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[3]} ${theme.s[4]};
  margin-bottom: ${theme.s[3]};
  padding: ${theme.s[4]};
  border-radius: ${theme.r[3]};
  background: ${theme.c.canvas};

  ${media.phone} {
    margin-top: ${theme.s[3]};
    margin-bottom: 0;
  }
`;

const Words = styled.div`
  flex: 1 1 14rem;
  display: flex;
  flex-direction: column;
  color: ${theme.c.text2};

  strong {
    font: ${theme.t.lead};
    color: ${theme.c.text};
  }
`;
