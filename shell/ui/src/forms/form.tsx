import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import {
  Controller,
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import styled from 'styled-components';
import { InlineNotice } from '../display/inline-notice.js';
import { formStrings } from './forms.strings.js';

/** A validator with the Standard Schema interface, such as a zod schema. */
export type FormSchema<Input extends FieldValues, Output> = Parameters<
  typeof standardSchemaResolver<Input, unknown, Output>
>[0];

/** Options of useAppForm. */
export interface AppFormOptions<Input extends FieldValues, Output> {
  schema: FormSchema<Input, Output>;
  defaultValues: DefaultValues<Input>;
  /** Saved values that arrive later; untouched fields follow them. */
  values?: Input;
}

/** The form of the product: checks a field when it is left, then on every change; saving focuses the first invalid one. */
export type AppForm<Input extends FieldValues, Output = Input> = UseFormReturn<Input, unknown, Output>;

/** Makes a form whose rules are a schema. */
export function useAppForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  values,
}: AppFormOptions<Input, Output>): AppForm<Input, Output> {
  return useForm<Input, unknown, Output>({
    resolver: standardSchemaResolver<Input, unknown, Output>(schema),
    defaultValues,
    mode: 'onTouched',
    ...(values !== undefined && { values, resetOptions: { keepDirtyValues: true } }),
  });
}

/** Props of Form. */
export interface FormProps<Input extends FieldValues, Output> {
  form: AppForm<Input, Output>;
  /** Gets the values after the schema's transformations. */
  onSubmit: (values: Output) => void | Promise<void>;
  /** For a submit button outside the form element, in a dialog's foot: `<Button type="submit" form={id}>`. */
  id?: string;
  /** Counts the invalid fields above the form after a failed attempt. */
  summary?: boolean;
  children: ReactNode;
}

/** The form element: no browser bubbles, Ctrl+Enter submits. */
export function Form<Input extends FieldValues, Output>({
  form,
  onSubmit,
  id,
  summary = false,
  children,
}: FormProps<Input, Output>) {
  const ref = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent): void => {
    // A form in a dialog must not submit the form that React holds around it.
    event.stopPropagation();
    void form.handleSubmit(onSubmit)(event);
  };
  const submitOnCtrlEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    ref.current?.requestSubmit();
  };
  const { errors, submitCount } = form.formState;
  const errorCount = countErrors(errors);
  return (
    <form id={id} ref={ref} noValidate onSubmit={submit} onKeyDown={submitOnCtrlEnter}>
      {summary && submitCount > 0 && errorCount > 0 && (
        <Summary>
          <InlineNotice tone="danger" live>
            {formStrings.errorSummary(errorCount)}
          </InlineNotice>
        </Summary>
      )}
      {children}
    </form>
  );
}

function countErrors(errors: object): number {
  return Object.values(errors).reduce<number>((count, entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return count;
    return count + ('message' in entry || 'type' in entry ? 1 : countErrors(entry));
  }, 0);
}

/** What FormField hands to a control; spread it into any `*Field`. */
export interface FormFieldControl<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
  inputRef: RefCallBack;
}

/** Props of FormField. */
export interface FormFieldProps<Input extends FieldValues, Output, Name extends FieldPath<Input>> {
  form: AppForm<Input, Output>;
  name: Name;
  children: (field: FormFieldControl<FieldPathValue<Input, Name>>) => ReactNode;
}

/** Ties one control to one value of the form. */
export function FormField<Input extends FieldValues, Output, Name extends FieldPath<Input>>({
  form,
  name,
  children,
}: FormFieldProps<Input, Output, Name>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <>
          {children({
            name: field.name,
            value: field.value,
            onChange: field.onChange,
            onBlur: field.onBlur,
            error: messageOf(fieldState.error),
            inputRef: field.ref,
          })}
        </>
      )}
    />
  );
}

function messageOf(error: FieldError | undefined): string | undefined {
  return error?.message ?? error?.root?.message;
}

const Summary = styled.div`
  margin-bottom: 1rem;
`;
