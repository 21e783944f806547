import { MEAL_TYPE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type PlanSlot } from '@pora/contracts/plans/plan.model';
import { type SlotEdit } from '@pora/contracts/plans/plan-slots.model';
import { Badge, Disclosure, IconButton, media, theme, VisuallyHidden } from '@pora/ui';
import { CheckIcon, LockIcon, LockKeyholeIcon, LockOpenIcon, TriangleAlertIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { formatShare, usePlanEditing } from '../../plan-work/public.js';
import { editorStrings } from '../plan-editor.strings.js';
import { MealHoursField, SlotLabelField, SlotTimeField } from './schedule-fields.js';
import { scheduleStrings as t } from './schedule.strings.js';
import { ShareField } from './share-field.js';

/** The sum of shares may miss 100 by this much [diets §2]. */
const TOLERANCE = 0.1;

/** Times, names, shares and locks of the day's slots; the sum is green when it makes 100 % [diets §2]. */
export function ScheduleSection() {
  const { plan, address, editSlots } = usePlanEditing();
  const shown = plan.planDays.find(({ day }) => day === address.day) ?? plan.planDays[0];
  if (!shown) return null;
  const { day, slots } = shown;
  const sum = slots.reduce((total, slot) => total + slot.calorieSharePercent, 0);
  const isWhole = Math.abs(sum - 100) <= TOLERANCE;
  /** Times, names and shares are the same in every day. */
  const inEveryDay = (slotIndex: number, change: Omit<SlotEdit, 'day' | 'slotIndex'>): SlotEdit[] =>
    plan.planDays.map((each) => ({ day: each.day, slotIndex, ...change }));
  const Sign = isWhole ? CheckIcon : TriangleAlertIcon;
  return (
    <Frame>
      <Disclosure
        title={editorStrings.params.schedule}
        defaultOpen
        level={3}
        aside={
          <>
            <Badge tone={isWhole ? 'ok' : 'amber'} icon={<Sign aria-hidden />}>
              <span>{editorStrings.params.shares(formatShare(sum))}</span>
            </Badge>
            {isWhole && <VisuallyHidden>{t.sumWhole}</VisuallyHidden>}
          </>
        }
      >
        <Columns aria-hidden>
          <span>{t.columns.time}</span>
          <span>{t.columns.label}</span>
          <span>{t.columns.share}</span>
          <LockIcon size={14} />
          <span>{t.columns.everyDay}</span>
        </Columns>
        <Rows>
          {slots.map((slot, slotIndex) => (
            <SlotRow
              key={slot.id}
              slot={slot}
              day={day}
              onEveryDay={(change) => editSlots(inEveryDay(slotIndex, change))}
              onThisDay={(change) => void editSlots([{ day, slotIndex, ...change }])}
            />
          ))}
        </Rows>
        {!isWhole && <Sum role="status">{sumSentence(sum)}</Sum>}
        <MealHoursField
          times={slots.map(({ time }) => time)}
          onSave={(times) => editSlots(times.flatMap((time, slotIndex) => inEveryDay(slotIndex, { time })))}
        />
      </Disclosure>
    </Frame>
  );
}

function sumSentence(sum: number): string {
  const words = sum < 100 ? t.sumMissing : t.sumTooMuch;
  return words(formatShare(sum), formatShare(Math.abs(100 - sum)));
}

type Change = Omit<SlotEdit, 'day' | 'slotIndex'>;

interface SlotRowProps {
  slot: PlanSlot;
  day: number;
  onEveryDay: (change: Change) => Promise<boolean>;
  onThisDay: (change: Change) => void;
}

function SlotRow({ slot, day, onEveryDay, onThisDay }: SlotRowProps) {
  const { locked, lockedInAllDays } = slot;
  const name = slot.label || MEAL_TYPE_LABELS[slot.type];
  return (
    <li>
      <Mark $type={slot.type} />
      <Time>
        <SlotTimeField slot={slot} name={name} onSave={(time) => onEveryDay({ time })} />
      </Time>
      <Label>
        <SlotLabelField slot={slot} name={name} onSave={(label) => onEveryDay({ label })} />
      </Label>
      <Share>
        <ShareField
          slot={{ ...slot, label: name }}
          onShare={(calorieSharePercent) => onEveryDay({ calorieSharePercent })}
        />
      </Share>
      <Locks>
        <IconButton
          label={t.lockDay(name, day)}
          icon={locked ? <LockIcon /> : <LockOpenIcon />}
          pressed={locked}
          onClick={() => onThisDay({ locked: !locked })}
        />
        <IconButton
          label={t.lockAllDays(name)}
          icon={lockedInAllDays ? <LockKeyholeIcon /> : <LockOpenIcon />}
          pressed={lockedInAllDays}
          onClick={() => onThisDay({ lockedInAllDays: !lockedInAllDays })}
        />
      </Locks>
    </li>
  );
}

/* Title and sum share one line of a narrow panel. */
const Frame = styled.div`
  h3 button {
    gap: ${theme.s[1]};
    font: ${theme.t.dense};
    font-weight: 600;
    white-space: nowrap;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 2.875rem minmax(0, 1fr) 3rem 1.5rem 1.5rem;
  gap: ${theme.s[1]};
  align-items: center;
  padding-left: ${theme.s[2]};
  color: ${theme.c.text3};
  font: ${theme.t.small};

  ${media.touch} {
    grid-template-columns: 3.25rem minmax(0, 1fr) 3.75rem 2.75rem 2.75rem;
  }

  > svg,
  > :last-child {
    justify-self: center;
  }
`;

/* Quiet until they are pointed at: in a narrow panel ten frames would drown what they hold. */
const Rows = styled.ul`
  list-style: none;
  margin: ${theme.s[1]} 0 ${theme.s[2]};
  padding: 0;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.s[1]};
    min-height: 1.875rem;
    font: ${theme.t.dense};
    font-variant-numeric: tabular-nums;
  }

  div:has(> input) {
    gap: 1px;
    height: 1.75rem;
    padding: 0 2px;

    ${media.phone} {
      height: ${theme.h.touch};
    }
  }

  div:has(> input):not(:hover, :focus-within, :has([aria-invalid='true'])) {
    border-color: transparent;
    border-bottom-color: ${theme.c.lineStrong};
    border-bottom-left-radius: 0;
    border-bottom-right-radius: 0;
    background: transparent;
  }
`;

const Mark = styled.span<{ $type: PlanSlot['type'] }>`
  flex: none;
  width: 4px;
  height: 1rem;
  border-radius: 2px;
  background: ${({ $type }) => theme.meal[$type].solid};
`;

/* What is wrong with a value needs more room than the value. */
const Cell = styled.span`
  flex: none;

  &:has([aria-invalid='true']) {
    flex: 1 0 100%;
    width: 100%;
  }
`;

const Time = styled(Cell)`
  width: 2.75rem;

  ${media.touch} {
    width: 3.25rem;
  }
`;

const Label = styled(Cell)`
  flex: 1 1 0;
  min-width: 0;
`;

const Share = styled(Cell)`
  width: 3rem;

  ${media.touch} {
    width: 3.75rem;
  }

  input {
    text-align: right;
  }
`;

const Locks = styled.span`
  display: inline-flex;

  button {
    width: 1.625rem;

    ${media.touch} {
      width: ${theme.h.touch};
      height: ${theme.h.touch};
    }
  }
`;

const Sum = styled.p`
  margin: 0 0 ${theme.s[2]};
  color: ${theme.c.amberText};
  font: ${theme.t.dense};
`;
