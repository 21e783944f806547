import { RULE_LIMITS } from '@pora/contracts/catalog/rule-config.limits';
import { RuleSlider, type SectionProps, SliderGrid } from './rule-fields.js';
import { ruleFormStrings } from './rule-form.strings.js';

const t = ruleFormStrings.budget;
/** The form shows the ratio as per cent of the day's target. */
const LOW_CALORIE = {
  min: RULE_LIMITS.lowCalorieRatio.min * 100,
  max: RULE_LIMITS.lowCalorieRatio.max * 100,
};

/** How far energy may be from its target [library §9]. */
export function BudgetSection({ form, saved: { budget } }: SectionProps) {
  return (
    <SliderGrid>
      <RuleSlider
        form={form}
        name="budget.planAverage"
        label={t.planAverage}
        limits={RULE_LIMITS.planAverageTolerance}
        was={budget.planAverage}
        unit="%"
      />
      <RuleSlider
        form={form}
        name="budget.day"
        label={t.day}
        limits={RULE_LIMITS.dayTolerance}
        was={budget.day}
        unit="%"
      />
      <RuleSlider
        form={form}
        name="budget.slot"
        label={t.slot}
        limits={RULE_LIMITS.slotTolerance}
        was={budget.slot}
        unit="%"
      />
      <RuleSlider
        form={form}
        name="budget.attempts"
        label={t.attempts}
        limits={RULE_LIMITS.dailyAttempts}
        was={budget.attempts}
      />
      <RuleSlider
        form={form}
        name="budget.lowCaloriePercent"
        label={t.lowCaloriePercent}
        limits={LOW_CALORIE}
        was={budget.lowCaloriePercent}
        unit="%"
        note={t.ofTarget}
      />
    </SliderGrid>
  );
}
