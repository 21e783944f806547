import { Injectable } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import type { CallerInfo } from '@pora/common/endpoint';
import { unlessAway } from '@pora/common/errors';
import type { HandOut, HandOutQuery } from '@pora/contracts/plans/hand-out.model';
import type { handOutRoutes } from '@pora/contracts/plans/hand-out.routes';
import type { PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { EngineService } from '../engine/engine.service.js';
import { NOTHING_AVOIDED, PlanPatientsService, type PlanPatient } from '../patients/plan-patients.service.js';
import { PlanningContextService } from '../planning/planning-context.service.js';
import { PlansService } from '../plans/plans.service.js';
import { DocxWriterService } from './docx-writer.service.js';
import { buildHandOut } from './hand-out.builder.js';
import { HandOutPicturesService } from './hand-out-pictures.service.js';
import { HandOutSettingsService } from './hand-out-settings.service.js';

const NOBODY_AVOIDS = { ...NOTHING_AVOIDED, isChild: false };

/** The text of a plan's hand-out, for the file and for the preview alike. */
@Injectable()
export class HandOutService {
  constructor(
    private readonly plans: PlansService,
    private readonly patients: PlanPatientsService,
    private readonly engine: EngineService,
    private readonly context: PlanningContextService,
    private readonly settings: HandOutSettingsService,
    private readonly pictures: HandOutPicturesService,
    private readonly writer: DocxWriterService,
  ) {}

  /** As the file would be; nothing is handed out by it. @throws ApiError 404, 409, 503 */
  async preview(
    { params, query }: RouteInput<typeof handOutRoutes.preview>,
    caller: CallerInfo,
  ): Promise<HandOut> {
    const plan = await this.plans.get(params.id);
    this.writer.prepare();
    const { verdict } = await this.context.checkSaved(plan, caller);
    return this.make(plan, { query, verdict, caller });
  }

  /** @throws ApiError 409 when the plan's patient is gone, 503 while the patients service is away */
  async mustHavePatient({ patientId }: Plan, caller: CallerInfo): Promise<void> {
    if (patientId !== null) await this.patients.get(patientId, caller);
  }

  /** @throws ApiError 409 when the patient is gone, 503 while the patients service is away */
  async make(
    plan: Plan,
    { query, verdict, caller }: { query: HandOutQuery; verdict: PlanSafety; caller: CallerInfo },
  ): Promise<HandOut> {
    const { patientId } = plan;
    const [found, settings] = await Promise.all([
      patientId === null ? null : this.patients.get(patientId, caller),
      this.settings.with(query),
    ]);
    const sections = new Set(settings.options.sections);
    const [shopping, equalFoods, pictured] = await Promise.all([
      sections.has('shopping') ? this.shoppingOf(plan) : undefined,
      // Unknown is not safe: without a check nothing is offered in place of anything (decision 12).
      sections.has('substitutes') && verdict.state !== 'unchecked'
        ? this.equalFoodsOf(plan, found)
        : undefined,
      settings.options.pictures ? this.pictures.of(plan) : undefined,
    ]);
    return buildHandOut({
      ...{ plan, patient: found?.patient ?? null, dietitian: caller },
      ...{ uncertain: verdict.uncertain, calledAfter: verdict.calledAfter },
      ...{ nextVisit: query.nextVisit, nextVisitTime: query.nextVisitTime },
      ...{ settings, firstDay: query.firstDay, avoids: found?.avoids, shopping, equalFoods },
      ...pictured,
    });
  }

  /** Without the catalogue the lists that were saved with the plan, which still are those of its meals. */
  private async shoppingOf({ planDays, shoppingLists }: Plan) {
    return (await unlessAway(this.engine.ask('shopping', { planDays }))) ?? shoppingLists ?? undefined;
  }

  private equalFoodsOf({ planDays }: Plan, found: PlanPatient | null) {
    const patient = found ? { isChild: found.patient.isChild, ...found.avoids } : NOBODY_AVOIDS;
    return unlessAway(this.engine.ask('equalFoods', { planDays, patient }));
  }
}
