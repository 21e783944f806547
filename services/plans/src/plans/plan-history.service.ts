import { Injectable } from '@nestjs/common';
import {
  HISTORY_KEPT,
  type HistoryRisk,
  type HistoryStep,
  type OtherStep,
  type PlanHistory,
} from '@pora/contracts/plans/plan-history.model';
import { ApiError, conflict, notFound, unlessAway } from '@pora/common/errors';
import type { Plan, PlanDay } from '@pora/contracts/plans/plan.model';
import { EngineService } from '../engine/engine.service.js';
import { AcceptedRisksRepository, type PastRisk } from './accepted-risks.repository.js';
import { contentOf, type PlanContent } from './plan-content.js';
import {
  causeOfEdit,
  differencesOf,
  isSameShape,
  takenBack,
  withSlots,
  type SlotsBefore,
} from './plan-history.js';
import { presentRisk, presentSlotDigest, presentStep, type CauseNames } from './plan-history.presenter.js';
import { PlanSnapshotsRepository, type SnapshotHead, type StepAuthor } from './plan-snapshots.repository.js';
import { planStrings } from './plans.strings.js';

/** Slots a step names; the number of all of them stands beside. */
const PLACES_NAMED = 6;

/** A version of a plan and the step that is about it. */
export interface HistoryVersion {
  readonly step: HistoryStep;
  readonly content: PlanContent;
}

/** What an undo takes back, and what the person was asked about already. */
interface UndoOptions {
  readonly of: 'big' | 'last';
  readonly confirm: boolean;
  readonly others: boolean;
}

/** What a plan was before each of its steps (decision 45). Writes join the transaction of the change. */
@Injectable()
export class PlanHistoryService {
  constructor(
    private readonly snapshots: PlanSnapshotsRepository,
    private readonly risks: AcceptedRisksRepository,
    private readonly engine: EngineService,
  ) {}

  /** Keeps what a change replaces: the whole plan for a big step, the changed slots for an edit by hand. */
  async note(
    before: Plan,
    after: Pick<Plan, 'planDays' | 'generation'>,
    bigStep: string | undefined,
    author: StepAuthor,
  ): Promise<void> {
    const differences = differencesOf(before.planDays, after.planDays);
    if (differences.length === 0 && !bigStep) return;
    const isWhole = bigStep !== undefined || !isSameShape(before.planDays, after.planDays);
    const content = isWhole ? contentOf(before) : slotsBefore(before, after);
    await this.snapshots.add(
      {
        ...{ planId: before.id, isWhole, content },
        step: bigStep ?? causeOfEdit(differences),
        kind: bigStep ? 'big' : 'small',
        changedSlots: differences.length,
        places: differences.slice(0, PLACES_NAMED).map(({ day, slotIndex }) => ({ day, slotIndex })),
      },
      author,
    );
  }

  async list(planId: string): Promise<PlanHistory> {
    const [steps, risks, undo, redo] = [
      await this.snapshots.list(planId),
      await this.risks.listAll(planId, HISTORY_KEPT),
      await this.snapshots.findLast(planId, 'big'),
      await this.snapshots.findLastUndone(planId),
    ];
    const names = await this.namesOf(risks);
    const told = risks.flatMap((risk) => presentRisk(risk, names));
    return {
      items: merged(steps.map(presentStep), told),
      undo: undo ? presentStep(undo) : null,
      redo: redo ? presentStep(redo) : null,
    };
  }

  /** The plan before a step that stands. @throws ApiError 404 */
  async before(plan: Plan, id: number): Promise<HistoryVersion> {
    const step = await this.snapshots.findOne(plan.id, String(id));
    if (!step || step.undoneWith !== null) throw notFound(planStrings.noSuchStep);
    return { step: presentStep(step), content: await this.versionBefore(plan, step.id) };
  }

  /**
   * An earlier version with the foods that became others since. Without the catalogue it comes back as it was: the old
   * numbers are known there, too, as what they became.
   */
  async inFoodsOfToday(planDays: PlanDay[]): Promise<PlanDay[]> {
    return withSlots(planDays, (await unlessAway(this.engine.ask('moveFoods', { planDays }))) ?? []);
  }

  /** The plan right after a step. */
  async after(plan: Plan, id: number): Promise<PlanContent> {
    const [, next] = await this.snapshots.listFrom(plan.id, String(id));
    return next ? this.versionBefore(plan, next.id) : contentOf(plan);
  }

  /**
   * Takes back the last step of the kind and answers what the plan was before it.
   * @throws ApiError 409 when there is none, 409 `later_edits` with what would be lost, unless confirmed, 409 `other_step`
   * when one of the steps is another person's or of an earlier session, unless the person was asked about it
   */
  async undo(plan: Plan, options: UndoOptions, caller: StepAuthor): Promise<HistoryVersion> {
    const step = await this.snapshots.findLast(plan.id, options.of === 'big' ? 'big' : undefined);
    if (!step) throw conflict('conflict', planStrings.nothingToUndo);
    const [, ...later] = await this.snapshots.listFrom(plan.id, step.id);
    const content = await this.versionBefore(plan, step.id);
    const other = options.others ? undefined : otherStepOf([step, ...later], caller);
    if (other) throw otherStep(other, 1 + later.length, plan, content);
    if (later.length > 0 && !options.confirm) throw laterEdits(step, later);
    await this.snapshots.markUndone(plan.id, step.id, contentOf(plan), caller);
    return { step: presentStep({ ...step, undoneWith: step.id }), content };
  }

