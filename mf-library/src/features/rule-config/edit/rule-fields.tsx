import { formatRange } from '@pora/kit';
import { media, theme } from '@pora/ui';
import { type AppForm, FormField, SliderField } from '@pora/ui/forms';
import styled from 'styled-components';
import { type RuleForm } from './rule-form.model.js';
import { ruleFormStrings as t } from './rule-form.strings.js';

/** What every section of the form gets: the fields, and what is saved, for the marks of changes. */
export interface SectionProps {
  form: AppForm<RuleForm>;
  saved: RuleForm;
}

type NumberPath =
  | `budget.${keyof RuleForm['budget']}`
  | `candidates.${keyof RuleForm['candidates']}`
  | 'detection.most'
  | 'defaultPerType'
  | 'acrossStages';

interface RuleSliderProps extends Pick<SectionProps, 'form'> {
  name: NumberPath;
  label: string;
  limits: Readonly<{ min: number; max: number }>;
  /** The saved value. */
  was: number;
  unit?: '%';
  /** After the bounds in the hint: "celu dziennego". */
  note?: string;
}

/** One number of the rules: thumb and typed value, its bounds, and what it was [library §9]. */
export function RuleSlider({ form, name, label, limits, was, unit, note }: RuleSliderProps) {
  const { min, max } = limits;
  return (
    <FormField form={form} name={name}>
      {({ value, onChange, onBlur }) => {
        const isChanged = value !== was;
        const bounds = `${formatRange(min, max)}${unit ?? ''}${note === undefined ? '' : ` ${note}`}`;
        return (
          <SliderField
            {...{ label, min, max, value, onChange, onBlur }}
            {...(unit !== undefined && { unit })}
            changed={isChanged}
            hint={isChanged ? `${bounds} · ${t.was(`${t.amount(was)}${unit ?? ''}`)}` : bounds}
          />
        );
      }}
    </FormField>
  );
}

/** Sliders side by side; one under another on a phone. */
export const SliderGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13.5rem, 100%), 1fr));
  gap: ${theme.s[6]} 2.25rem;
`;

/** A group of fields inside a section. */
export const Group = styled.div`
  margin-top: ${theme.s[6]};
`;

/** Name of such a group, with its bounds. */
export const GroupTitle = styled.h3`
  margin: 0 0 ${theme.s[2]};
  color: ${theme.c.text2};
  font: ${theme.t.dense};
  font-weight: 560;

  small {
    margin-left: ${theme.s[2]};
    color: ${theme.c.text3};
    font: ${theme.t.small};
  }
`;

/** Heads over typed rows; a phone has no room for them. */
export const FieldHeads = styled.div<{ $columns: string }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns};
  gap: ${theme.s[2]};
  margin-bottom: ${theme.s[1]};
  color: ${theme.c.text2};
  font: ${theme.t.small};
  font-weight: 560;

  ${media.phone} {
    display: none;
  }
`;

/** Fields of one typed row, side by side. */
export const FieldRow = styled.div<{ $columns: string }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns};
  align-items: start;
  gap: ${theme.s[2]};
  margin-bottom: ${theme.s[2]};
`;

/** A quiet sentence under or instead of fields. */
export const Quiet = styled.p`
  margin: 0 0 ${theme.s[2]};
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;

/** A warning under a field, in words and with its icon. */
export const Warning = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${theme.s[2]};
  margin: ${theme.s[1]} 0;
  color: ${theme.c.amberText};
  font: ${theme.t.small};

  svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    margin-top: 1px;
  }
`;

/** Icon buttons of rows are large enough for a finger. */
export const RowEnd = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;

  ${media.phone} {
    button {
      width: ${theme.h.touch};
      height: ${theme.h.touch};
    }
  }
`;

/** The marks of a value that differs from the saved one. */
export const ChangedDot = styled.i`
  flex: none;
  width: 0.4375rem;
  height: 0.4375rem;
  border: 1px solid ${theme.c.amberText};
  border-radius: 50%;
  background: ${theme.c.amber};
`;
