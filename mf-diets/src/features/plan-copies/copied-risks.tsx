import { planInsightCalls } from '@pora/contracts/calls';
import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { joinNames, useApiQuery } from '@pora/kit';
import { InlineNotice } from '@pora/ui';
import { usePlanEditing } from '../plan-work/public.js';
import { type DayCopy } from './copy-meals.js';
import { copyStrings as t } from './plan-copies.strings.js';

/** Dangerous meals that the copy would put into more days: a copy must not spread in silence what the patient cannot eat. */
export function CopiedRisks({ copies }: { copies: readonly DayCopy[] }) {
  const { plan } = usePlanEditing();
  const safety = useApiQuery(planInsightCalls.safety, { params: { id: plan.id }, version: plan.version });
  const copied = copies.flatMap(({ places }) => places.filter(({ outcome }) => outcome !== 'kept'));
  if (copied.length === 0) return null;
  if (safety.phase === 'loading') return null;
  const isChecked = safety.phase === 'ready' && safety.error == null && safety.data.state !== 'unchecked';
  const lines = safety.phase === 'ready' ? linesOf(copied, safety.data) : [];
  return (
    <>
      {!isChecked && <InlineNotice tone="amber">{t.unchecked}</InlineNotice>}
      {lines.length > 0 && (
        <InlineNotice tone="danger" live title={t.risk}>
          {lines.join(', ')}.
        </InlineNotice>
      )}
    </>
  );
}

/** What the patient must not eat among the copied meals; each once. */
function linesOf(copied: DayCopy['places'], { slots }: PlanSafety): string[] {
  const causes = new Map(
    slots
      .filter((slot) => slot.safety === 'dangerous')
      .map((slot) => [
        `${slot.day}/${slot.slotIndex}`,
        joinNames([...new Set(slot.problems.map(({ foodName }) => foodName))]),
      ]),
  );
  const lines = copied.flatMap(({ from, slotIndex, entry }) => {
    const cause = causes.get(`${from}/${slotIndex}`);
    return cause === undefined ? [] : [t.riskLine(entry.name, cause)];
  });
  return [...new Set(lines)];
}
