import { FieldShell, SegmentedControl } from '@pora/ui';
import { useState } from 'react';
import { newPlanStrings as t } from './new-plan.strings.js';

/** Usual deficits in percent of TDEE. */
const DEFICITS = [10, 15, 20] as const;
type Choice = `${(typeof DEFICITS)[number]}` | 'own';

const OPTIONS: { value: Choice; label: string }[] = [
  ...DEFICITS.map((percent) => ({ value: `${percent}` as const, label: t.presets.percent(percent) })),
  { value: 'own', label: t.presets.own },
];

const caloriesAt = (tdee: number, percent: number) => Math.round((tdee * (100 - percent)) / 100);

interface DeficitPresetsProps {
  tdee: number;
  calories: number | null;
  onCalories: (calories: number) => void;
  /** The person wants to type the calories. */
  onOwn: () => void;
}

/** Calories by a usual deficit: 10, 15 or 20 % below TDEE, or one's own. */
export function DeficitPresets({ tdee, calories, onCalories, onOwn }: DeficitPresetsProps) {
  const [typing, setTyping] = useState(false);
  const met = DEFICITS.find((percent) => caloriesAt(tdee, percent) === calories);
  const choose = (choice: Choice) => {
    setTyping(choice === 'own');
    if (choice === 'own') onOwn();
    else onCalories(caloriesAt(tdee, Number(choice)));
  };
  return (
    <FieldShell label={t.presets.label} group>
      {() => (
        <SegmentedControl
          label={t.presets.label}
          fullWidth
          value={typing || met === undefined ? 'own' : `${met}`}
          onChange={choose}
          options={OPTIONS}
        />
      )}
    </FieldShell>
  );
}
