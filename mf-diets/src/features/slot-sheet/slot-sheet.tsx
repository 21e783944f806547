import { MEAL_TYPE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type MealEntry, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { formatCount, formatDecimal, formatKcal } from '@pora/kit';
import { Button, focusRing, theme } from '@pora/ui';
import { SwitchField } from '@pora/ui/forms';
import {
  ChevronRightIcon,
  CircleQuestionMarkIcon,
  DicesIcon,
  ListFilterIcon,
  LockIcon,
  LockOpenIcon,
  mealIcons,
  MoveIcon,
  PencilIcon,
  ReplaceAllIcon,
  SearchIcon,
  TrashIcon,
} from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { dishName } from '../../shared/dish-name.js';
import {
  type DialogName,
  isLocked,
  pairedDays,
  slotDeedStrings,
  slotTarget,
  usePlanEditing,
  useSlotDeeds,
} from '../plan-work/public.js';
import { SlotProblems, slotStrings, useCheckOfSlot, useSlotWork, useSwap } from '../slot-actions/public.js';
import { SlotPortion } from './slot-portion.js';
import { slotSheetStrings as t } from './slot-sheet.strings.js';

interface SlotSheetProps {
  place: SlotPlace | undefined;
  onClose: () => void;
}

/** Everything that can be done with one slot, under the thumb: the phone's way to the small edits. */
export function SlotSheet({ place, onClose }: SlotSheetProps) {
  const { plan } = usePlanEditing();
  const slot = place && plan.planDays.find(({ day }) => day === place.day)?.slots[place.slotIndex];
  if (!slot || !place) return null;
  return <OpenedSlot slot={slot} place={place} onClose={onClose} />;
}

function OpenedSlot({ slot, place, onClose }: { slot: PlanSlot; place: SlotPlace; onClose: () => void }) {
  const { plan, tolerances, generating } = usePlanEditing();
  const { toggleRowLock } = useSlotDeeds();
  const { entry } = slot;
  const dayIndex = plan.planDays.findIndex(({ day }) => day === place.day);
  const pair = pairedDays(plan.planDays, dayIndex, place.slotIndex);
  const Icon = mealIcons[slot.type];
  const { found, calledAfter } = useCheckOfSlot()(slot);
  const onSwap = useSwap(place, slot, found);
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      icon={<Icon aria-hidden color={theme.meal[slot.type].text} />}
      title={entry ? dishName(entry, calledAfter) : t.empty}
      description={slotDeedStrings.place(slot.label || MEAL_TYPE_LABELS[slot.type], pair)}
      footer={<Foot slot={slot} place={place} onClose={onClose} />}
    >
      {entry ? (
        <Figures entry={entry} target={slotTarget(slot, plan.caloriesPerDay)} />
      ) : (
        <Muted>{t.emptyText}</Muted>
      )}
      <Problems>
        <SlotProblems slot={slot} found={found} onSwap={onSwap} />
      </Problems>
      {entry && !generating && (
        <SlotPortion plan={plan} tolerances={tolerances} slot={slot} place={place} pair={pair} />
      )}
      <Ways>
        <Way to="edit" place={place} icon={<PencilIcon aria-hidden />} text={entry ? t.editText : undefined}>
          {entry ? t.edit : t.fill}
        </Way>
        <Way to="add" place={place} icon={<SearchIcon aria-hidden />} text={t.addText}>
          {entry ? t.addOther : t.add}
        </Way>
        <Way to="alternatives" place={place} icon={<ListFilterIcon aria-hidden />}>
          {slotStrings.alternatives}
        </Way>
        {entry && <MealWays place={place} />}
        <li>
          <SwitchField
            label={t.lockAll}
            checked={slot.lockedInAllDays}
            disabled={generating}
            onChange={() => void toggleRowLock([place])}
          />
        </li>
      </Ways>
    </Dialog>
  );
}

