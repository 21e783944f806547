import { RULE_LIMITS } from '@pora/contracts/catalog/rule-config.limits';
import { RuleSlider, type SectionProps, SliderGrid } from './rule-fields.js';
import { ruleFormStrings } from './rule-form.strings.js';

const t = ruleFormStrings.budget;
/** The form shows the ratio as per cent of the day's target. */
const LOW_CALORIE = {
  min: RULE_LIMITS.lowCalorieRatio.min * 100,
  max: RULE_LIMITS.lowCalorieRatio.max * 100,
};

const SLIDERS = [
  { name: 'planAverage', limits: RULE_LIMITS.planAverageTolerance, unit: '%' },
  { name: 'day', limits: RULE_LIMITS.dayTolerance, unit: '%' },
  { name: 'slot', limits: RULE_LIMITS.slotTolerance, unit: '%' },
  { name: 'attempts', limits: RULE_LIMITS.dailyAttempts },
  { name: 'lowCaloriePercent', limits: LOW_CALORIE, unit: '%', note: t.ofTarget },
] as const;

/** How far energy may be from its target [library §9]. */
export function BudgetSection({ form, saved: { budget } }: SectionProps) {
  return (
    <SliderGrid>
      {SLIDERS.map(({ name, ...slider }) => (
        <RuleSlider
          key={name}
          form={form}
          name={`budget.${name}`}
          label={t[name]}
          was={budget[name]}
          {...slider}
        />
      ))}
    </SliderGrid>
  );
}
