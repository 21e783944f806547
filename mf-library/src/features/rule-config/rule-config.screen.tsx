import { type RuleConfig } from '@pora/contracts/catalog/rule-config.model';
import { ruleConfigCalls } from '@pora/contracts/calls';
import { failureProps, formatDateTime, formatPercent, formatRange, useApiQuery } from '@pora/kit';
import { EmptyState, ErrorState, PageHead, PageLayout, SectionHead, SkeletonRows, theme } from '@pora/ui';
import styled from 'styled-components';
import { ruleConfigStrings as t } from './rule-config.strings.js';

const PLAN_DAYS = 14;

/** Rules the generator works by: where they come from and what they say in short [library §2]. */
export function RuleConfigScreen() {
  const rules = useApiQuery(ruleConfigCalls.get);
  return (
    <PageLayout>
      <PageHead title={t.title} description={t.heading} />
      {rules.phase === 'loading' && <SkeletonRows rows={4} label={t.loading} />}
      {rules.phase === 'failed' && <ErrorState title={t.loadFailed} {...failureProps(rules)} />}
      {rules.phase === 'ready' && (
        <Column>
          <Origin>
            <span>{t.source[rules.data.source]}</span>
            <span>{t.modified(rules.data.updatedAt ? formatDateTime(rules.data.updatedAt) : t.noData)}</span>
          </Origin>
          {rules.data.source === 'defaults' ? (
            <EmptyState compact title={t.empty} description={t.emptyText} />
          ) : (
            <SectionHead title={t.own} />
          )}
          <Summary config={rules.data.config} />
        </Column>
      )}
    </PageLayout>
  );
}

function Summary({ config }: { config: RuleConfig }) {
  const { calorieBudget: budget, variablePortions, candidateSelection, repeatLimits } = config;
  const { min, max } = variablePortions.defaultRange;
  const pairing = config.pairingRules.find((rule) => rule.enabled && rule.days === PLAN_DAYS);
  const facts = [
    [
      t.facts.budget,
      t.facts.budgetText(
        formatPercent(budget.planAverageTolerancePercent),
        formatPercent(budget.dailyTargetTolerancePercent),
        formatPercent(budget.slotTargetTolerancePercent),
      ),
    ],
    [
      t.facts.portions,
      t.facts.portionsText(`${formatRange(min, max)}%`, formatPercent(candidateSelection.portionStep)),
    ],
    [t.facts.repeats, t.facts.repeatsText(repeatLimits.defaultPerType)],
    [
      t.facts.pairing,
      pairing ? t.facts.pairingOn(pairing.lunchPairSpan, pairing.dinnerPairSpan) : t.facts.pairingOff,
    ],
  ] as const;
  return (
    <Facts>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

/* The sentence stands over the rules it speaks of, also on a wide screen. */
const Column = styled.div`
  max-width: 45rem;
`;

const Origin = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[4]};
  margin: 0 0 ${theme.s[6]};
  color: ${theme.c.text3};
`;

const Facts = styled.dl`
  margin: ${theme.s[6]} 0 0;

  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${theme.s[1]} ${theme.s[6]};
    padding: ${theme.s[3]} 0;
    border-bottom: 1px solid ${theme.c.line};
  }

  dt {
    font: ${theme.t.strong};
  }

  dd {
    margin: 0;
    color: ${theme.c.text2};
  }
`;
