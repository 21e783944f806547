import { RULE_LIMITS } from '@pora/contracts/catalog/rule-config.limits';
import { Button, IconButton, media, TextField, theme } from '@pora/ui';
import { FormField, NumberField, SliderField } from '@pora/ui/forms';
import { PlusIcon, TrashIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { KeyedRows } from './keyed-rows.js';
import {
  FieldRow,
  Group,
  GroupTitle,
  Quiet,
  RowEnd,
  RuleSlider,
  type SectionProps,
  SliderGrid,
} from './rule-fields.js';
import { isWholeWithin, type KeywordRow, newRowId } from './rule-form.model.js';
import { ruleFormStrings } from './rule-form.strings.js';
import { UnlimitedTypes } from './unlimited-types.js';

const t = ruleFormStrings.repeats;

/** How often a dish may come back [library §9]. */
export function RepeatsSection({ form, saved }: SectionProps) {
  return (
    <>
      <SliderGrid>
        <RuleSlider
          form={form}
          name="defaultPerType"
          label={t.defaultPerType}
          limits={RULE_LIMITS.repeatsPerType}
          was={saved.defaultPerType}
        />
        <RuleSlider
          form={form}
          name="acrossStages"
          label={t.acrossStages}
          limits={RULE_LIMITS.acrossStages}
          was={saved.acrossStages}
        />
      </SliderGrid>
      <PerType form={form} saved={saved} />
      <FormField form={form} name="unlimited">
        {({ value, onChange }) => <UnlimitedTypes map={value} saved={saved.unlimited} onChange={onChange} />}
      </FormField>
      <Columns>
        <FormField form={form} name="keywordGroups">
          {({ value, onChange, onBlur }) => (
            <TextField
              label={t.keywordGroups}
              hint={t.keywordGroupsHint}
              autoComplete="off"
              changed={value !== saved.keywordGroups}
              {...{ value, onChange, onBlur }}
            />
          )}
        </FormField>
        <FormField form={form} name="keywordLimits">
          {({ value, onChange }) => (
            <KeywordLimits rows={value} saved={saved.keywordLimits} onChange={onChange} />
          )}
        </FormField>
      </Columns>
    </>
  );
}

function PerType({ form, saved }: SectionProps) {
  const { min, max } = RULE_LIMITS.repeatsPerType;
  return (
    <Group role="group" aria-label={t.perType}>
      <GroupTitle>
        {t.perType} <small>{t.perTypeHint}</small>
      </GroupTitle>
      <FormField form={form} name="perType">
        {({ value, onChange }) => (
          <KeyedRows
            map={value}
            prefix="repeat"
            newKeyLabel={t.newKeyOf}
            addLabel={t.addLimit}
            nameOf={t.limitOf}
            fallbackOf={() => form.getValues('defaultPerType')}
            onChange={onChange}
          >
            {({ key, label, value: limit, note, change }) => (
              <SliderField
                label={label}
                min={min}
                max={max}
                value={limit}
                changed={limit !== saved.perType[key]}
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

interface KeywordLimitsProps {
  rows: readonly KeywordRow[];
  saved: readonly KeywordRow[];
  onChange: (rows: KeywordRow[]) => void;
}

/** How many dishes of a day may have a word in their name. */
function KeywordLimits({ rows, saved, onChange }: KeywordLimitsProps) {
  const savedById = new Map(saved.map((one) => [one.id, one]));
  const { min, max, fallback } = RULE_LIMITS.keywordPerDay;
  const change = (row: KeywordRow) => onChange(rows.map((one) => (one.id === row.id ? row : one)));
  return (
    <div role="group" aria-label={t.keywordLimits}>
      <GroupTitle>
        {t.keywordLimits} <small>{t.keywordLimitsHint}</small>
      </GroupTitle>
      {rows.length === 0 && <Quiet>{t.noKeywords}</Quiet>}
      {rows.map((row, index) => {
        const before = savedById.get(row.id);
        return (
          <FieldRow key={row.id} $columns="minmax(0, 1fr) 5rem auto">
            <TextField
              label={t.keyword(index + 1)}
              hideLabel
              size="compact"
              placeholder={t.keywordPlaceholder}
              changed={before?.keyword !== row.keyword}
              value={row.keyword}
              onChange={(keyword) => change({ ...row, keyword })}
            />
            <NumberField
              label={t.limit(index + 1)}
              hideLabel
              size="compact"
              {...{ min, max }}
              changed={before?.limit !== row.limit}
              value={row.limit}
              error={isWholeWithin(row.limit, { min, max }) ? undefined : ruleFormStrings.outside(min, max)}
              onChange={(limit) => change({ ...row, limit })}
            />
            <RowEnd>
              <IconButton
                label={t.removeKeyword(index + 1)}
                variant="danger"
                icon={<TrashIcon />}
                onClick={() => onChange(rows.filter((one) => one.id !== row.id))}
              />
            </RowEnd>
          </FieldRow>
        );
      })}
      <Button
        size="compact"
        icon={<PlusIcon aria-hidden />}
        onClick={() => onChange([...rows, { id: newRowId(), keyword: '', limit: fallback }])}
      >
        {t.addKeyword}
      </Button>
    </div>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: ${theme.s[6]} 2.25rem;
  margin-top: ${theme.s[6]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
