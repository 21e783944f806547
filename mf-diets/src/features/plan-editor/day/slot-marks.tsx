import { type PlanSlot } from '@pora/contracts/plans/plan.model';
import { Badge, media, theme, tip, VisuallyHidden } from '@pora/ui';
import {
  Link2Icon,
  LockIcon,
  LockKeyholeIcon,
  mealIcons,
  SearchXIcon,
  ShieldQuestionMarkIcon,
} from '@pora/ui/icons';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { isLocked, slotDeedStrings, slotLabel } from '../../plan-work/public.js';
import { type SlotCheck, slotStrings } from '../../slot-actions/public.js';
import { editorStrings as t } from '../plan-editor.strings.js';

interface TypeLineProps {
  slot: PlanSlot;
  check: SlotCheck;
  isSelected: boolean;
  uncertain: ReactNode;
}

/** Meal type of a slot with its marks: outside the base, not checked, uncertain energy, locked. */
export function TypeLine({ slot, check, isSelected, uncertain }: TypeLineProps) {
  const Icon = mealIcons[slot.type];
  const LockSign = slot.lockedInAllDays ? LockKeyholeIcon : LockIcon;
  const outside = slot.entry?.ingredients.filter(({ foodId }) => foodId === null).length ?? 0;
  const lock = slot.lockedInAllDays ? t.lockedInAllDays : t.locked;
  return (
    <Type $type={slot.type}>
      <Icon size={14} aria-hidden />
      {slotLabel(slot)}
      {(slot.entry?.unmapped || outside > 0) && (
        <Badge tone="unmapped" icon={<SearchXIcon size={12} aria-hidden />}>
          {t.outside(outside)}
        </Badge>
      )}
      {slot.entry && <CheckMark check={check} />}
      {uncertain}
      {isLocked(slot) && (
        <Lock {...tip(lock)}>
          <LockSign size={14} aria-hidden />
          <VisuallyHidden>{lock}</VisuallyHidden>
        </Lock>
      )}
      {isSelected && <VisuallyHidden>({slotStrings.selected})</VisuallyHidden>}
    </Type>
  );
}

/** A meal that was not checked says so: it must not look like one that is safe (decision 12). */
function CheckMark({ check: { phase } }: { check: SlotCheck }) {
  if (phase === 'checking') return <Muted>{slotStrings.problems.checking}</Muted>;
  if (phase !== 'unchecked') return null;
  return (
    <Badge tone="unmapped" icon={<ShieldQuestionMarkIcon size={12} aria-hidden />}>
      {slotStrings.problems.unchecked}
    </Badge>
  );
}

/** Days that share the dish, and which of them a draw changes. */
export function PairMark({ days, drawDays }: { days: readonly number[]; drawDays: readonly number[] }) {
  const [first = 0] = days;
  const last = days[days.length - 1] ?? first;
  const words = [
    t.pairLabel(days.join(' i ')),
    ...(drawDays.length > 1 ? [slotStrings.pairChanges(slotDeedStrings.days(drawDays))] : []),
  ].join('. ');
  return (
    <Pair {...tip(words)}>
      <Link2Icon size={12} aria-hidden />
      <span aria-hidden>{t.pair(first, last)}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </Pair>
  );
}

const Pair = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  font-weight: 600;
`;

const Type = styled.div<{ $type: PlanSlot['type'] }>`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 1.375rem;
  font: ${theme.t.small};
  font-weight: 560;
  color: ${({ $type }) => theme.meal[$type].text};

  ${media.phone} {
    flex-wrap: wrap;
    padding-right: 7rem;
  }
`;

const Lock = styled.span`
  display: inline-flex;
  color: ${theme.c.text2};
`;

const Muted = styled.span`
  color: ${theme.c.text3};
  font-weight: 400;
`;
