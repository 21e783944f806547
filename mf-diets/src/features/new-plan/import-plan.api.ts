import { type Plan } from '@pora/contracts/plans/plan.model';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { callRoute } from '@pora/kit';

/** For whom a file is read, and whether a plan that stands there is replaced. */
export interface PlanImport {
  file: File;
  patientId: string;
  isChild: boolean;
  overwrite: boolean;
}

const TIMEOUT_MS = 60_000;

/** Reads an exported DOCX back as a plan [diets §7]. @throws HttpError 409 when the stage is taken and not overwritten */
export async function importPlan({ file, patientId, isChild, overwrite }: PlanImport): Promise<Plan> {
  const query = {
    patientId,
    ...(isChild && { child: 'true' as const }),
    ...(overwrite && { overwrite: 'true' as const }),
  };
  const { plan } = await callRoute(planRoutes.importDocx, { query, file, timeoutMs: TIMEOUT_MS });
  return plan;
}
