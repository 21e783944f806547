import { CheckIcon, ChevronDownIcon } from 'lucide-react';
import { Select as RadixSelect } from 'radix-ui';
import { type ReactNode, type Ref, useState } from 'react';
import styled from 'styled-components';
import { type FieldProps, FieldShell, splitFieldProps } from '../fields/field-shell.js';
import { type FieldSize, InputFrame } from '../fields/input-frame.js';
import { optionRow, popoverSurface } from '../overlays/overlay-styles.js';
import { useLandmarkContainer } from '../overlays/use-landmark-container.js';
import { truncate } from '../theme/mixins.js';
import { theme } from '../theme/theme.js';
import { readCspNonce } from './csp-nonce.js';
import { formStrings } from './forms.strings.js';
import { useMergedRefs } from './use-merged-refs.js';

/** One choice of a select; the value may not be empty. [core §5] */
export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
}

interface SelectBaseProps<Value extends string> extends FieldProps {
  value: Value | null;
  options: readonly SelectOption<Value>[];
  onBlur?: () => void;
  placeholder?: string;
  /** Icon before the value, inside the field. */
  icon?: ReactNode;
  size?: FieldSize;
  disabled?: boolean;
  name?: string;
  inputRef?: Ref<HTMLButtonElement>;
}

/** Props of SelectField; with `emptyOption` ("Wszystkie kategorie") the choice can be taken back to null. */
export type SelectFieldProps<Value extends string> = SelectBaseProps<Value> &
  (
    | { emptyOption?: undefined; onChange: (value: Value) => void }
    | { emptyOption: string; onChange: (value: Value | null) => void }
  );

const NOTHING = '__nothing__';

function assertNoEmptyValue(options: readonly SelectOption<string>[]): void {
  if (options.some((option) => option.value === ''))
    throw new Error('A select option may not have an empty value; use emptyOption for "nothing chosen".');
}

/** One choice from a short list; type the first letters to jump. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const [field, rest] = splitFieldProps(props);
  const { value, options, onBlur, placeholder, icon, size, disabled, name, inputRef, emptyOption, onChange } =
    rest as SelectBaseProps<Value> & { emptyOption?: string; onChange: (value: Value | null) => void };
  const [anchorRef, container] = useLandmarkContainer();
  const triggerRef = useMergedRefs<HTMLButtonElement>(anchorRef, inputRef);
  assertNoEmptyValue(options);
  const [isReached, setReached] = useState(false);
  const all = emptyOption === undefined ? options : [{ value: NOTHING, label: emptyOption }, ...options];
  const shown = value ?? (emptyOption === undefined ? '' : NOTHING);
  const chosen = all.find((option) => option.value === shown);
  const choose = (next: string): void => onChange(next === NOTHING ? null : (next as Value));
  return (
    <FieldShell {...field}>
      {(control) => (
        <RadixSelect.Root
          value={shown}
          onValueChange={choose}
          onOpenChange={() => setReached(true)}
          disabled={disabled ?? false}
        >
          <Trigger
            as={RadixSelect.Trigger}
            {...control}
            ref={triggerRef as Ref<never>}
            type="button"
            name={name}
            onFocus={() => setReached(true)}
            onBlur={onBlur}
            $size={size ?? 'regular'}
            $invalid={control['aria-invalid'] === true}
            $disabled={disabled ?? false}
          >
            {icon}
            <Shown>
              <RadixSelect.Value placeholder={placeholder ?? formStrings.select}>
                {chosen && <OptionText option={chosen} />}
              </RadixSelect.Value>
            </Shown>
            <ChevronDownIcon />
          </Trigger>
          {/* Not before they can be reached: a closed list, too, draws each choice a dozen components deep. A focused field
              needs them, as letters typed there choose without opening. */}
          {isReached && <SelectList container={container} options={all} />}
        </RadixSelect.Root>
      )}
    </FieldShell>
  );
}

interface SelectListProps {
  container: HTMLElement | undefined;
  options: readonly SelectOption<string>[];
}

function SelectList({ container, options }: SelectListProps) {
  return (
    <RadixSelect.Portal {...(container && { container })}>
      <List position="popper" sideOffset={4} collisionPadding={8}>
        <RadixSelect.Viewport nonce={readCspNonce()}>
          {options.map((option) => (
            <Option key={option.value} value={option.value} disabled={option.disabled ?? false}>
              <RadixSelect.ItemText>
                <OptionText option={option} />
              </RadixSelect.ItemText>
              <RadixSelect.ItemIndicator asChild>
                <Chosen />
              </RadixSelect.ItemIndicator>
            </Option>
          ))}
        </RadixSelect.Viewport>
      </List>
    </RadixSelect.Portal>
  );
}

function OptionText({ option }: { option: SelectOption<string> }) {
  return (
    <WithIcon>
      {option.icon}
      {option.label}
    </WithIcon>
  );
}

const Trigger = styled(InputFrame)`
  width: 100%;
  cursor: pointer;
`;

const Shown = styled.span`
  ${truncate}
  flex: 1;
  text-align: left;

  [data-placeholder] & {
    color: ${theme.c.text3};
  }
`;

const WithIcon = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.s[2]};
`;

const List = styled(RadixSelect.Content)`
  ${popoverSurface}
  min-width: var(--radix-select-trigger-width);
  max-height: min(22rem, var(--radix-select-content-available-height));
  overflow: hidden;
`;

const Option = styled(RadixSelect.Item)`
  ${optionRow}
  justify-content: space-between;
`;

const Chosen = styled(CheckIcon)`
  color: ${theme.c.ink};
`;
