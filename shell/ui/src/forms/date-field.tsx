import { CalendarIcon } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type Ref, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.js';
import { type FieldProps, FieldShell, splitFieldProps } from '../fields/field-shell.js';
import type { FieldSize } from '../fields/input-frame.js';
import { TextInput } from '../fields/text-field.js';
import { popoverSurface } from '../overlays/overlay-styles.js';
import { useLandmarkContainer } from '../overlays/use-landmark-container.js';
import { formatDateInput, looksLikeDate, parseDateInput, UNREADABLE_DATE } from './date-input.js';
import { formStrings } from './forms.strings.js';
import { LazyCalendar } from './lazy-calendar.js';
import { useTypedEntry } from './use-typed-entry.js';

/** Props of DateField. */
export interface DateFieldProps extends FieldProps {
  /** `yyyy-MM-dd`, '' when empty, UNREADABLE_DATE for text that is no date, which a date schema refuses. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** First and last day that may be chosen, `yyyy-MM-dd`. */
  min?: string;
  max?: string;
  size?: FieldSize;
  readOnly?: boolean;
  disabled?: boolean;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
}

function describeDateError(text: string, min?: string, max?: string): string | undefined {
  if (text.trim() === '') return undefined;
  const iso = parseDateInput(text);
  if (iso === null) return looksLikeDate(text) ? formStrings.noSuchDay : formStrings.notADate;
  if (min !== undefined && iso < min) return formStrings.dateTooEarly(formatDateInput(min));
  if (max !== undefined && iso > max) return formStrings.dateTooLate(formatDateInput(max));
  return undefined;
}

const read = (text: string): string => (text.trim() === '' ? '' : (parseDateInput(text) ?? UNREADABLE_DATE));
const write = (value: string): string => (value === UNREADABLE_DATE ? '' : formatDateInput(value));

/** A day, typed as dd.MM.yyyy or picked in a calendar. [core §5] */
export function DateField(props: DateFieldProps) {
  const [field, rest] = splitFieldProps(props);
  const { value, onChange, onBlur, min, max, ...input } = rest;
  const [open, setOpen] = useState(false);
  const [anchorRef, container] = useLandmarkContainer();
  const entry = useTypedEntry(value, onChange, { format: write, parse: read });
  const ownError = entry.touched ? describeDateError(entry.text, min, max) : undefined;
  const locked = input.readOnly === true || input.disabled === true;
  const pick = (iso: string): void => {
    entry.choose(iso);
    setOpen(false);
  };
  const trigger = (
    <Popover.Trigger asChild>
      <OpenButton label={formStrings.openCalendar} icon={<CalendarIcon />} disabled={locked} />
    </Popover.Trigger>
  );
  return (
    <FieldShell {...field} error={ownError ?? field.error}>
      {(control) => (
        <Popover.Root open={open} onOpenChange={setOpen}>
          <Popover.Anchor asChild>
            <div ref={anchorRef}>
              <TextInput
                {...input}
                {...control}
                autoComplete="off"
                placeholder={formStrings.datePlaceholder}
                value={entry.text}
                unit={trigger}
                onChange={entry.change}
                onBlur={() => {
                  entry.leave();
                  onBlur?.();
                }}
              />
            </div>
          </Popover.Anchor>
          <Popover.Portal container={container}>
            <Panel aria-label={formStrings.calendar} align="start" sideOffset={4} collisionPadding={8}>
              <LazyCalendar
                value={value}
                onPick={pick}
                {...(min !== undefined && { min })}
                {...(max !== undefined && { max })}
              />
            </Panel>
          </Popover.Portal>
        </Popover.Root>
      )}
    </FieldShell>
  );
}

const Panel = styled(Popover.Content)`
  ${popoverSurface}
  padding: 0.75rem;
`;

const OpenButton = styled(IconButton)`
  margin-right: -0.4375rem;
`;
