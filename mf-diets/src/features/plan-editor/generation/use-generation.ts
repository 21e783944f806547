import { type GenerationReport, type Plan, type PlanDay } from '@pora/contracts/plans/plan.model';
import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { isHttpError } from '@pora/kit';
import { toast } from '@pora/ui';
import {
  type EditorAddress,
  generationKey,
  type GenerationRun,
  type LastRun,
  PANES,
  useLastRun,
} from '../../plan-work/public.js';
import { editorStrings } from '../plan-editor.strings.js';

const t = editorStrings.generation;

/** What a run of the generator left. */
export interface GeneratedPlan {
  generation: GenerationReport;
  verdict?: PlanSafety;
  planDays: PlanDay[];
  /** The days before the run, for what it changed. */
  daysBefore: PlanDay[];
  seconds: number;
}

/** A generation at work. */
export interface Running {
  /** Its name, for its progress and for stopping it. */
  run: string;
  startedAt: number;
}

/** What the generator is doing with a plan, or what came of its last run. */
export type Generation = LastRun<GeneratedPlan, GenerationRun>;

/** Follows the generations of a plan, also one that was begun before the editor was closed and opened again. */
export function useGeneration(planId: string): Generation {
  return useLastRun<GeneratedPlan, GenerationRun>(generationKey(planId));
}

/** Whether a generation was stopped before a day was finished: no failure, and the plan is as it was. */
export const isStopped = (error: unknown): boolean => isHttpError(error, 409, 'generation_stopped');

/** Opens the result of a generation beside the plan; a dialog that somebody works in stays in front. */
export function showGenerated(
  { generation, planDays }: Pick<Plan, 'planDays'> & { generation: GenerationReport },
  address: EditorAddress,
): void {
  const open = () => address.open('generated');
  if (address.dialog === undefined || PANES.has(address.dialog)) return open();
  const { stoppedAfterDays } = generation;
  const title =
    stoppedAfterDays === undefined ? t.resultTitle : t.stoppedAfter(stoppedAfterDays, planDays.length);
  toast.show({ title, tone: 'success', action: { label: t.showResult, run: open } });
}
