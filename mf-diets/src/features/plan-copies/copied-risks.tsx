import { planInsightCalls } from '@pora/contracts/calls';
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
  if (safety.phase === 'failed') return <InlineNotice tone="amber">{t.unchecked}</InlineNotice>;
  if (safety.phase !== 'ready') return null;
  const causes = new Map(
    safety.data.slots
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
  if (lines.length === 0) return null;
  return (
    <InlineNotice tone="danger" live title={t.risk}>
      {[...new Set(lines)].join(', ')}.
    </InlineNotice>
  );
}
