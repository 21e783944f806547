import { ChevronDownIcon, PlusIcon, XIcon } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ChangeEvent, type ReactNode, type Ref, useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.js';
import { type FieldProps, FieldShell, splitFieldProps } from '../fields/field-shell.js';
import { BareInput, type FieldSize, InputFrame } from '../fields/input-frame.js';
import { optionRow, popoverSurface } from '../overlays/overlay-styles.js';
import { useLandmarkContainer } from '../overlays/use-landmark-container.js';
import { truncate } from '../theme/mixins.js';
import { theme } from '../theme/theme.js';
import type { ComboboxOption } from './combobox-options.js';
import { formStrings } from './forms.strings.js';
import { highlightMatch } from './highlight-match.js';
import { isCreateRow, useComboboxState } from './use-combobox-state.js';
import { useMergedRefs } from './use-merged-refs.js';

/** Props of ComboboxField. */
export interface ComboboxFieldProps extends FieldProps {
  value: string | null;
  onChange: (value: string | null, option: ComboboxOption | null) => void;
  onBlur?: () => void;
  options: readonly ComboboxOption[];
  placeholder?: string;
  /** False when the options already are the answer to the query. */
  filter?: boolean;
  /** What is typed, 200 ms after the last key; for searches on the server. */
  onQueryChange?: (query: string) => void;
  /** Pause after the last key before `onQueryChange`, 200 ms unless told. */
  queryDelayMs?: number;
  /** Said instead of "Brak wyników" where nothing was searched yet. */
  emptyText?: string | undefined;
  /** A search is under way. */
  loading?: boolean;
  icon?: ReactNode;
  /** Text of a last row that adds what was typed: "Dodaj nowy…". */
  createLabel?: (query: string) => string;
  onCreate?: (query: string) => void;
  size?: FieldSize;
  disabled?: boolean;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** A type-ahead over a long list; arrows, Enter, Escape; matches in bold; "Brak wyników" when none match. */
export function ComboboxField(props: ComboboxFieldProps) {
  const [field, rest] = splitFieldProps(props);
  const { placeholder, icon, size = 'regular', disabled = false, loading = false, name, inputRef } = rest;
  const localRef = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(localRef, inputRef);
  const [anchorRef, container] = useLandmarkContainer();
  const state = useComboboxState({
    value: rest.value,
    onChange: rest.onChange,
    options: rest.options,
    filter: rest.filter ?? true,
    onQueryChange: rest.onQueryChange,
    queryDelayMs: rest.queryDelayMs,
    loading,
    createLabel: rest.createLabel,
    onCreate: rest.onCreate,
  });
  const { combobox } = state;
  const inputProps = combobox.getInputProps({
    name,
    disabled,
    placeholder,
    ref: mergedRef,
    onChange: (event: ChangeEvent<HTMLInputElement>) => state.setText(event.currentTarget.value),
    onBlur: () => {
      state.leave();
      rest.onBlur?.();
    },
  });
  const clear = (): void => {
    state.choose(null);
    localRef.current?.focus();
  };
  return (
    <FieldShell {...field}>
      {(control) => (
        <Popover.Root open={combobox.isOpen}>
          <Popover.Anchor asChild>
            <InputFrame
              ref={anchorRef}
              $size={size}
              $invalid={control['aria-invalid'] === true}
              $disabled={disabled}
            >
              {icon}
              <BareInput
                {...inputProps}
                {...control}
                aria-labelledby={undefined}
                // Where nothing matches there is no row that could be the active one.
                {...(state.items.length === 0 && { 'aria-activedescendant': undefined })}
              />
              {state.selected && !disabled ? (
                <EndButton label={formStrings.clear} icon={<XIcon />} onClick={clear} />
              ) : (
                <EndButton
                  {...combobox.getToggleButtonProps({ disabled })}
                  label={formStrings.openList}
                  tooltip={false}
                  icon={<ChevronDownIcon />}
                />
              )}
            </InputFrame>
          </Popover.Anchor>
          <Hits
            state={state}
            container={container}
            label={field.label}
            emptyText={loading ? formStrings.searching : (rest.emptyText ?? formStrings.noResults)}
          />
        </Popover.Root>
      )}
    </FieldShell>
  );
}

type ComboboxState = ReturnType<typeof useComboboxState>;

interface HitsProps {
  state: ComboboxState;
  container: HTMLElement | undefined;
  label: string;
  emptyText: string;
}

function Hits({ state, container, label, emptyText }: HitsProps) {
  const { combobox, items, query } = state;
  // The list is drawn only while open, so downshift may not expect its element.
  const menuProps = combobox.getMenuProps({ 'aria-label': label }, { suppressRefError: true });
  if (!combobox.isOpen) return null;
  return (
    <Popover.Portal container={container}>
      <List
        role="presentation"
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        <ul {...menuProps} aria-labelledby={undefined}>
          {items.map((item, index) => (
            <Option
              key={item.value}
              {...combobox.getItemProps({ item, index })}
              {...(combobox.highlightedIndex === index && { 'data-highlighted': '' })}
            >
              {isCreateRow(item) ? <PlusIcon /> : item.icon}
              <Label $tone={item.tone}>{highlightMatch(item.label, isCreateRow(item) ? '' : query)}</Label>
              {item.detail && <Detail $tone={item.tone}>{item.detail}</Detail>}
            </Option>
          ))}
        </ul>
        {items.length === 0 && <Nothing>{emptyText}</Nothing>}
      </List>
    </Popover.Portal>
  );
}

const EndButton = styled(IconButton)`
  margin-right: -0.4375rem;
`;

const List = styled(Popover.Content)`
  ${popoverSurface}
  width: max(var(--radix-popover-trigger-width), 14rem);
  max-height: min(20rem, var(--radix-popover-content-available-height));
`;

const Option = styled.li`
  ${optionRow}
`;

const toneTexts = { danger: theme.c.dangerText, amber: theme.c.amberText, unmapped: theme.c.unmappedText };

const Label = styled.span<{ $tone: ComboboxOption['tone'] }>`
  ${truncate}
  flex: 1;
  ${({ $tone }) => $tone && `color: ${toneTexts[$tone]};`}
`;

const Detail = styled.span<{ $tone: ComboboxOption['tone'] }>`
  flex: none;
  color: ${({ $tone }) => ($tone ? toneTexts[$tone] : theme.c.text3)};
`;

const Nothing = styled.p`
  padding: 0.5rem;
  color: ${theme.c.text3};
`;
