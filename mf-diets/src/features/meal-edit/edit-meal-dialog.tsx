import { MEAL_TYPE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type PlanSlot } from '@pora/contracts/plans/plan.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { useDirtyGuard } from '@pora/kit';
import { Button, InlineNotice, mediaQueries, TextField, theme, useMediaQuery } from '@pora/ui';
import { ArrowLeftRightIcon, LockIcon, mealIcons, ReplaceAllIcon } from '@pora/ui/icons';
import { Dialog, DialogFoot, useCloseGuard } from '@pora/ui/overlays';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { isLocked, usePlanEditing } from '../plan-work/public.js';
import { AddIngredient } from './add-ingredient.js';
import { EntryPicture } from './entry-picture.js';
import { nameOf } from './ingredient-row.js';
import { IngredientTable, problemsOf } from './ingredient-table.js';
import { MealAllergens } from './meal-allergens.js';
import { MealCheck } from './meal-check.js';
import { withChanged } from './meal-draft.js';
import { mealEditStrings as t } from './meal-edit.strings.js';
import { MealFigures } from './meal-figures.js';
import { swapped } from './swap-ingredient.js';
import { SwapView, useSwapView } from './swap-view.js';
import { type MealEdit, useMealEdit } from './use-meal-edit.js';
import { useSafeSwap } from './use-safe-swap.js';

interface EditMealDialogProps {
  place: SlotPlace | undefined;
  onClose: () => void;
}

/** Editing the meal of a slot; an empty slot begins a meal of one's own [diets §2]. */
export function EditMealDialog({ place, onClose }: EditMealDialogProps) {
  const { plan, generating } = usePlanEditing();
  const slot = plan.planDays.find(({ day }) => day === place?.day)?.slots[place?.slotIndex ?? -1];
  const isNowhere = !place || !slot;
  useEffect(() => {
    if (isNowhere) onClose();
  }, [isNowhere, onClose]);
  if (isNowhere) return null;
  // What the generator put there meanwhile is another meal to edit.
  const key = `${place.day}.${place.slotIndex} ${generating}`;
  return <MealEditor key={key} slot={slot} place={place} onClose={onClose} />;
}

interface MealEditorProps {
  slot: PlanSlot;
  place: SlotPlace;
  onClose: () => void;
}

function MealEditor({ slot, place, onClose }: MealEditorProps) {
  const { generating } = usePlanEditing();
  const leaving = useRef(false);
  const leave = () => {
    leaving.current = true;
    onClose();
  };
  const edit = useMealEdit(slot, place, leave);
  const [swapKey, setSwapKey] = useState<string>();
  const line = edit.draft.lines.find(({ key }) => key === swapKey);
  const swap = useSwapView(line, place, edit);
  const safe = useSafeSwap(edit, place);
  const readOnly = generating || isLocked(slot);
  const discard = () => {
    edit.giveUp();
    leave();
  };
  const { requestClose, guard } = useCloseGuard({
    dirty: edit.dirty,
    onClose: discard,
    title: t.unsaved.title,
    description: t.unsaved.text,
  });
  useMealGuard(edit, leaving);
  const backToMeal = () => setSwapKey(undefined);
  const takeSwap = () => {
    if (!line || !swap.standIn) return;
    const { standIn } = swap;
    const problems = problemsOf(line, edit.preview.last?.problems ?? []);
    edit.changeLines((all) => withChanged(all, swapped(line, standIn, problems)));
    backToMeal();
  };
  const phone = useMediaQuery(mediaQueries.phone);
  const deeds = !line && (
    <WholeMealDeeds edit={edit} safe={safe} place={place} leaving={leaving} readOnly={readOnly} />
  );
  const title = line ? t.swap.title(nameOf(line.item)) : edit.draft.name.trim() || t.newMeal;
  return (
    <>
      <Dialog
        open
        size="wide"
        title={title}
        description={<PlaceLine slot={slot} day={place.day} />}
        onClose={line ? backToMeal : requestClose}
        onSubmit={line ? takeSwap : edit.save}
        footerStart={!phone && deeds}
        footer={
          line ? (
            <DialogFoot
              cancelLabel={t.swap.back}
              submitLabel={t.swap.submit}
              disabled={!swap.standIn}
              onSubmit={takeSwap}
              onCancel={backToMeal}
            />
          ) : readOnly ? (
            <Button variant="primary" onClick={requestClose}>
              {t.close}
            </Button>
          ) : (
            <DialogFoot
              submitLabel={t.save}
              disabled={!edit.dirty}
              busy={edit.saving}
              onSubmit={edit.save}
              onCancel={requestClose}
            />
          )
        }
      >
        {line ? (
          <SwapView line={line} swap={swap} />
        ) : (
          <MealBody
            edit={edit}
            slot={slot}
            place={place}
            readOnly={readOnly}
            result={safe.result}
            // Under the thumb the foot has room for saving alone.
            deeds={phone && <Deeds>{deeds}</Deeds>}
            onSwap={(key) => {
              safe.forget();
              setSwapKey(key);
            }}
          />
        )}
      </Dialog>
      {guard}
    </>
  );
}

