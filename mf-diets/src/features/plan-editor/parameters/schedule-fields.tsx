import { type PlanSlot } from '@pora/contracts/plans/plan.model';
import { TextField } from '@pora/ui';
import { parseTimeInput, TimeField } from '@pora/ui/forms';
import { type KeyboardEvent } from 'react';
import { parseMealHours } from './meal-hours.js';
import { scheduleStrings as t } from './schedule.strings.js';
import { useAutosavedField } from './use-autosaved-field.js';

const LONGEST_LABEL = 60;

/** Enter saves as leaving the field does, and the person stays in it. */
const saveOnEnter = (save: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Enter') save();
};

interface SlotFieldProps {
  slot: Pick<PlanSlot, 'time' | 'label'>;
  /** How the slot is called in the names of its fields. */
  name: string;
  onSave: (value: string) => Promise<boolean>;
}

/** Hour of a slot; "730", "7.30" and "7:30" become 07:30. */
export function SlotTimeField({ slot, name, onSave }: SlotFieldProps) {
  const field = useAutosavedField({
    stored: slot.time,
    problemOf: (time) => (parseTimeInput(time) === null ? t.badTime : undefined),
    save: onSave,
  });
  return (
    <TimeField
      label={t.timeOf(name)}
      hideLabel
      size="compact"
      value={field.value}
      onChange={field.change}
      onBlur={field.leave}
      error={field.error}
    />
  );
}

/** Name of a slot; without one it is called as its meal type. */
export function SlotLabelField({ slot, name, onSave }: SlotFieldProps) {
  const field = useAutosavedField({ stored: slot.label, problemOf: () => undefined, save: onSave });
  return (
    <TextField
      label={t.labelOf(name)}
      hideLabel
      size="compact"
      maxLength={LONGEST_LABEL}
      placeholder={name}
      title={field.value}
      value={field.value}
      onChange={field.change}
      onBlur={field.leave}
      onKeyDown={saveOnEnter(field.leave)}
      error={field.error}
    />
  );
}

interface MealHoursFieldProps {
  times: readonly string[];
  onSave: (times: string[]) => Promise<boolean>;
}

/** The hours of all meals of a day in one field, exactly as many as there are meals [diets §5]. */
export function MealHoursField({ times, onSave }: MealHoursFieldProps) {
  const meals = times.length;
  const field = useAutosavedField({
    stored: times.join(', '),
    problemOf: (text) => {
      const read = parseMealHours(text, meals);
      return 'problem' in read ? read.problem : undefined;
    },
    save: async (text) => {
      const read = parseMealHours(text, meals);
      return 'times' in read && onSave(read.times);
    },
  });
  return (
    <TextField
      label={t.hours}
      hint={t.hoursHint}
      inputMode="text"
      autoComplete="off"
      value={field.value}
      onChange={field.change}
      onBlur={field.leave}
      onKeyDown={saveOnEnter(field.leave)}
      error={field.error}
    />
  );
}
