import { RULE_LIMITS } from '@pora/contracts/catalog/rule-config.limits';
import { FormField, SwitchField } from '@pora/ui/forms';
import { Group, RuleSlider, type SectionProps, SliderGrid } from './rule-fields.js';
import { ruleFormStrings } from './rule-form.strings.js';

const t = ruleFormStrings.candidates;

/** How many meals are tried, in which portions, and how recipes for several people are told [library §9]. */
export function CandidatesSection({ form, saved }: SectionProps) {
  return (
    <>
      <SliderGrid>
        <RuleSlider
          form={form}
          name="candidates.perSlot"
          label={t.perSlot}
          limits={RULE_LIMITS.candidatesPerSlot}
          was={saved.candidates.perSlot}
        />
        <RuleSlider
          form={form}
          name="candidates.portionStep"
          label={t.portionStep}
          limits={RULE_LIMITS.portionStep}
          was={saved.candidates.portionStep}
          unit="%"
        />
        <RuleSlider
          form={form}
          name="detection.most"
          label={t.most}
          limits={RULE_LIMITS.detectedPortions}
          was={saved.detection.most}
        />
      </SliderGrid>
      <Group>
        <FormField form={form} name="detection.enabled">
          {({ value, onChange, onBlur }) => (
            <SwitchField label={t.detection} hint={t.pattern} checked={value} {...{ onChange, onBlur }} />
          )}
        </FormField>
      </Group>
    </>
  );
}