interface WholeMealDeedsProps {
  edit: MealEdit;
  safe: ReturnType<typeof useSafeSwap>;
  place: SlotPlace;
  /** Set before the dialog gives way to the next one, so that it asks nothing. */
  leaving: { current: boolean };
  readOnly: boolean;
}

/** What is done with the meal as a whole: its safe version, and its way into the other days. */
function WholeMealDeeds({ edit, safe, place, leaving, readOnly }: WholeMealDeedsProps) {
  const { generating, address } = usePlanEditing();
  const replace = () => {
    leaving.current = true;
    address.open('replace', place);
  };
  return (
    <>
      {!readOnly && (
        <Button
          icon={<ArrowLeftRightIcon aria-hidden />}
          busy={safe.working}
          disabled={edit.preview.phase === 'asking'}
          onClick={safe.run}
        >
          {t.safe.button}
        </Button>
      )}
      {!generating && (edit.entry ?? edit.dirty) && (
        <Button icon={<ReplaceAllIcon aria-hidden />} onClick={() => edit.saveAnd(replace)}>
          {edit.dirty ? t.saveAndReplace : t.replace}
        </Button>
      )}
    </>
  );
}

/** Going back and following a link ask as well before typed changes are left. */
function useMealGuard(edit: MealEdit, leaving: { current: boolean }): void {
  useDirtyGuard({
    dirty: edit.dirty,
    ...t.unsaved,
    blocks: (next, current) =>
      !leaving.current && (next.pathname !== current.pathname || dialogIn(next) !== dialogIn(current)),
    onLeave: () => {
      leaving.current = true;
      edit.giveUp();
    },
  });
}

function dialogIn({ search }: { search: string }): string {
  const params = new URLSearchParams(search);
  return ['plan', 'dialog', 'at'].map((name) => params.get(name)).join(' ');
}

function PlaceLine({ slot, day }: { slot: PlanSlot; day: number }) {
  const Icon = mealIcons[slot.type];
  return (
    <Place $type={slot.type}>
      <Icon size={14} aria-hidden />
      {t.place(day, slot.time, slot.label || MEAL_TYPE_LABELS[slot.type])}
    </Place>
  );
}

interface MealBodyProps {
  edit: MealEdit;
  slot: PlanSlot;
  place: SlotPlace;
  readOnly: boolean;
  result: ReturnType<typeof useSafeSwap>['result'];
  deeds: ReactNode;
  onSwap: (key: string) => void;
}

function MealBody({ edit, slot, place, readOnly, result, deeds, onSwap }: MealBodyProps) {
  const { draft, entry, problems, change, refused } = edit;
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused > 0) body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);
  const isOwn = (entry?.mealId ?? null) === null;
  return (
    <Stack ref={body}>
      {readOnly && <WhyReadOnly slot={slot} place={place} />}
      {isOwn && !readOnly && (
        <TextField
          label={t.name}
          required
          maxLength={200}
          value={draft.name}
          error={refused > 0 || (entry && draft.name.trim() === '') ? problems.name : undefined}
          onChange={(name) => change({ name })}
        />
      )}
      <MealFigures edit={edit} slot={slot} day={place.day} readOnly={readOnly} />
      {result && (
        <InlineNotice tone={result.tone} live>
          {result.text}
        </InlineNotice>
      )}
      <MealCheck preview={edit.preview} />
      <div>
        <IngredientTable edit={edit} readOnly={readOnly} onSwap={({ key }) => onSwap(key)} />
        {!readOnly && <AddIngredient edit={edit} />}
      </div>
      {deeds}
      <MealAllergens edit={edit} />
      {/* Last, so that nothing moves when it comes. */}
      {entry?.mealId && <EntryPicture mealId={entry.mealId} />}
    </Stack>
  );
}

function WhyReadOnly({ slot, place }: { slot: PlanSlot; place: SlotPlace }) {
  const { generating, editSlots } = usePlanEditing();
  const [busy, setBusy] = useState(false);
  if (generating) return <InlineNotice tone="info">{t.locked.generating}</InlineNotice>;
  const { lockedInAllDays } = slot;
  const unlock = async () => {
    setBusy(true);
    await editSlots([{ ...place, ...(lockedInAllDays ? { lockedInAllDays: false } : { locked: false }) }]);
    setBusy(false);
  };
  return (
    <InlineNotice
      tone="info"
      icon={<LockIcon aria-hidden />}
      action={
        <Button size="compact" busy={busy} onClick={() => void unlock()}>
          {lockedInAllDays ? t.locked.unlockAll : t.locked.unlock}
        </Button>
      }
    >
      {lockedInAllDays ? t.locked.lockedInAllDays : t.locked.locked}
    </InlineNotice>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.s[4]};
`;

const Deeds = styled.div`
  display: grid;
  gap: ${theme.s[2]};
`;

const Place = styled.span<{ $type: PlanSlot['type'] }>`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  color: ${({ $type }) => theme.meal[$type].text};
  font: ${theme.t.dense};
`;
