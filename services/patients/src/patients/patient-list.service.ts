import { Injectable } from '@nestjs/common';
import { bufferAnswer, type WireAnswer } from '@pora/common/answers';
import type { CallerInfo } from '@pora/common/endpoint';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Clock } from '../clock/clock.js';
import { PatientPresenter } from './patient.presenter.js';
import { PatientRecordsService } from './patient-records.service.js';
import { PatientsRepository } from './patients.repository.js';

/** Raised when the presenter changes what it writes, so that nobody keeps a list of the old shape. */
const FORMAT = 1;

// Stands in the audit trail where a single patient's id would.
const EVERYBODY = '*';

const compress = promisify(gzip);

interface WrittenList {
  readonly body: Buffer;
  readonly gzip: Buffer;
}

/**
 * The list of all patients, written and compressed once per state of the table: who reads while nothing changes costs
 * one small query, however large the practice is.
 */
@Injectable()
export class PatientListService {
  private written: { readonly etag: string; readonly list: Promise<WrittenList> } | undefined;

  constructor(
    private readonly patients: PatientsRepository,
    private readonly presenter: PatientPresenter,
    private readonly records: PatientRecordsService,
    private readonly clock: Clock,
  ) {}

  /** Everybody: one line in the audit trail for the whole list; who already has it is told so (304) by its ETag. */
  async answer(caller: CallerInfo): Promise<WireAnswer> {
    const etag = tagOf([FORMAT, this.clock.currentYear(), await this.patients.listState()]);
    const list = await this.listOf(etag);
    await this.records.note(caller, 'list', EVERYBODY);
    return bufferAnswer({ ...list, etag, contentType: 'application/json; charset=utf-8' });
  }

  /** First and last name of each patient on file, the trash included. */
  async namesOf(ids: readonly string[]): Promise<Record<string, string>> {
    const rows = await this.patients.namesOf(ids);
    return Object.fromEntries(
      rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]),
    );
  }

  /** The list as of that state or a newer one; many readers at once share its writing. */
  private listOf(etag: string): Promise<WrittenList> {
    if (this.written?.etag === etag) return this.written.list;
    const writing = { etag, list: this.write() };
    this.written = writing;
    writing.list.catch(() => {
      if (this.written === writing) this.written = undefined;
    });
    return writing.list;
  }

  private async write(): Promise<WrittenList> {
    const items = this.presenter.presentList(await this.patients.list());
    const body = Buffer.from(JSON.stringify({ items }));
    return { body, gzip: await compress(body) };
  }
}

function tagOf(parts: readonly unknown[]): string {
  return `"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)}"`;
}
