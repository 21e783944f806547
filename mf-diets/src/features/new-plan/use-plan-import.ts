import { type Patient } from '@pora/contracts/patients/patient.model';
import { type ReturningAnswer, type ReturningMeals } from '@pora/contracts/plans/plan-history.model';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { acceptedRiskCalls, planCalls } from '@pora/contracts/calls';
import {
  apiKey,
  apiPrefix,
  callRoute,
  isHttpError,
  messageOf,
  newIdempotencyKey,
  useSingleMutation,
} from '@pora/kit';
import { toast } from '@pora/ui';
import { type QueryClient, useQueryClient } from '@pora/kit/queries';
import { keepPlan, offerForPlan, sendExplained } from '../plan-work/public.js';
import { importPlanStrings as t } from './import-plan.strings.js';

const TIMEOUT_MS = 60_000;

/** For whom a file is read, and whether a plan that stands there is replaced. */
interface PlanImport {
  file: File;
  patientId: string;
  isChild: boolean;
  overwrite: boolean;
  /** What becomes of meals the patient must not get; nothing until the person was asked. */
  forbidden?: ReturningAnswer;
}

/** The plan that was read, and what speaks against handing it to this patient. */
interface ImportedPlan {
  plan: Plan;
  warning: string | null;
}

/** Reads an exported DOCX back as a plan [diets §7]. @throws HttpError 409 when the stage is taken and not overwritten */
async function importPlan({
  file,
  patientId,
  isChild,
  overwrite,
  forbidden,
}: PlanImport): Promise<ImportedPlan> {
  const query = {
    patientId,
    ...(isChild && { child: 'true' as const }),
    ...(overwrite && { overwrite: 'true' as const }),
    forbidden: forbidden?.forbidden ?? ('ask' as const),
  };
  return callRoute(planCalls.importDocx, { query, file, timeoutMs: TIMEOUT_MS });
}

/** The stage that is taken, as the refusal names it; null when it names none. */
function takenStageOf(error: unknown): number | null {
  if (!isHttpError(error) || typeof error.details !== 'object' || error.details === null) return null;
  const { stage } = error.details as { stage?: unknown };
  return typeof stage === 'number' ? stage : null;
}

/** The meals the patient must not get, as the refusal names them; null for any other answer. */
function returningOf(error: unknown): ReturningMeals | null {
  const isAsked = isHttpError(error, 409, 'allergy_not_confirmed') && error.details !== undefined;
  return isAsked ? (error.details as ReturningMeals) : null;
}

/** Takes the risks of the file one by one, each for its own reason; what was not taken stays red, and is said. */
async function acceptCauses({ id, version }: Plan, reasons: ReturningAnswer['reasons'] = []): Promise<void> {
  const failed: string[] = [];
  let reason: unknown;
  for (const body of reasons) {
    try {
      await callRoute(acceptedRiskCalls.accept, {
        params: { id },
        body,
        ifMatch: version,
        idempotencyKey: newIdempotencyKey(),
      });
    } catch (error) {
      failed.push(body.cause);
      reason = error;
    }
  }
  if (failed.length > 0) toast.error(t.notAccepted(failed), messageOf(reason), reason);
}

/** Offers the meals that the file replaced; a plan that was edited since keeps the edits and says so. */
function offerWayBack(client: QueryClient, { id, name, version }: Plan): void {
  const takeBack = async () => {
    try {
      const former = await sendExplained(id, (answer) => {
        const body = { confirm: answer.others === true, ...answer };
        return callRoute(planCalls.undo, { params: { id }, body, ifMatch: version });
      });
      if (!former) return;
      await keepPlan(client, former);
      toast.success(t.takenBack);
    } catch (error) {
      toast.error(t.takeBackFailed, messageOf(error), error);
    }
  };
  offerForPlan(id, t.overwritten(name), () => void takeBack());
}

/** Who answered for every cause has read what speaks against the plan; that it is unchecked is news. */
const isKnown = ({ plan }: ImportedPlan, { forbidden }: PlanImport): boolean =>
  forbidden?.forbidden === 'accept' && plan.lastVerdict?.state === 'dangerous' && plan.lastVerdict.isCurrent;

/** For whom a plan is imported. */
export type ImportPatient = Pick<Patient, 'id' | 'isChild'>;

/** Import of a DOCX for the chosen patient: busy flag, question before overwriting, failure [diets §4, §8]. */
export function usePlanImport(patient: ImportPatient | null, onImported: (plan: Plan) => void) {
  const client = useQueryClient();
  const open = ({ plan }: ImportedPlan, { overwrite }: PlanImport) => {
    onImported(plan);
    if (overwrite) offerWayBack(client, plan);
  };
  const mutation = useSingleMutation({
    mutationFn: async (request: PlanImport) => {
      const imported = await importPlan(request);
      await acceptCauses(imported.plan, request.forbidden?.reasons);
      return imported;
    },
    onSuccess: async (imported, request) => {
      await client.invalidateQueries({ queryKey: apiKey(planCalls.list) });
      client.removeQueries({ queryKey: apiPrefix(planCalls.get, { id: imported.plan.id }) });
      if (imported.warning === null || isKnown(imported, request)) open(imported, request);
    },
  });
  const { data, error, variables, isPending } = mutation;
  const isTaken = isHttpError(error, 409, 'plan_exists');
  const returning = returningOf(error);
  return {
    busy: isPending,
    /** Asked before a plan is replaced; null while there is nothing to ask. */
    question: isTaken ? { stage: takenStageOf(error) } : null,
    failure: error && !isTaken && !returning ? error : null,
    /** Asked before meals come that the patient must not get; null while there is nothing to ask. */
    returning,
    answerReturning: (forbidden: ReturningAnswer) =>
      variables && mutation.mutate({ ...variables, forbidden }),
    /** Said before the plan opens: it was taken over, but the patient must not eat it as it is. */
    warning: data && variables && !isKnown(data, variables) ? data.warning : null,
    start: (file: File) => {
      if (patient) {
        mutation.mutate({ file, patientId: patient.id, isChild: patient.isChild, overwrite: false });
      }
    },
    overwrite: () => variables && mutation.mutate({ ...variables, overwrite: true }),
    /** The same file once more. */
    again: () => variables && mutation.mutate(variables),
    dismiss: () => mutation.reset(),
    openImported: () => {
      mutation.reset();
      if (data && variables) open(data, variables);
    },
  };
}

/** What {@link ImportPlanButton} needs of the import. */
export type PlanImportState = ReturnType<typeof usePlanImport>;
