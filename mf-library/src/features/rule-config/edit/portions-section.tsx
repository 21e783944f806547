import { LUNCH_AND_DINNER, RULE_LIMITS } from '@pora/contracts/catalog/rule-config.limits';
import { type PortionRange } from '@pora/contracts/catalog/rule-config.model';
import { portionLimitOf } from '@pora/contracts/catalog/rule-config.normalise';
import { formatRange } from '@pora/kit';
import { FormField, RangeSliderField, SliderField } from '@pora/ui/forms';
import { type ReactNode } from 'react';
import { KeyedRows } from './keyed-rows.js';
import { MinimumsList } from './minimums-list.js';
import { Group, GroupTitle, type SectionProps } from './rule-fields.js';
import { ruleFormStrings } from './rule-form.strings.js';
import { ToleratedCategories } from './tolerated-categories.js';

const t = ruleFormStrings.portions;
/** Portions are moved in steps of 5 %, and the two ends of a range stay a step apart [library §9]. */
const STEP = 5;

/** Portions: ranges, fixed ones, least amounts, and what is never swapped [library §2, §9]. */
export function PortionsSection({ form, saved }: SectionProps) {
  return (
    <>
      <div role="group" aria-label={t.ranges}>
        <GroupTitle>
          {t.ranges} <small>{t.rangesHint}</small>
        </GroupTitle>
        <FormField form={form} name="defaultRange">
          {({ value, onChange }) => (
            <PortionRangeField
              label={t.defaultRange}
              type=""
              value={value}
              was={saved.defaultRange}
              onChange={onChange}
            />
          )}
        </FormField>
        <Group>
          <FormField form={form} name="ranges">
            {({ value, onChange }) => (
              <KeyedRows
                map={value}
                prefix="override"
                newKeyLabel={t.newKeyOf.ranges}
                addLabel={t.addRange}
                nameOf={t.rangeOf}
                fallbackOf={(key) => ({ ...portionLimitOf(key).fallback })}
                always={LUNCH_AND_DINNER}
                onChange={onChange}
              >
                {({ key, label, value: range, note, change }) => (
                  <PortionRangeField
                    type={key}
                    label={label}
                    value={range}
                    was={saved.ranges[key]}
                    note={note}
                    onChange={change}
                  />
                )}
              </KeyedRows>
            )}
          </FormField>
        </Group>
      </div>
      <FixedPortions form={form} saved={saved} />
      <FormField form={form} name="minimums">
        {({ value, onChange }) => <MinimumsList rows={value} saved={saved.minimums} onChange={onChange} />}
      </FormField>
      <FormField form={form} name="tolerated">
        {({ value, onChange }) => (
          <ToleratedCategories chosen={value} saved={saved.tolerated} onChange={onChange} />
        )}
      </FormField>
    </>
  );
}

function FixedPortions({ form, saved }: SectionProps) {
  return (
    <Group role="group" aria-label={t.fixed}>
      <GroupTitle>
        {t.fixed} <small>{t.fixedHint}</small>
      </GroupTitle>
      <FormField form={form} name="fixedPortions">
        {({ value, onChange }) => (
          <KeyedRows<number>
            map={value}
            prefix="custom"
            newKeyLabel={t.newKeyOf.fixed}
            addLabel={t.addFixed}
            nameOf={t.fixedOf}
            fallbackOf={() => RULE_LIMITS.fixedPortion.fallback}
            never={LUNCH_AND_DINNER}
            onChange={onChange}
          >
            {({ key, label, value: percent, note, change }) => (
              <SliderField
                label={label}
                min={RULE_LIMITS.fixedPortion.min}
                max={RULE_LIMITS.fixedPortion.max}
                step={STEP}
                unit="%"
                value={percent}
                changed={percent !== saved.fixedPortions[key]}
                hint={note}
                onChange={change}
              />
            )}
          </KeyedRows>
        )}
      </FormField>
    </Group>
  );
}

interface PortionRangeFieldProps {
  label: string;
  /** The meal type whose bounds hold; empty for the default range. */
  type: string;
  value: PortionRange;
  /** The saved range; undefined of a new one. */
  was: PortionRange | undefined;
  note?: ReactNode;
  onChange: (range: PortionRange) => void;
}

/** A range of portions in per cent of the recipe, within the bounds of its type [library §9]. */
function PortionRangeField({ label, type, value, was, note, onChange }: PortionRangeFieldProps) {
  const { bounds } = portionLimitOf(type);
  const isChanged = was?.min !== value.min || was.max !== value.max;
  const before = isChanged && was && ruleFormStrings.was(`${formatRange(was.min, was.max)}%`);
  return (
    <RangeSliderField
      label={label}
      min={bounds.min}
      max={bounds.max}
      step={STEP}
      gap={STEP}
      unit="%"
      value={[value.min, value.max]}
      changed={isChanged}
      hint={
        note || before ? (
          <>
            {note} {before}
          </>
        ) : undefined
      }
      onChange={([min, max]) => onChange({ min, max })}
    />
  );
}
