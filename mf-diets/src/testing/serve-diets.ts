import { foodRoutes, mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import { intoleranceDictionaryRoutes } from '@pora/contracts/catalog/intolerance.routes';
import { ruleConfigRoutes } from '@pora/contracts/catalog/rule-config.routes';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { type Patient } from '@pora/contracts/patients/patient.model';
import { type SlotEdit } from '@pora/contracts/plans/plan-slots.model';
import { planSlotRoutes } from '@pora/contracts/plans/plan-slots.routes';
import { type Plan, type PlanListItem, type PlanPatch } from '@pora/contracts/plans/plan.model';
import { planAlternativeRoutes } from '@pora/contracts/plans/plan-alternatives.routes';
import { planInsightRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { planGenerationRoutes } from '@pora/contracts/plans/plan-generation.routes';
import { planHistoryRoutes } from '@pora/contracts/plans/plan-history.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { activityRoutes } from '@pora/contracts/session/activity.routes';
import { fakeApi, type FakeApi, type FakeCall } from '@pora/kit/testing';
import { withSlotEdits } from '../features/plan-work/public.js';
import { makeFoodVerdicts, makeListItem, makePatient, makeSafety } from './make-plan.js';

/** What the practice holds when a test begins. */
interface Practice {
  patients?: readonly Patient[];
  plans?: readonly PlanListItem[];
  /** The plan that opens in the editor; saved changes are kept. */
  plan?: Plan;
}

/** A server with the given patients and plans, tolerances of 10 and 20 %. */
export function serveDiets({ patients = [makePatient()], plans, plan }: Practice = {}): FakeApi {
  const api = fakeApi();
  let stored = plan;
  api.on(activityRoutes.heartbeat, undefined);
  api.on(activityRoutes.stop, undefined);
  api.on(patientRoutes.list, { items: patients });
  api.on(patientRoutes.energy, { tdee: plan?.tdee ?? null });
  api.on(planRoutes.list, { items: plans ?? (plan ? [plan] : [makeListItem()]) });
  api.on(ruleConfigRoutes.get, {
    config: {
      calorieBudget: { planAverageTolerancePercent: 10, dailyTargetTolerancePercent: 20 },
      fixedPortions: {},
      variablePortions: { defaultRange: { min: 50, max: 150 }, overrides: {} },
      pairingRules: [],
      ingredientToleranceCategories: [],
      slotPools: { breakfast: ['breakfast'], lunch: ['lunch'], dinner: ['dinner'] },
    },
  });
  api.on(mealRoutes.list, { items: [], nextStartKey: null });
  api.on(foodRoutes.list, { items: [], nextStartKey: null });
  api.on(planAlternativeRoutes.foodVerdicts, makeFoodVerdicts());
  api.on(intoleranceDictionaryRoutes.list, {
    items: [{ key: 'mleko-krowie', name: 'Mleko krowie' }],
  });
  api.on(planInsightRoutes.safety, makeSafety());
  api.on(planHistoryRoutes.list, { items: [], undo: null, redo: null });
  api.on(planGenerationRoutes.current, { current: null, ended: null });
  api.on(planGenerationRoutes.progress, { progress: null });
  api.on(planInsightRoutes.feasibility, { types: [] });
  if (stored) {
    api.on(planRoutes.get, () => stored);
    api.on(planRoutes.update, ({ body }: FakeCall<typeof planRoutes.update>) => {
      // Days are computed by the server; here they stay as they are.
      const { planDays: _days, ...values } = body as PlanPatch;
      stored = { ...(stored as Plan), ...values, version: (stored?.version ?? 0) + 1 };
      return stored;
    });
  }
  return api;
}

/** Answers edits of slots as the server does: the changed slots, without the meals that stayed. */
export function answerSlotEdits(api: FakeApi, plan: Plan): void {
  let { planDays, version } = plan;
  api.on(planSlotRoutes.edit, ({ body }: FakeCall<typeof planSlotRoutes.edit>) => {
    const edits = body as SlotEdit[];
    const before = planDays;
    planDays = withSlotEdits(planDays, edits).map((day) => ({
      ...day,
      slots: day.slots.map((slot, slotIndex) => {
        const put = edits.find((edit) => edit.day === day.day && edit.slotIndex === slotIndex)?.entry;
        return put ? { ...slot, entry: put as typeof slot.entry } : slot;
      }),
    }));
    version += 1;
    return {
      changed: planDays.flatMap(({ day, slots }, dayIndex) =>
        slots.flatMap((slot, slotIndex) => {
          const was = before[dayIndex]?.slots[slotIndex];
          if (was === slot) return [];
          const { entry, ...shape } = slot;
          return [{ day, slotIndex, slot: was?.entry === entry ? shape : slot }];
        }),
      ),
      dayTotals: [],
      ...{ planSummary: null, mealTimes: plan.mealTimes, verdict: makeSafety() },
      ...{ version, updatedAt: '2026-11-20T10:00:00.000Z' },
    };
  });
}

/** Answers media queries as a window of that width would, until the test ends; `restore` puts the old one back. */
export function stubWindowWidth(width: number): () => void {
  const original = window.matchMedia;
  window.matchMedia = (query) => {
    const limit = /max-width: (\d+)px/.exec(query)?.[1];
    return { ...original(query), media: query, matches: limit !== undefined && width <= Number(limit) };
  };
  return () => {
    window.matchMedia = original;
  };
}
