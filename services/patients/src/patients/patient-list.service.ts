import { Injectable } from '@nestjs/common';
import type { WireAnswer } from '@pora/common/answers';
import type { CallerInfo } from '@pora/common/endpoint';
import { findByName } from '@pora/common/find-by-name';
import { SingleFlight } from '@pora/common/single-flight';
import { etagOfParts, ResponseCache } from '@pora/common/response-cache';
import type { FoundByName, NameQuestion } from '@pora/contracts/text/found-by-name.model';
import { Clock } from '../clock/clock.js';
import { PatientPresenter } from './patient.presenter.js';
import { PatientRecordsService } from './patient-records.service.js';
import { PatientsRepository } from './patients.repository.js';

/** Raised when the presenter changes what it writes, so that nobody keeps a list of the old shape. */
const FORMAT = 1;

// Stands in the audit trail where a single patient's id would.
const EVERYBODY = '*';

/**
 * The list of all patients, written and compressed once per state of the table: who reads while nothing changes costs
 * one small query, shared by all who ask at once, however large the practice is.
 */
@Injectable()
export class PatientListService {
  private readonly cache = new ResponseCache();
  private readonly state = new SingleFlight(() => this.patients.listState(this.clock.now()));

  constructor(
    private readonly patients: PatientsRepository,
    private readonly presenter: PatientPresenter,
    private readonly records: PatientRecordsService,
    private readonly clock: Clock,
  ) {}

  /** Everybody: one line in the audit trail for the whole list; who already has it is told so (304) by its ETag. */
  async answer(caller: CallerInfo): Promise<WireAnswer> {
    const etag = etagOfParts([FORMAT, this.clock.currentYear(), await this.state.run()]);
    const list = await this.cache.get(etag, () => this.write());
    await this.records.noteReading(caller, 'list', EVERYBODY);
    return list;
  }

  /** First and last name of each patient on file, the trash included. */
  async namesOf(ids: readonly string[]): Promise<Record<string, string>> {
    const rows = await this.patients.namesOf(ids);
    return Object.fromEntries(
      rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]),
    );
  }

  /** Whose name holds the text, written either way round, the trash included. */
  async findByName(question: NameQuestion): Promise<FoundByName> {
    const rows = await this.patients.allNames();
    const named = rows.map(({ id, firstName, lastName }) => ({
      id,
      name: `${firstName} ${lastName} ${firstName}`,
    }));
    return findByName(named, question);
  }

  private async write(): Promise<string> {
    return JSON.stringify({ items: this.presenter.presentList(await this.patients.list(this.clock.now())) });
  }
}
