import { isTypedShare } from '@pora/contracts/catalog/calorie-share';
import { type PlanSlot } from '@pora/contracts/plans/plan.model';
import { NumberField } from '@pora/ui/forms';
import { editorStrings } from '../plan-editor.strings.js';
import { useAutosavedField } from './use-autosaved-field.js';

const t = editorStrings.params;
/** Stored shares may have more decimals than a person types: they come from fractions. */
const DECIMALS = 2;

interface ShareFieldProps {
  slot: Pick<PlanSlot, 'label' | 'calorieSharePercent'>;
  onShare: (share: number) => Promise<boolean>;
}

/** What is wrong with a typed share; undefined when it may be saved. */
function shareProblem(share: number | null): string | undefined {
  if (share === null) return t.shareRequired;
  return isTypedShare(share) ? undefined : t.shareRule;
}

/** Share of a slot in the day: 0, or 1 to 100 in steps of 0.5; saved when the field is left (decision 41). */
export function ShareField({ slot, onShare }: ShareFieldProps) {
  const field = useAutosavedField<number | null>({
    stored: slot.calorieSharePercent,
    problemOf: shareProblem,
    save: async (share) => share !== null && onShare(share),
  });
  return (
    <NumberField
      label={t.shareOf(slot.label)}
      hideLabel
      size="compact"
      unit="%"
      decimals={DECIMALS}
      value={field.value}
      onChange={field.change}
      onBlur={field.leave}
      error={field.error}
    />
  );
}
