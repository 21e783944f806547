import { type Plan } from '@pora/contracts/plans/plan.model';
import { formatCount, formatKcal } from '@pora/kit';
import { type MoveSession } from './move-controller.js';
import { dropTargets, isSwap, placeKey, slotAt } from './move-model.js';
import { labelOf } from './slot-label.js';
import { moveStrings as t } from './slot-moves.strings.js';

const NOTHING = { picked: '', target: '', rest: '' };

/** What a drop on the slot would do: "pasuje, zamieni się z „Koktajl malinowy”". */
function consequence(plan: Plan, session: MoveSession): string {
  const { item, over, mode, states } = session;
  if (!over) return '';
  const state = states.get(placeKey(over)) ?? 'locked';
  if (mode === 'all') {
    const { targets, locked } = dropTargets(plan, item, over, mode);
    return [t.states[state === 'origin' ? 'fits' : state], t.everywhere(targets.length, locked)].join(', ');
  }
  const stands = slotAt(plan, over)?.entry?.name;
  if (state === 'origin' || state === 'locked' || stands === undefined) return t.states[state];
  const change =
    item.kind === 'food'
      ? t.joins(stands)
      : isSwap(plan, item, over, mode)
        ? t.swaps(stands)
        : t.replaces(stands);
  return [t.states[state], change].join(', ');
}

/** A move in words: what was picked up, and what the slot it is over says. */
export function describeOver(plan: Plan, session: MoveSession | undefined): typeof NOTHING {
  if (!session) return NOTHING;
  const { item, over } = session;
  const from = item.kind === 'slot' ? item.place : undefined;
  const origin = from && slotAt(plan, from);
  const picked =
    from && origin ? t.picked(item.name, t.place(from.day, labelOf(origin))) : t.pickedHit(item.name);
  const slot = over && slotAt(plan, over);
  if (!over || !slot) return { ...NOTHING, picked };
  const rest = consequence(plan, session);
  return { picked, rest, target: `${t.Place(over.day, labelOf(slot))}: ${rest}.` };
}

/** Sums of the days after the drop, as they are read and as they are spoken. */
export function describeTotals({ preview }: MoveSession): { shown: string; spoken: string } {
  if (preview.phase !== 'ready') {
    const text = { none: '', loading: t.counting, failed: t.notCounted }[preview.phase];
    return { shown: text, spoken: preview.phase === 'failed' ? text : '' };
  }
  const { days } = preview.answer;
  const shown = days.map(({ day, before, after }) =>
    t.totals(day, formatCount(before.calories), formatKcal(after.calories)),
  );
  const spoken = days.map(({ day, before, after }) =>
    t.spokenTotals(day, formatCount(before.calories), formatKcal(after.calories)),
  );
  const sentence = (parts: readonly string[]) => {
    const text = parts.slice(0, MOST_DAYS).join(', ');
    return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  return { shown: sentence(shown), spoken: sentence(spoken) };
}

/** Days told one by one; of a drop on all days the first ones. */
const MOST_DAYS = 3;
