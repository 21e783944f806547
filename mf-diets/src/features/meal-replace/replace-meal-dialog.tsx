import { type MealEntry, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { formatKcal, messageOf } from '@pora/kit';
import { Button, ErrorState, InlineNotice, Spinner, theme } from '@pora/ui';
import { mealIcons, ReplaceAllIcon } from '@pora/ui/icons';
import { Dialog, DialogFoot } from '@pora/ui/overlays';
import styled from 'styled-components';
import { MealCheckNotice, RiskReasonDialog } from '../plan-safety/public.js';
import { usePlanEditing } from '../plan-work/public.js';
import { labelOf, moveStrings, slotAt } from '../slot-moves/public.js';
import { MealChoice } from './meal-choice.js';
import { mealReplaceStrings as t } from './meal-replace.strings.js';
import { ReplaceDays } from './replace-days.js';
import { isDangerous } from './replace-model.js';
import { type MealReplacement, useReplaceMeal } from './use-replace-meal.js';

interface ReplaceMealDialogProps {
  place: SlotPlace | undefined;
  onClose: () => void;
}

/** The meal of a slot for the same slot of all days: everything it would change is seen first [diets §2, §9]. */
export function ReplaceMealDialog({ place, onClose }: ReplaceMealDialogProps) {
  const { plan, generating } = usePlanEditing();
  const slot = place && slotAt(plan, place);
  if (place && slot?.entry) {
    return <Replacement place={place} slot={slot} entry={slot.entry} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      size="small"
      title={t.title(plan.planDays.length)}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      <InlineNotice>{generating ? t.generating : t.nothing}</InlineNotice>
    </Dialog>
  );
}

interface ReplacementProps {
  place: SlotPlace;
  slot: PlanSlot;
  entry: MealEntry;
  onClose: () => void;
}

function Replacement({ place, slot, entry, onClose }: ReplacementProps) {
  const { plan } = usePlanEditing();
  const work = useReplaceMeal(place, onClose);
  const { chosen, canSave, saving, question } = work;
  const close = () => {
    if (saving) return;
    work.giveUp();
    onClose();
  };
  const submit = () => canSave && work.replace();
  const goesOn = work.mismatched.length > 0 || chosen.some(isDangerous) ? t.submitAnyway : t.submit;
  return (
    <>
      <Dialog
        open
        size="wide"
        title={t.title(plan.planDays.length)}
        description={<From slot={slot} day={place.day} />}
        onClose={close}
        onSubmit={submit}
        footer={
          <DialogFoot
            icon={<ReplaceAllIcon aria-hidden />}
            submitLabel={goesOn(chosen.length)}
            disabled={!canSave}
            busy={saving}
            onSubmit={submit}
            onCancel={close}
          />
        }
      >
        <Stack>
          <MealChoice work={work} slot={slot} entry={entry} />
          {!work.choosing && <Effect work={work} />}
        </Stack>
      </Dialog>
      {question && (
        <RiskReasonDialog
          title={moveStrings.danger.title}
          description={moveStrings.danger.text}
          {...question}
        />
      )}
    </>
  );
}

function From({ slot, day }: { slot: PlanSlot; day: number }) {
  const Icon = mealIcons[slot.type];
  return (
    <Place $type={slot.type}>
      <Icon size={14} aria-hidden />
      {t.from(day, slot.time, labelOf(slot))}
    </Place>
  );
}

/** What speaks against it, then every day with what would change. */
function Effect({ work }: { work: MealReplacement }) {
  const { preview, open, waits, generating } = work;
  if (generating) return <InlineNotice>{t.generating}</InlineNotice>;
  if (open.length === 0) {
    return (
      <>
        <InlineNotice>{t.nowhere}</InlineNotice>
        <ReplaceDays work={work} />
      </>
    );
  }
  if (waits) return <InlineNotice>{t.waiting}</InlineNotice>;
  if (preview.phase === 'loading') return <Spinner label={t.checking} />;
  if (preview.phase === 'failed') {
    return (
      <ErrorState
        title={t.notChecked}
        description={messageOf(preview.error)}
        onRetry={preview.retry}
        busy={preview.retrying}
      />
    );
  }
  return (
    <>
      <Warnings work={work} />
      <Summary work={work} />
      <ReplaceDays work={work} />
    </>
  );
}

function Warnings({ work: { targets, chosen, mismatched } }: { work: MealReplacement }) {
  // The same meal in every day: the heaviest check speaks for all.
  const check = targets.find(isDangerous) ?? targets[0];
  return (
    <>
      {check && <MealCheckNotice check={check} />}
      {mismatched.map(({ label, accepted }) => (
        <InlineNotice key={`${label} ${accepted.join()}`} tone="amber" title={moveStrings.mismatch.title}>
          {moveStrings.mismatch.text(label, accepted)}
        </InlineNotice>
      ))}
      {chosen.length === 0 && <InlineNotice>{t.changes(0)}</InlineNotice>}
    </>
  );
}

/** The whole in a sentence: how many days change, which ones do not, and what becomes of the average. */
function Summary({ work: { days, chosen, energy } }: { work: MealReplacement }) {
  if (chosen.length === 0) return null;
  const locked = days.filter(({ state }) => state === 'locked').length;
  const other = chosen.filter(({ typeMatches }) => !typeMatches).length;
  const { before, after } = energy.average;
  return (
    <p role="status">
      {[
        t.changes(chosen.length),
        locked > 0 && t.skipsLocked(locked),
        other > 0 && t.otherType(other),
        t.average(formatKcal(before), formatKcal(after)),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.s[4]};

  p {
    margin: 0;
    color: ${theme.c.text2};
  }
`;

const Place = styled.span<{ $type: PlanSlot['type'] }>`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  color: ${({ $type }) => theme.meal[$type].text};
  font: ${theme.t.dense};
`;
