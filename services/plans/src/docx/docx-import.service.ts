import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import type { CallerInfo } from '@pora/common/endpoint';
import { invalidInput, notAcceptable } from '@pora/common/errors';
import { FileCheckService } from '@pora/common/uploads/file-check.service';
import { newPlanSchema, planDaySchema, type Plan, type PlanDay } from '@pora/contracts/plans/plan.model';
import type { planRoutes } from '@pora/contracts/plans/plan.routes';
import { z } from 'zod';
import { EngineService } from '../engine/engine.service.js';
import { PlanPatientsService } from '../patients/plan-patients.service.js';
import { PlanningContextService } from '../planning/planning-context.service.js';
import { PlansService } from '../plans/plans.service.js';
import { ImportPlanService, type ImportedPlan } from '../plans/import-plan.service.js';
import { archiveQueryFailed, DocxArchiveService } from './docx-archive.service.js';
import { docxStrings } from './docx.strings.js';
import { handOutFileName } from './file-name.js';
import { importWarning } from './import-warning.js';
import { ImportedMealsService } from './imported-meals.service.js';

type ImportInput = RouteInput<typeof planRoutes.importDocx>;

/** The archived plan as it is taken over; what older releases did not write is filled in. */
const archivedSchema = newPlanSchema
  .pick({
    name: true,
    stage: true,
    caloriesPerDay: true,
    mealsPerDay: true,
    days: true,
    generatorSources: true,
  })
  .extend({ planDays: z.array(planDaySchema).max(14) });

/** Stands for the id of a plan that is about to be made. */
const NOT_YET = 'pl-imported';

/** Reads plans back from files that were exported here [diets §7, decisions 23]; the archived plan is the truth. */
@Injectable()
export class DocxImportService {
  constructor(
    private readonly files: FileCheckService,
    private readonly archive: DocxArchiveService,
    private readonly engine: EngineService,
    private readonly patients: PlanPatientsService,
    private readonly plans: ImportPlanService,
    private readonly context: PlanningContextService,
    private readonly stored: PlansService,
    private readonly meals: ImportedMealsService,
  ) {}

  /** @throws ApiError 400, 404, 409 (`plan_exists`, `allergy_not_confirmed`), 412, 413, 415, 422 (`docx-hash-mismatch`, `docx-archive-disabled`), 503 */
  async import(
    { query, file, ifMatch, idempotencyKey }: ImportInput,
    caller: CallerInfo,
  ): Promise<RouteAnswer<typeof planRoutes.importDocx>> {
    const { patientId, planId, overwrite } = query;
    if (patientId !== undefined && planId !== undefined) throw invalidInput(docxStrings.oneTarget);
    const target = planId ?? patientId;
    if (target === undefined) throw noPatient();
    await this.files.check(file);
    const archived = await this.archive.findPlan(file.bytes);
    if (!archived) throw notAcceptable('docx-hash-mismatch', docxStrings.hashMismatch);
    const read = await this.overToday(archived);
    const planDays = await this.settled({ ...archived, ...read }, target, query, caller);
    const imported = { ...read, planDays };
    const content = { query, sha256: createHash('sha256').update(file.bytes).digest('hex') };
    const request = { caller, overwrite, onVersion: ifMatch, key: idempotencyKey, content };
    if (planId !== undefined)
      return this.checked(await this.plans.intoPlan(imported, planId, request), caller);
    const name = await this.nameFor(target, archived, caller);
    return this.checked(await this.plans.intoPatient({ ...imported, name }, target, request), caller);
  }

  /** The days as they may come; whether a plan that stands there may be replaced is asked before that. */
  private async settled(
    plan: Plan,
    target: string,
    { planId, overwrite, forbidden }: ImportInput['query'],
    caller: CallerInfo,
  ): Promise<PlanDay[]> {
    const standingId = planId ?? (await this.plans.standingAt(target, plan.stage));
    const standing = standingId === undefined ? undefined : await this.stored.get(standingId);
    const isInTheWay = standing && (planId === undefined || standing.filledSlots > 0);
    if (isInTheWay && !overwrite) return plan.planDays;
    const { id, patientId } = standing ?? { id: NOT_YET, patientId: target };
    return this.meals.settle({ ...plan, id, patientId }, forbidden, caller);
  }

  /** What the check finds in the plan is said at once. */
  private async checked(plan: Plan, caller: CallerInfo) {
    const { verdict, lastVerdict } = await this.context.checkSaved(plan, caller);
    return { plan: { ...plan, lastVerdict }, warning: importWarning(verdict) };
  }

  private async overToday(archived: Plan): Promise<ImportedPlan> {
    const { success, data: plan, error } = archivedSchema.safeParse(archived);
    if (!success) throw archiveQueryFailed(error);
    return { ...plan, planDays: await this.engine.ask('recomputeDays', { planDays: plan.planDays }) };
  }

  /** A plan made for somebody else gets the name of its new patient. */
  private async nameFor(patientId: string, { patientId: owner, name, stage }: Plan, caller: CallerInfo) {
    if (owner === patientId) return name;
    const found = await this.patients.find(patientId, caller);
    return found ? handOutFileName(stage, found.patient.personal).replace(/\.docx$/, '') : name;
  }
}

function noPatient() {
  const message = docxStrings.choosePatient;
  return invalidInput(message, { fields: [{ path: 'patientId', message }] });
}
