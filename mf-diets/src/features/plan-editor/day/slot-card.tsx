import { type MealEntry, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { formatCount, formatDecimal, formatPercent } from '@pora/kit';
import { focusRing, media, Skeleton, theme, VisuallyHidden } from '@pora/ui';
import styled, { css } from 'styled-components';
import { dishName } from '../../../shared/dish-name.js';
import { formatShare, isLocked, slotLabel, slotTarget } from '../../plan-work/public.js';
import {
  isOpenRisk,
  SlotButtons,
  type SlotCheck,
  SlotProblems,
  type SlotSelection,
  slotStrings,
  useIsDrawn,
  useSlotKeys,
  useSlotPointer,
  useSwap,
} from '../../slot-actions/public.js';
import { slotPlaceProps } from '../../slot-moves/public.js';
import { editorStrings as t } from '../plan-editor.strings.js';
import { UncertainMark, useUncertain } from '../uncertain-energy.js';
import { uncertainStrings } from '../uncertain-energy.strings.js';
import { KeywordChip } from './keyword-chip.js';
import { keywordOf } from './meal-keyword.js';
import { PairMark, TypeLine } from './slot-marks.js';
import { SlotIngredients } from './slot-ingredients.js';

/** Id of the sentence that tells the keys of a card. */
export const SLOT_KEYS_ID = 'slot-keys';

interface SlotCardProps {
  slot: PlanSlot;
  place: SlotPlace;
  caloriesPerDay: number;
  /** Days that share this dish, this one included. */
  pair: readonly number[];
  /** Days that a draw changes, this one included. */
  drawDays: readonly number[];
  /** The generator is looking for a meal right now. */
  generating: boolean;
  check: SlotCheck;
  selection: SlotSelection;
}

/** One meal of the day: time and share at the left, dish and ingredients, energy and macros at the right [diets §2]. */
export function SlotCard(props: SlotCardProps) {
  const { slot, place, caloriesPerDay, pair, drawDays, generating, check, selection } = props;
  const { entry } = slot;
  const uncertain = useUncertain(slot);
  const isDrawn = useIsDrawn(place);
  const waitsFor = isDrawn ? slotStrings.drawn : generating && !entry ? t.generation.skeleton : undefined;
  const waiting = waitsFor !== undefined;
  const onSwap = useSwap(place, slot, check.found);
  const isSelected = selection.selected.has(place.slotIndex);
  const label = slotLabel(slot);
  const moveProps = slotPlaceProps(place);
  return (
    <Card
      {...moveProps}
      tabIndex={0}
      aria-label={[`${slot.time} ${label}`, entry && dishName(entry, check.calledAfter)]
        .filter(Boolean)
        .join(', ')}
      aria-describedby={`${moveProps['aria-describedby']} ${SLOT_KEYS_ID}`}
      aria-busy={waiting || undefined}
      $look={lookOf(slot, check, waiting)}
      $isSelected={isSelected}
      {...useSlotPointer(place, selection)}
      onKeyDown={useSlotKeys(place, selection, onSwap)}
    >
      <Rail $type={slot.type}>
        <strong>{slot.time}</strong>
        <span>
          {formatShare(slot.calorieSharePercent)} · {formatCount(slotTarget(slot, caloriesPerDay))}
        </span>
        {pair.length > 1 && <PairMark days={pair} drawDays={drawDays} />}
      </Rail>
      <Content $locked={isLocked(slot)}>
        <TypeLine
          slot={slot}
          check={check}
          isSelected={isSelected}
          uncertain={uncertain && <UncertainMark {...uncertain} />}
        />
        <Body entry={entry} check={check} waiting={waitsFor} isKnown={!uncertain} />
      </Content>
      <Side>
        {entry && !waiting && <EntryFigures entry={entry} isKnown={!uncertain} />}
        {!(generating && !entry) && (
          <SlotButtons
            {...{ place, slot, drawDays, isSelected, onSwap }}
            onSelect={() => selection.toggle(place.slotIndex)}
          />
        )}
      </Side>
      {!waiting && <SlotProblems slot={slot} found={check.found} onSwap={onSwap} />}
    </Card>
  );
}

interface BodyProps {
  entry: MealEntry | null;
  check: SlotCheck;
  /** What the slot is waiting for. */
  waiting: string | undefined;
  /** Its figures can be relied on. */
  isKnown: boolean;
}

function Body({ entry, check, waiting, isKnown }: BodyProps) {
  if (waiting !== undefined) {
    return (
      <>
        <Skeleton width="55%" height="1.25rem" />
        <Skeleton width="85%" height="1rem" />
        <VisuallyHidden>{waiting}</VisuallyHidden>
      </>
    );
  }
  if (!entry) return <Empty>{t.emptySlot}</Empty>;
  return (
    <>
      <Name>
        {dishName(entry, check.calledAfter)} <KeywordChip keyword={keywordOf(entry.name)} />
      </Name>
      <SlotIngredients entry={entry} check={check} />
      {isKnown && <NarrowMacros>{describeMacros(entry)}</NarrowMacros>}
    </>
  );
}

/** How the border of a card tells the state of its meal; what is dangerous wins over what is outside the base. */
type Look = 'plain' | 'empty' | 'dangerous' | 'unmapped';

function lookOf({ entry }: PlanSlot, { found }: SlotCheck, waiting: boolean): Look {
  if (waiting) return 'plain';
  if (!entry) return 'empty';
  if (found?.problems.some(isOpenRisk)) return 'dangerous';
  return entry.unmapped || entry.ingredients.some(({ foodId }) => foodId === null) ? 'unmapped' : 'plain';
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

const BORDERS = {
  plain: css`
    border: 1px solid ${theme.c.lineStrong};
  `,
  empty: css`
    min-height: 4rem;
    border: 1.5px dashed ${theme.c.lineControl};
    box-shadow: none;
  `,
  dangerous: css`
    border: 2px solid ${theme.c.danger};
  `,
  unmapped: css`
    border: 2px dashed ${theme.c.unmapped};
  `,
};

const Card = styled.article<{ $look: Look; $isSelected: boolean }>`
  display: grid;
  grid-template-columns: 5.75rem minmax(0, 1fr) auto;
  min-height: 5.25rem;
  border-radius: ${theme.r[3]};
  background: ${theme.c.surface};
  box-shadow: ${theme.e[1]};
  overflow: hidden;

  ${media.phone} {
    grid-template-columns: 5rem minmax(0, 1fr) auto;
  }

  ${({ $look }) => BORDERS[$look]}

  /* What is dangerous or outside the base keeps its border under the ring. */
  ${({ $look, $isSelected }) =>
    $isSelected &&
    ($look === 'dangerous' || $look === 'unmapped'
      ? css`
          box-shadow: 0 0 0 3px ${theme.c.select};
        `
      : css`
          border: 2px solid ${theme.c.select};
          box-shadow: 0 0 0 3px ${theme.c.selectSoft};
        `)}

  ${focusRing}
`;

const Rail = styled.div<{ $type: PlanSlot['type'] }>`
  grid-row: 1 / span 2;
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

const Content = styled.div<{ $locked: boolean }>`
  grid-row: 1;
  grid-column: 2 / -1;
  display: flex;
  flex-direction: column;
  gap: 3px;
  padding: ${theme.s[2]} 10.5rem ${theme.s[2]} ${theme.s[3]};

  /* The buttons beside it are wider for a finger. */
  ${media.touch} {
    padding-right: 13rem;
  }

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

/* Lets the pointer through to the card where nothing can be pressed. */
const Side = styled.div`
  grid-row: 1;
  grid-column: 3;
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${theme.s[1]};
  padding: ${theme.s[2]};
  pointer-events: none;

  ${media.phone} {
    flex-direction: row;
    align-items: flex-start;
    padding: 0 0 0 ${theme.s[2]};
  }
`;

const Figures = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: 2px;
  padding-right: ${theme.s[1]};
  font: ${theme.t.small};
  color: ${theme.c.text2};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  ${media.phone} {
    padding: ${theme.s[2]} 0 0;
  }
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
