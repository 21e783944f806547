import { foodMergeCalls, planUsesCalls } from '@pora/contracts/calls';
import {
  type FoodMerge,
  type FoodMergeKind,
  type FoodMergePreview,
} from '@pora/contracts/catalog/food-merge.model';
import { ALLERGEN_LABELS } from '@pora/contracts/catalog/food.vocabulary';
import {
  callRoute,
  failureProps,
  messageOf,
  newIdempotencyKey,
  useApiList,
  useApiQuery,
  useSingleMutation,
} from '@pora/kit';
import { keepPreviousData, useQueryClient } from '@pora/kit/queries';
import { Button, ErrorState, InlineNotice, SectionHead, SkeletonRows, theme } from '@pora/ui';
import { CheckboxField } from '@pora/ui/forms';
import { ReplaceAllIcon } from '@pora/ui/icons';
import { Dialog, ResultDialog } from '@pora/ui/overlays';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { ComparedFoods } from './compared-foods.js';
import { foodMergeStrings as t } from './food-merge.strings.js';
import { MergeChanges } from './merge-changes.js';

export interface FoodMergeDialogProps {
  kind: FoodMergeKind;
  /** All of them; the first is the one proposed to stay. */
  foodIds: readonly [number, ...number[]];
  onClose: () => void;
  /** After a merge that is saved: the food that stayed. */
  onDone?: ((stays: number) => void) | undefined;
}

