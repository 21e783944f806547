import { Injectable } from '@nestjs/common';
import type { Author } from '@pora/common/database';
import { Log } from '@pora/common/logging';
import { PatientErasuresRepository } from './patient-erasures.repository.js';
import { PlansClient } from './plans.client.js';

/**
 * What plans still has to be told of patients who were removed for good. It is saved together with the removal and
 * forgotten only when plans has answered: nothing is lost at whatever moment a process ends, and no plan goes whose
 * patient is still there. Telling it twice does no harm.
 */
@Injectable()
export class PatientErasuresService {
  constructor(
    private readonly erasures: PatientErasuresRepository,
    private readonly plans: PlansClient,
    private readonly log: Log,
  ) {}

  /** To be called in the transaction that removes the patient. */
  begin(patientId: string, caller: Author): Promise<void> {
    return this.erasures.begin(patientId, caller);
  }

  /** Whether plans still knows something of a patient who was removed for good. */
  isOpen(patientId: string): Promise<boolean> {
    return this.erasures.isOpen(patientId);
  }

  /** Tells plans, after the removal is saved; answers false when that has to wait for {@link finishAll}. */
  async finish(patientId: string, caller: Author): Promise<boolean> {
    try {
      await this.plans.erasePlansOf(patientId, caller);
      await this.erasures.end(patientId);
      return true;
    } catch (error) {
      // The removal stands whatever happens here, so its caller is not told of a failure.
      this.log.error('patients.erasure-open', error, { patientId });
      return false;
    }
  }

  /** Finishes what could not be finished before; answers for how many patients. */
  async finishAll(): Promise<number> {
    let finished = 0;
    for (const { patientId, requestedBy } of await this.erasures.list()) {
      // Away for one is away for all: the next round begins here again.
      if (!(await this.finish(patientId, { email: requestedBy }))) break;
      finished += 1;
    }
    return finished;
  }
}
