import { type CallAnswer } from '@pora/contracts/call';
import { planStepCalls } from '@pora/contracts/calls';
import { type Plan, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { apiPrefix, callRoute, formatCount, formatKcal, messageOf } from '@pora/kit';
import { InlineNotice, theme } from '@pora/ui';
import { RadioGroupField, SelectField } from '@pora/ui/forms';
import { Dialog, DialogFoot } from '@pora/ui/overlays';
import { useQuery } from '@pora/kit/queries';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { isLocked, usePlanEditing } from '../plan-work/public.js';
import {
  dropTargets,
  isSamePlace,
  itemAt,
  lockInTheWay,
  type MoveItem,
  type MoveMode,
  placeKey,
  placeOfKey,
  previewBody,
  slotAt,
} from './move-model.js';
import { targetState } from './target-states.js';
import { useMoves } from './moves-context.js';
import { labelOf } from './slot-label.js';
import { moveStrings } from './slot-moves.strings.js';
import { useMoveKnowledge } from './use-move-knowledge.js';

const t = moveStrings.dialog;
const MODES: readonly MoveMode[] = ['move', 'copy', 'all'];

interface MoveMealDialogProps {
  place: SlotPlace | undefined;
  onClose: () => void;
}

/** "Przenieś do…": the same as dragging, by choosing day and slot [diets §2]. */
export function MoveMealDialog({ place, onClose }: MoveMealDialogProps) {
  const { plan } = usePlanEditing();
  const slot = place && slotAt(plan, place);
  const item = place && itemAt(plan, place);
  const isNowhere = !place || !slot;
  useEffect(() => {
    if (isNowhere) onClose();
  }, [isNowhere, onClose]);
  if (isNowhere) return null;
  if (!item) {
    return (
      <Dialog open size="small" title={t.title} onClose={onClose}>
        <InlineNotice tone="info">{t.empty}</InlineNotice>
      </Dialog>
    );
  }
  return <MoveForm key={item.name} item={item} from={place} slot={slot} onClose={onClose} />;
}

interface MoveFormProps {
  item: MoveItem;
  from: SlotPlace;
  slot: PlanSlot;
  onClose: () => void;
}

function MoveForm({ item, from, slot, onClose }: MoveFormProps) {
  const { plan, generating } = usePlanEditing();
  const moves = useMoves();
  const [over, setOver] = useState(() => beside(plan, from));
  const [mode, setMode] = useState<MoveMode>(isLocked(slot) ? 'copy' : 'move');
  const [busy, setBusy] = useState(false);
  const isHere = mode !== 'all' && isSamePlace(from, over);
  const locked = lockInTheWay(plan, item, over, mode);
  const submit = async (): Promise<void> => {
    if (busy || isHere) return;
    setBusy(true);
    const isStored = await moves.put(item, over, mode);
    setBusy(false);
    if (isStored) onClose();
  };
  return (
    <Dialog
      open
      size="small"
      title={t.title}
      description={t.from(item.name, moveStrings.place(from.day, labelOf(slot)))}
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={
        <DialogFoot
          submitLabel={t.submit[mode]}
          busy={busy}
          disabled={isHere || locked !== undefined || generating}
          onSubmit={() => void submit()}
          onCancel={onClose}
        />
      }
    >
      <Stack>
        <RadioGroupField
          label={t.mode}
          value={mode}
          options={MODES.map((value) => ({ value, label: t.modes[value] }))}
          onChange={setMode}
        />
        <Target over={over} onChange={setOver} mode={mode} />
        {generating ? (
          <InlineNotice tone="info">{moveStrings.generating}</InlineNotice>
        ) : (
          <Outcome item={item} over={over} mode={mode} isHere={isHere} locked={locked} />
        )}
      </Stack>
    </Dialog>
  );
}

/** The same slot of the next day, or of the day before the last one. */
function beside(plan: Plan, { day, slotIndex }: SlotPlace): SlotPlace {
  const next = { day: day + 1, slotIndex };
  const before = { day: Math.max(1, day - 1), slotIndex };
  return slotAt(plan, next) ? next : before;
}

interface TargetProps {
  over: SlotPlace;
  mode: MoveMode;
  onChange: (over: SlotPlace) => void;
}

/** Day and slot; into all days only the slot is chosen. */
function Target({ over, mode, onChange }: TargetProps) {
  const { plan } = usePlanEditing();
  const slots = plan.planDays.find(({ day }) => day === over.day)?.slots ?? [];
  return (
    <>
      {mode !== 'all' && (
        <SelectField
          label={t.day}
          value={String(over.day)}
          options={plan.planDays.map(({ day }) => ({ value: String(day), label: t.dayOption(day) }))}
          onChange={(day) => onChange({ ...over, day: Number(day) })}
        />
      )}
      <SelectField
        label={t.slot}
        value={placeKey(over)}
        options={slots.map((slot, slotIndex) => ({
          value: placeKey({ ...over, slotIndex }),
          label:
            mode === 'all'
              ? `${slot.time} ${labelOf(slot)}`
              : t.slotOption(slot.time, labelOf(slot), slot.entry?.name),
        }))}
        onChange={(key) => onChange(placeOfKey(key) ?? over)}
      />
    </>
  );
}

interface OutcomeProps {
  item: MoveItem;
  over: SlotPlace;
  mode: MoveMode;
  isHere: boolean;
  locked: ReturnType<typeof lockInTheWay>;
}

/** What it would come to, before it is done. */
function Outcome({ item, over, mode, isHere, locked }: OutcomeProps) {
  const { plan } = usePlanEditing();
  const knowledge = useMoveKnowledge(plan.id);
  const { targets, locked: skipped } = dropTargets(plan, item, over, mode);
  const isPossible = !isHere && locked === undefined && targets.length > 0;
  const body = previewBody(plan, item, over, mode);
  const preview = useQuery({
    queryKey: [...apiPrefix(planStepCalls.previewSlot, { id: plan.id }), plan.version, body],
    queryFn: ({ signal }) => callRoute(planStepCalls.previewSlot, { params: { id: plan.id }, body, signal }),
    enabled: isPossible,
  });
  if (isHere) return <InlineNotice tone="info">{t.here}</InlineNotice>;
  if (locked) return <InlineNotice tone="amber">{lockText(plan, over, mode, locked)}</InlineNotice>;
  const state = targetState(plan, item, over, mode, knowledge);
  return (
    <Facts aria-live="polite">
      <li>
        {mode === 'all' ? moveStrings.everywhere(targets.length, skipped) : changeText(plan, over, mode)}
      </li>
      {(state === 'danger' || state === 'mismatch') && <li>{moveStrings.states[state]}</li>}
      {preview.isPending && <li>{moveStrings.counting}</li>}
      {preview.isError && (
        <li>
          {moveStrings.notCounted} {messageOf(preview.error)}
        </li>
      )}
      {preview.data && <Days answer={preview.data} />}
    </Facts>
  );
}

/** Which lock is in the way. */
function lockText(plan: Plan, over: SlotPlace, mode: MoveMode, locked: 'origin' | 'target'): string {
  if (mode === 'all') return moveStrings.lockedRow;
  if (locked === 'origin') return moveStrings.lockedOriginHere;
  const slot = slotAt(plan, over);
  return moveStrings.lockedTarget(slot ? labelOf(slot) : '');
}

/** What becomes of the meal that stands there. */
function changeText(plan: Plan, over: SlotPlace, mode: MoveMode): string {
  const stands = slotAt(plan, over)?.entry?.name;
  if (stands === undefined) return moveStrings.intoEmpty;
  return mode === 'move' ? moveStrings.swaps(stands) : moveStrings.replaces(stands);
}

function Days({ answer }: { answer: CallAnswer<typeof planStepCalls.previewSlot> }) {
  return answer.days.map(({ day, before, after }) => (
    <li key={day}>{moveStrings.totals(day, formatCount(before.calories), formatKcal(after.calories))}</li>
  ));
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.s[4]};
`;

const Facts = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${theme.c.text2};
  font-variant-numeric: tabular-nums;
`;