/** Several foods become one, or one takes the place of another: what changes is shown before anything does [library §2]. */
export function FoodMergeDialog({ kind, foodIds, onClose, onDone }: FoodMergeDialogProps) {
  const [stays, setStays] = useState(foodIds[0]);
  const [takes, setTakes] = useState({ takeAllergens: true, takeIntolerances: true });
  const goes = foodIds.filter((id) => id !== stays);
  const query = { kind, stays: String(stays), goes: goes.join(',') };
  const asked = {
    ...query,
    takeAllergens: takes.takeAllergens ? 'true' : 'false',
    takeIntolerances: takes.takeIntolerances ? 'true' : 'false',
  } as const;
  const preview = useApiQuery(
    foodMergeCalls.preview,
    { query: asked },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const plans = useApiList(
    planUsesCalls.list,
    { query: { foodIds: goes.join(',') } },
    { refetchOnMount: 'always' },
  );
  const merge = useMerge(() => preview.phase === 'ready' && preview.retry());
  const shown = preview.phase === 'ready' ? preview.data : undefined;
  const isCurrent = shown?.foods[0]?.id === stays && preview.phase === 'ready' && !preview.refreshing;
  const submit = () => {
    if (shown && isCurrent) merge.mutate({ kind, stays, goes, ...takes, stamp: shown.stamp });
  };

  if (merge.data && shown) {
    const close = () => {
      onDone?.(merge.data.stays);
      onClose();
    };
    return <MergeDone merge={merge.data} preview={shown} onClose={close} />;
  }
  return (
    <Dialog
      open
      size="full"
      steady
      onClose={onClose}
      dismissible={!merge.isPending}
      onSubmit={submit}
      title={t.title[kind]}
      description={t.description[kind]}
      footerStart={<Foot>{t.foot}</Foot>}
      footer={
        <>
          <Button variant="quiet" disabled={merge.isPending} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button
            variant="primary"
            icon={<ReplaceAllIcon />}
            busy={merge.isPending}
            disabled={!isCurrent}
            onClick={submit}
          >
            {t.submit[kind](foodIds.length)}
          </Button>
        </>
      }
    >
      {preview.phase === 'loading' && <SkeletonRows rows={12} />}
      {preview.phase === 'failed' && <ErrorState title={t.previewFailed} {...failureProps(preview)} />}
      {shown && (
        <>
          <ComparedFoods
            kind={kind}
            foods={inOrder(shown.foods, foodIds)}
            stays={stays}
            onChoose={kind === 'merge' ? setStays : undefined}
            disabled={merge.isPending}
          />
          <MergeChanges
            preview={shown}
            plans={plans}
            takesIntolerances={takes.takeIntolerances}
            isMerge={kind === 'merge'}
          />
          <Health kind={kind} preview={shown} takes={takes} disabled={merge.isPending} onChange={setTakes} />
        </>
      )}
      {merge.error && (
        <InlineNotice tone="danger" live title={t.failed[kind]}>
          {messageOf(merge.error)}
        </InlineNotice>
      )}
    </Dialog>
  );
}

interface MergeBody {
  kind: FoodMergeKind;
  stays: number;
  goes: number[];
  takeAllergens: boolean;
  takeIntolerances: boolean;
  stamp: string;
}

/** Sends the merge. */
function useMerge(onRefused: () => void) {
  const [idempotencyKey] = useState(newIdempotencyKey);
  return useSingleMutation({
    mutationFn: (body: MergeBody): Promise<FoodMerge> =>
      callRoute(foodMergeCalls.create, { body, idempotencyKey: `${idempotencyKey}-${body.stamp}` }),
    onError: onRefused,
  });
}

/** The foods in the order they were given, whichever stays: nothing moves under the pointer. */
function inOrder(foods: FoodMergePreview['foods'], ids: readonly number[]): FoodMergePreview['foods'] {
  return [...foods].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

type Takes = Pick<MergeBody, 'takeAllergens' | 'takeIntolerances'>;

interface HealthProps {
  kind: FoodMergeKind;
  preview: FoodMergePreview;
  takes: Takes;
  disabled: boolean;
  onChange: (takes: Takes) => void;
}

/** What the checks of patients will know of the food that stays. */
function Health({ kind, preview, takes, disabled, onChange }: HealthProps) {
  const { allergens, intolerances, foods } = preview;
  const name = foods[0]?.name ?? '';
  if (kind === 'replace')
    return <Spaced>{<InlineNotice tone="amber">{t.notTaken(name)}</InlineNotice>}</Spaced>;
  if (allergens.offered.length + intolerances.offered.length === 0) return null;
  const isLost =
    (!takes.takeAllergens && allergens.offered.length > 0) ||
    (!takes.takeIntolerances && intolerances.offered.length > 0);
  return (
    <Spaced>
      <SectionHead title={t.health} level={3} />
      {allergens.offered.length > 0 && (
        <CheckboxField
          label={t.takeAllergens(allergens.offered.map((one) => ALLERGEN_LABELS[one].toLowerCase()))}
          checked={takes.takeAllergens}
          disabled={disabled}
          onChange={(takeAllergens) => onChange({ ...takes, takeAllergens })}
        />
      )}
      {intolerances.offered.length > 0 && (
        <CheckboxField
          label={t.takeIntolerances(intolerances.offered.map((one) => one.name))}
          checked={takes.takeIntolerances}
          disabled={disabled}
          onChange={(takeIntolerances) => onChange({ ...takes, takeIntolerances })}
        />
      )}
      {isLost && (
        <InlineNotice tone="danger" live>
          {t.lost}
        </InlineNotice>
      )}
    </Spaced>
  );
}

/**
 * What is saved; plans that have not followed are never told as done. Every list is read again once it has been read: a
 * sheet of a food that is gone would close with this word on it.
 */
function MergeDone({
  merge,
  preview,
  onClose,
}: {
  merge: FoodMerge;
  preview: FoodMergePreview;
  onClose: () => void;
}) {
  const { kind, plansFollowed } = merge;
  const client = useQueryClient();
  useEffect(() => () => void client.invalidateQueries(), [client]);
  const name = preview.foods.find(({ id }) => id === merge.stays)?.name ?? '';
  const waiting = kind === 'merge' ? t.waitingText : t.waitingReplace;
  return (
    <ResultDialog
      open
      quiet={plansFollowed}
      state={plansFollowed ? 'success' : 'warning'}
      title={plansFollowed ? t.done[kind](merge.goes.length + 1) : t.waiting}
      description={plansFollowed ? t.doneText(preview.meals.items.length, name) : waiting}
      onClose={onClose}
    />
  );
}

const Spaced = styled.div`
  display: grid;
  gap: ${theme.s[2]};
  margin-top: ${theme.s[4]};
`;

const Foot = styled.span`
  color: ${theme.c.text2};
  font: ${theme.t.dense};
`;
