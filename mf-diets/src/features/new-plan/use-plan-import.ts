import { type Patient } from '@pora/contracts/patients/patient.model';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { planCalls } from '@pora/contracts/calls';
import { apiKey, apiPrefix, callRoute, isHttpError, messageOf, useSingleMutation } from '@pora/kit';
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
}

/** The plan that was read, and what speaks against handing it to this patient. */
interface ImportedPlan {
  plan: Plan;
  warning: string | null;
}

/** Reads an exported DOCX back as a plan [diets §7]. @throws HttpError 409 when the stage is taken and not overwritten */
async function importPlan({ file, patientId, isChild, overwrite }: PlanImport): Promise<ImportedPlan> {
  const query = {
    patientId,
    ...(isChild && { child: 'true' as const }),
    ...(overwrite && { overwrite: 'true' as const }),
  };
  return callRoute(planCalls.importDocx, { query, file, timeoutMs: TIMEOUT_MS });
}

/** The stage that is taken, as the refusal names it; null when it names none. */
function takenStageOf(error: unknown): number | null {
  if (!isHttpError(error) || typeof error.details !== 'object' || error.details === null) return null;
  const { stage } = error.details as { stage?: unknown };
  return typeof stage === 'number' ? stage : null;
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
    mutationFn: (request: PlanImport) => importPlan(request),
    onSuccess: async (imported, request) => {
      await client.invalidateQueries({ queryKey: apiKey(planCalls.list) });
      client.removeQueries({ queryKey: apiPrefix(planCalls.get, { id: imported.plan.id }) });
      if (imported.warning === null) open(imported, request);
    },
  });
  const { data, error, variables, isPending } = mutation;
  const isTaken = isHttpError(error, 409, 'plan_exists');
  return {
    busy: isPending,
    /** Asked before a plan is replaced; null while there is nothing to ask. */
    question: isTaken ? { stage: takenStageOf(error) } : null,
    failure: error && !isTaken ? error : null,
    /** Said before the plan opens: it was taken over, but the patient must not eat it as it is. */
    warning: data?.warning ?? null,
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
