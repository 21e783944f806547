import { CircleAlertIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';
import { VisuallyHidden } from '../display/visually-hidden.js';
import { visuallyHiddenCss } from '../theme/mixins.js';
import { theme } from '../theme/theme.js';
import { uiStrings } from '../ui.strings.js';

/** What every field of the product can say about itself. */
export interface FieldProps {
  label: string;
  /** Small text under the field; gives way to the error. */
  hint?: ReactNode;
  /** Polish sentence under the field; shown after blur by the form. */
  error?: string | undefined;
  required?: boolean;
  /** The label is only spoken: for fields in table rows and filters. */
  hideLabel?: boolean;
  /** Marks a value that differs from the saved one. */
  changed?: boolean;
  /** At the right end of the label row: a counter, a link. */
  aside?: ReactNode;
}

/** Attributes that join a control to its label, hint and error. */
export interface FieldControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
  /** Set for groups, whose label cannot point to one element. */
  'aria-labelledby'?: string;
}

/** Props of FieldShell. */
export interface FieldShellProps extends FieldProps {
  /** The control is a group (radio buttons, a range): the label names it by `aria-labelledby`. */
  group?: boolean;
  children: (control: FieldControlProps) => ReactNode;
}

/** Picks the field props out of a component's props. */
export function splitFieldProps<Props extends FieldProps>(
  props: Props,
): [field: FieldProps, rest: Omit<Props, keyof FieldProps>] {
  const { label, hint, error, required, hideLabel, changed, aside, ...rest } = props;
  const field = { label, hint, error, aside, ...pickFlags({ required, hideLabel, changed }) };
  return [field, rest];
}

function pickFlags(flags: Record<'required' | 'hideLabel' | 'changed', boolean | undefined>): {
  required: boolean;
  hideLabel: boolean;
  changed: boolean;
} {
  return {
    required: flags.required ?? false,
    hideLabel: flags.hideLabel ?? false,
    changed: flags.changed ?? false,
  };
}

/** Label above, control, then hint or error. */
export function FieldShell({
  label,
  hint,
  error,
  required = false,
  hideLabel = false,
  changed = false,
  aside,
  group = false,
  children,
}: FieldShellProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const noteId = `${id}-note`;
  const hasNote = Boolean(error ?? hint);
  return (
    <Column>
      <LabelRow $hidden={hideLabel}>
        <Label as={group ? 'span' : 'label'} id={labelId} {...(!group && { htmlFor: id })}>
          {label}
          {required && <span aria-hidden="true"> *</span>}
          {changed && <ChangedMark />}
        </Label>
        {aside}
      </LabelRow>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-required': required ? true : undefined,
        ...(group && { 'aria-labelledby': labelId }),
      })}
      {hasNote && <Note id={noteId} hint={hint} error={error} />}
    </Column>
  );
}

function ChangedMark() {
  return (
    <>
      <ChangedDot />
      <VisuallyHidden> ({uiStrings.changed})</VisuallyHidden>
    </>
  );
}

function Note({ id, hint, error }: Pick<FieldShellProps, 'hint' | 'error'> & { id: string }) {
  if (!error) {
    return (
      <div id={id}>
        <Hint>{hint}</Hint>
      </div>
    );
  }
  return (
    <div id={id}>
      <ErrorLine>
        <CircleAlertIcon size={14} />
        {error}
      </ErrorLine>
    </div>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.3125rem;
  min-width: 0;
`;

const LabelRow = styled.div<{ $hidden: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s[2]};
  color: ${theme.c.text3};
  font: ${theme.t.dense};
  ${({ $hidden }) =>
    $hidden &&
    css`
      ${visuallyHiddenCss}
    `}
`;

const Label = styled.label`
  color: ${theme.c.text2};
  font: 560 0.8125rem/1.125rem ${theme.font};
`;

const ChangedDot = styled.i`
  display: inline-block;
  width: 0.4375rem;
  height: 0.4375rem;
  margin-left: 0.375rem;
  border: 1px solid ${theme.c.amberText};
  border-radius: 50%;
  background: ${theme.c.amber};
`;

const Hint = styled.div`
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;

const ErrorLine = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 0.375rem;
  color: ${theme.c.dangerText};
  font: ${theme.t.dense};

  svg {
    margin-top: 2px;
  }
`;