  /** Does again what the last undo took back. @throws ApiError 409 when there is nothing, 409 `other_step` as {@link undo} */
  async redo(
    plan: Plan,
    { others }: Pick<UndoOptions, 'others'>,
    caller: StepAuthor,
  ): Promise<HistoryVersion> {
    const step = await this.snapshots.findLastUndone(plan.id);
    if (!step?.redo) throw conflict('conflict', planStrings.nothingToRedo);
    const owner = others
      ? undefined
      : ownerOf({ createdBy: step.undoneBy, sessionKey: step.undoneSession }, caller);
    if (owner) throw otherStep({ step, owner }, 1, plan, step.redo);
    await this.snapshots.markRedone(plan.id, step.id);
    return { step: presentStep({ ...step, undoneWith: null }), content: step.redo };
  }

  /** Causes by their names in the dictionary; none while the catalogue is away: the history is read all the same. */
  private async namesOf(risks: readonly PastRisk[]): Promise<CauseNames> {
    const keys = risks.flatMap(({ cause }) => cause ?? []);
    if (keys.length === 0) return new Map();
    const named = (await unlessAway(this.engine.ask('causeNames', { keys }))) ?? [];
    return new Map(named.map(({ key, name }) => [key, name]));
  }

  private async versionBefore(plan: Plan, id: string): Promise<PlanContent> {
    const steps = await this.snapshots.listToWhole(plan.id, id);
    return steps.reduceRight<PlanContent>(
      (after, { content }) => (isWhole(content) ? content : takenBack(after, content)),
      contentOf(plan),
    );
  }
}

/** Steps in their own order, which is not always that of their times, with the risks between them; newest first. */
function merged(steps: readonly HistoryStep[], risks: readonly HistoryRisk[]): PlanHistory['items'] {
  const rest = risks.toSorted((a, b) => b.at.localeCompare(a.at));
  const before = (at: string) => {
    const end = rest.findIndex((risk) => risk.at <= at);
    return rest.splice(0, end === -1 ? rest.length : end);
  };
  return [...steps.flatMap((step) => [...before(step.at), step]), ...rest];
}

function slotsBefore(
  before: Plan,
  after: { planDays: readonly PlanDay[]; generation: unknown },
): SlotsBefore {
  const slots = differencesOf(before.planDays, after.planDays).flatMap(({ day, slotIndex, before: slot }) =>
    slot ? [{ day, slotIndex, slot }] : [],
  );
  return { slots, ...(before.generation !== after.generation && { generation: before.generation }) };
}

function isWhole(content: PlanContent | SlotsBefore): content is PlanContent {
  return 'planDays' in content;
}

interface OwnedStep {
  readonly step: SnapshotHead;
  readonly owner: OtherStep['owner'];
}

/** Whose a step is, where it is not one of this person in this session. */
function ownerOf(
  { createdBy, sessionKey }: { createdBy: string | null; sessionKey: string | null },
  caller: StepAuthor,
): OtherStep['owner'] | undefined {
  if (createdBy !== null && createdBy !== caller.email) return 'other_person';
  return sessionKey === caller.sessionKey ? undefined : 'earlier';
}

/** The newest step of another person, else the newest of an earlier session: one question, never both (decision 75). */
function otherStepOf(steps: readonly SnapshotHead[], caller: StepAuthor): OwnedStep | undefined {
  const owned = steps.toReversed().flatMap((step) => {
    const owner = ownerOf(step, caller);
    return owner ? [{ step, owner }] : [];
  });
  return owned.find(({ owner }) => owner === 'other_person') ?? owned[0];
}

/** Slots shown in the question. */
const CHANGES_SHOWN = 6;

function otherStep({ step, owner }: OwnedStep, steps: number, now: Plan, then: PlanContent): ApiError {
  const told = presentStep(step);
  const changed = differencesOf(now.planDays, then.planDays);
  const details: OtherStep = {
    ...{ owner, step: told, steps, changedSlots: changed.length },
    changed: changed.slice(0, CHANGES_SHOWN).map(({ day, slotIndex, before, after }) => ({
      ...{ day, slotIndex, label: after?.label ?? before?.label ?? '' },
      type: after?.type ?? before?.type ?? 'unknown',
      before: before ? presentSlotDigest(before) : null,
      after: after ? presentSlotDigest(after) : null,
    })),
    now: countsOf(now.planDays),
    then: countsOf(then.planDays),
  };
  return conflict('other_step', planStrings.otherStep(told.sentence, owner), details);
}

function countsOf(planDays: readonly PlanDay[]): OtherStep['now'] {
  const slots = planDays.flatMap((day) => day.slots);
  const calories = slots.reduce((sum, { entry }) => sum + (entry?.calories ?? 0), 0);
  return {
    meals: slots.filter(({ entry }) => entry !== null).length,
    calories: planDays.length === 0 ? 0 : Math.round(calories / planDays.length),
    locked: slots.filter(({ locked, lockedInAllDays }) => locked || lockedInAllDays).length,
  };
}

function laterEdits(step: SnapshotHead, later: readonly SnapshotHead[]): ApiError {
  const told = presentStep(step);
  const details = { step: told, lost: later.map(presentStep) };
  return conflict('later_edits', planStrings.laterEdits(told.sentence, later.length), details);
}
