export {
  type AppForm,
  type AppFormOptions,
  Form,
  FormField,
  type FormFieldControl,
  type FormFieldProps,
  type FormProps,
  type FormSchema,
  useAppForm,
} from './form.js';
export { describeRangeError, NumberField, type NumberFieldProps, type NumberLimits } from './number-field.js';
export { formatNumberInput, parseNumberInput, roundTo } from './number-input.js';
export { StepperField, type StepperFieldProps } from './stepper-field.js';
export { TimeField, type TimeFieldProps } from './time-field.js';
export { parseTimeInput } from './time-input.js';
export { MonthCalendar, type MonthCalendarProps } from './month-calendar.js';
export { DateField, type DateFieldProps } from './date-field.js';
export { formatDateInput, parseDateInput, UNREADABLE_DATE } from './date-input.js';
export { SelectField, type SelectFieldProps, type SelectOption } from './select-field.js';
export { ComboboxField, type ComboboxFieldProps } from './combobox-field.js';
export { type GripHandlers, RowGrip, type RowOrder, useRowOrder } from './row-order.js';
export { type ComboboxOption, filterOptions } from './combobox-options.js';
export { highlightMatch } from './highlight-match.js';
export {
  RangeSliderField,
  type RangeSliderFieldProps,
  SliderField,
  type SliderFieldProps,
} from './slider-field.js';
export {
  Checkbox,
  CheckboxField,
  type CheckboxFieldProps,
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxProps,
} from './checkbox.js';
export { RadioGroupField, type RadioGroupFieldProps, type RadioOption } from './radio-group-field.js';
export { SwitchField, type SwitchFieldProps } from './switch-field.js';
export { TextareaField, type TextareaFieldProps } from './textarea-field.js';
export { FileButton, type FileButtonProps } from './file-button.js';