/** What can be done with a meal that stands there. */
function MealWays({ place }: { place: SlotPlace }) {
  return (
    <>
      <Way to="move" place={place} icon={<MoveIcon aria-hidden />}>
        {slotStrings.move}
      </Way>
      <Way to="replace" place={place} icon={<ReplaceAllIcon aria-hidden />}>
        {slotStrings.replace}
      </Way>
      <Way to="why" place={place} icon={<CircleQuestionMarkIcon aria-hidden />}>
        {slotStrings.why}
      </Way>
    </>
  );
}

function Figures({ entry, target }: { entry: MealEntry; target: number }) {
  const { protein, fat, carbs } = entry.macros;
  return (
    <FigureLine>
      <strong>{formatCount(entry.calories)}</strong>
      <span>{t.ofTarget(formatKcal(target))}</span>
      <Macros>
        B {formatDecimal(protein)} · T {formatDecimal(fat)} · W {formatDecimal(carbs)}
      </Macros>
    </FigureLine>
  );
}

interface WayProps {
  to: DialogName;
  place: SlotPlace;
  icon: ReactNode;
  text?: string | undefined;
  children: string;
}

/** Leads to another dialog about the same slot; going back leads to the plan. */
function Way({ to, place, icon, text, children }: WayProps) {
  const work = useSlotWork();
  return (
    <li>
      <WayButton type="button" onClick={() => work.open(to, place)}>
        {icon}
        <span>
          {children}
          {text && <small>{text}</small>}
        </span>
        <ChevronRightIcon aria-hidden />
      </WayButton>
    </li>
  );
}

function Foot({ slot, place, onClose }: { slot: PlanSlot; place: SlotPlace; onClose: () => void }) {
  const { generating } = usePlanEditing();
  const { remove, toggleLock } = useSlotDeeds();
  const work = useSlotWork();
  const draw = () => {
    onClose();
    work.draw([place]);
  };
  return (
    <>
      <Button icon={<DicesIcon aria-hidden />} disabled={generating} onClick={draw}>
        {t.draw}
      </Button>
      <Button
        icon={isLocked(slot) ? <LockOpenIcon aria-hidden /> : <LockIcon aria-hidden />}
        disabled={generating}
        onClick={() => void toggleLock([place])}
      >
        {isLocked(slot) ? t.unlock : t.lock}
      </Button>
      {slot.entry && (
        <Button
          variant="danger-quiet"
          icon={<TrashIcon aria-hidden />}
          disabled={generating}
          onClick={() => void remove([place]).then((removed) => removed && onClose())}
        >
          {t.remove}
        </Button>
      )}
    </>
  );
}

const FigureLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.s[1]} ${theme.s[2]};
  margin: 0;
  color: ${theme.c.text3};
  font-variant-numeric: tabular-nums;

  strong {
    font: ${theme.t.lead};
    color: ${theme.c.text};
  }
`;

const Problems = styled.div`
  > div {
    margin-inline: 0;
  }
`;

const Macros = styled.span`
  margin-left: auto;
  font: ${theme.t.dense};
`;

const Muted = styled.p`
  margin: 0;
  color: ${theme.c.text2};
`;

const Ways = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;

  > li {
    border-bottom: 1px solid ${theme.c.line};
  }

  > li:last-child {
    padding-block: ${theme.s[2]};
    border-bottom: 0;
  }
`;

const WayButton = styled.button`
  ${focusRing}
  display: flex;
  align-items: center;
  gap: ${theme.s[3]};
  width: 100%;
  min-height: 3rem;
  padding: ${theme.s[2]} 0;
  border: 0;
  border-radius: ${theme.r[1]};
  background: none;
  color: inherit;
  font: ${theme.t.strong};
  text-align: left;
  cursor: pointer;

  > svg {
    flex: none;
    color: ${theme.c.text3};
  }

  > span {
    flex: 1;
  }

  small {
    display: block;
    font: ${theme.t.small};
    color: ${theme.c.text3};
  }
`;
