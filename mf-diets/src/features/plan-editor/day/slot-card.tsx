import { MEAL_TYPE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type MealEntry, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { formatCount, formatDecimal, formatPercent } from '@pora/kit';
import { Badge, media, Skeleton, theme, tip, VisuallyHidden } from '@pora/ui';
import { Link2Icon, LockIcon, LockKeyholeIcon, mealIcons, SearchXIcon } from '@pora/ui/icons';
import { type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { formatShare, isLocked, slotTarget } from '../editor-model.js';
import { editorStrings as t } from '../plan-editor.strings.js';
import { UncertainMark, useUncertain } from '../uncertain-energy.js';
import { uncertainStrings } from '../uncertain-energy.strings.js';
import { KeywordChip } from './keyword-chip.js';
import { keywordOf } from './meal-keyword.js';
import { SlotIngredients } from './slot-ingredients.js';

interface SlotCardProps {
  slot: PlanSlot;
  caloriesPerDay: number;
  /** Days that share this dish, this one included. */
  pair: readonly number[];
  /** The generator is looking for a meal right now. */
  generating: boolean;
}

/** One meal of the day: time and share at the left, dish and ingredients, energy and macros at the right [diets §2]. */
export function SlotCard({ slot, caloriesPerDay, pair, generating }: SlotCardProps) {
  const { entry } = slot;
  const uncertain = useUncertain(slot);
  const waiting = generating && !entry;
  const label = slot.label || MEAL_TYPE_LABELS[slot.type];
  return (
    <Card
      aria-label={[`${slot.time} ${label}`, entry?.name].filter(Boolean).join(', ')}
      $empty={!entry && !waiting}
      $unmapped={entry?.unmapped ?? false}
    >
      <Rail $type={slot.type}>
        <strong>{slot.time}</strong>
        <span>
          {formatShare(slot.calorieSharePercent)} · {formatCount(slotTarget(slot, caloriesPerDay))}
        </span>
        {pair.length > 1 && <PairMark days={pair} />}
      </Rail>
      <Content $locked={isLocked(slot)}>
        <TypeLine slot={slot} label={label} uncertain={uncertain && <UncertainMark {...uncertain} />} />
        {waiting && (
          <>
            <Skeleton width="55%" height="1.25rem" />
            <Skeleton width="85%" height="1rem" />
            <VisuallyHidden>{t.generation.skeleton}</VisuallyHidden>
          </>
        )}
        {!waiting && !entry && <Empty>{t.emptySlot}</Empty>}
        {entry && (
          <>
            <Name>
              {entry.name} <KeywordChip keyword={keywordOf(entry.name)} />
            </Name>
            <SlotIngredients ingredients={entry.ingredients} />
            {!uncertain && <NarrowMacros>{describeMacros(entry)}</NarrowMacros>}
          </>
        )}
      </Content>
      {entry && <EntryFigures entry={entry} isKnown={!uncertain} />}
    </Card>
  );
}

function EntryFigures({ entry, isKnown }: { entry: MealEntry; isKnown: boolean }) {
  if (!isKnown) {
    return (
      <Figures>
        <span aria-hidden>– kcal</span>
        <VisuallyHidden>{uncertainStrings.unknown}</VisuallyHidden>
      </Figures>
    );
  }
  return (
    <Figures>
      <span>
        <Kcal>{formatCount(entry.calories)}</Kcal> kcal
      </span>
      <WideMacros>{describeMacros({ ...entry, portionPercent: 100 })}</WideMacros>
      {entry.portionPercent !== 100 && (
        <WideMacros>{t.portion(formatPercent(entry.portionPercent))}</WideMacros>
      )}
    </Figures>
  );
}

function describeMacros({ macros, portionPercent }: Pick<MealEntry, 'macros' | 'portionPercent'>): string {
  const short = t.macroShort(
    formatDecimal(macros.protein),
    formatDecimal(macros.fat),
    formatDecimal(macros.carbs),
  );
  return portionPercent === 100 ? short : `${short} · ${t.portion(formatPercent(portionPercent))}`;
}

function TypeLine({ slot, label, uncertain }: { slot: PlanSlot; label: string; uncertain: ReactNode }) {
  const Icon = mealIcons[slot.type];
  const LockSign = slot.lockedInAllDays ? LockKeyholeIcon : LockIcon;
  const outside = slot.entry?.ingredients.filter(({ foodId }) => foodId === null).length ?? 0;
  const lock = slot.lockedInAllDays ? t.lockedInAllDays : t.locked;
  return (
    <Type $type={slot.type}>
      <Icon size={14} aria-hidden />
      {label}
      {slot.entry?.unmapped && (
        <Badge tone="unmapped" icon={<SearchXIcon size={12} aria-hidden />}>
          {t.outside(outside)}
        </Badge>
      )}
      {uncertain}
      {isLocked(slot) && (
        <Lock {...tip(lock)}>
          <LockSign size={14} aria-hidden />
          <VisuallyHidden>{lock}</VisuallyHidden>
        </Lock>
      )}
    </Type>
  );
}

function PairMark({ days }: { days: readonly number[] }) {
  const [first = 0] = days;
  const last = days[days.length - 1] ?? first;
  return (
    <Pair {...tip(t.pairLabel(days.join(' i ')))}>
      <Link2Icon size={12} aria-hidden />
      <span aria-hidden>{t.pair(first, last)}</span>
      <VisuallyHidden>{t.pairLabel(days.join(' i '))}</VisuallyHidden>
    </Pair>
  );
}

const Card = styled.article<{ $empty: boolean; $unmapped: boolean }>`
  display: grid;
  grid-template-columns: 5.75rem minmax(0, 1fr) auto;
  min-height: 5.25rem;
  border: 1px solid ${theme.c.lineStrong};
  border-radius: ${theme.r[3]};
  background: ${theme.c.surface};
  box-shadow: ${theme.e[1]};
  overflow: hidden;

  ${media.phone} {
    grid-template-columns: 5rem minmax(0, 1fr) auto;
  }

  ${({ $empty }) =>
    $empty &&
    css`
      min-height: 4rem;
      border: 1.5px dashed ${theme.c.lineControl};
      box-shadow: none;
    `}

  ${({ $unmapped }) =>
    $unmapped &&
    css`
      border: 2px dashed ${theme.c.unmapped};
    `}
`;

const Rail = styled.div<{ $type: PlanSlot['type'] }>`
  display: flex;
  flex-direction: column;
  gap: 2px;
  padding: ${theme.s[2]} ${theme.s[1]} ${theme.s[2]} ${theme.s[3]};
  border-left: 5px solid ${({ $type }) => theme.meal[$type].solid};
  background: ${({ $type }) => theme.meal[$type].soft};
  color: ${({ $type }) => theme.meal[$type].text};
  font: ${theme.t.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  strong {
    font: ${theme.t.lead};
    color: ${theme.c.text};
  }

  ${media.phone} {
    padding-left: ${theme.s[2]};
  }
`;

const Pair = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  font-weight: 600;
`;

const Content = styled.div<{ $locked: boolean }>`
  grid-row: 1;
  grid-column: 2 / -1;
  display: flex;
  flex-direction: column;
  gap: 3px;
  padding: ${theme.s[2]} 9.25rem ${theme.s[2]} ${theme.s[3]};

  ${media.phone} {
    padding-right: ${theme.s[3]};
  }

  ${({ $locked }) =>
    $locked &&
    css`
      background: repeating-linear-gradient(
        135deg,
        transparent 0 6px,
        color-mix(in srgb, ${theme.c.text} 5%, transparent) 6px 7px
      );
    `}
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
    padding-right: 4.5rem;
  }
`;

const Lock = styled.span`
  display: inline-flex;
  color: ${theme.c.text2};
`;

const Name = styled.h3`
  margin: 0;
  font: ${theme.t.lead};
  text-wrap: pretty;
  overflow-wrap: anywhere;

  ${media.phone} {
    font: ${theme.t.strong};
  }
`;

const Empty = styled.p`
  margin: 0;
  color: ${theme.c.text3};
`;

const Figures = styled.div`
  grid-row: 1;
  grid-column: 3;
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: ${theme.s[1]};
  padding: ${theme.s[2]} ${theme.s[3]};
  font: ${theme.t.small};
  color: ${theme.c.text2};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  pointer-events: none;
`;

const Kcal = styled.span`
  font: ${theme.t.lead};
  color: ${theme.c.text};

  ${media.phone} {
    font: ${theme.t.strong};
  }
`;

const WideMacros = styled.span`
  ${media.phone} {
    display: none;
  }
`;

const NarrowMacros = styled.p`
  display: none;
  margin: 0;
  font: ${theme.t.small};
  color: ${theme.c.text3};
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    display: block;
  }
`;
