import { Injectable } from '@nestjs/common';
import { fileAnswer, type WireAnswer } from '@pora/common/answers';
import { Audit } from '@pora/common/audit';
import { csvOf } from '@pora/common/csv';
import type { CallerInfo } from '@pora/common/endpoint';
import { conflict, invalidInput, notFound } from '@pora/common/errors';
import { RateLimiter } from '@pora/common/rate-limit';
import { Transactions } from '@pora/common/transactions';
import { extensionOf } from '@pora/common/uploads/file-signatures';
import type { RouteInput } from '@pora/contracts';
import type {
  ImportColumn,
  ImportOptions,
  ImportPreview,
  LibraryImport,
} from '@pora/contracts/catalog/library-import.model';
import type { libraryImportRoutes } from '@pora/contracts/catalog/library-import.routes';
import {
  IMPORT_FIELDS,
  isImporting,
  type ImportField,
  type ImportKind,
} from '@pora/contracts/catalog/library-import.vocabulary';
import { randomUUID } from 'node:crypto';
import { ImportJobs } from './import-jobs.service.js';
import { presentImport } from './library-import.presenter.js';
import { LibraryFiles } from './library-files.service.js';
import type { TableHead } from './library-file.worker.js';
import { Previews } from './planning/previews.service.js';
import { shownText } from './reading/cell.js';
import { proposedFields } from './reading/headings.js';
import type { TableSource } from './reading/table.js';
import type { LibraryImportEntity } from './store/library-import.entity.js';
import { LibraryImportsRepository, type ReadFile } from './store/library-imports.repository.js';

type Routes = typeof libraryImportRoutes;

const LISTED = 5;
const UPLOADS = { name: 'library-import', limit: 30, windowSeconds: 60 };
const MISSING = 'Nie znaleziono importu.';
const GONE = 'Tego pliku już nie ma: minął jego czas. Wczytaj go ponownie.';
const ANOTHER = 'Trwa już inny import. Poczekaj, aż się skończy, albo go przerwij.';
const BEGUN = 'Ten import już się zaczął.';

/** Imports of foods and meals: their files are read, looked through, and taken over by a job. */
@Injectable()
export class LibraryImportsService {
  constructor(
    private readonly imports: LibraryImportsRepository,
    private readonly files: LibraryFiles,
    private readonly previews: Previews,
    private readonly jobs: ImportJobs,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly rates: RateLimiter,
  ) {}

  /** @throws ApiError 415, 422, 429, 503 */
  async upload(
    { file, query: { kind } }: RouteInput<Routes['upload']>,
    caller: CallerInfo,
  ): Promise<LibraryImport> {
    await this.rates.count(UPLOADS, caller.email);
    const format = extensionOf(file.name) === '.csv' ? 'csv' : 'xlsx';
    const head = await this.files.head({
      ...{ format, kind, bytes: file.bytes, encoding: null, separator: null },
    });
    const row = await this.imports.insert({
      ...(await this.readingOf(kind, head)),
      ...{ id: `li-${randomUUID()}`, fileName: file.name, format, sizeBytes: file.bytes.length },
      ...{ createdBy: caller.email, file: Buffer.from(file.bytes) },
    });
    return presentImport(row);
  }

  async list(): Promise<{ items: LibraryImport[] }> {
    return { items: (await this.imports.latest(LISTED)).map(presentImport) };
  }

  /** @throws ApiError 404 */
  async read(id: string): Promise<LibraryImport> {
    return presentImport(await this.required(id));
  }

  /** @throws ApiError 404, 409, 422 */
  async readAnew({ params: { id }, body }: RouteInput<Routes['readAnew']>): Promise<LibraryImport> {
    const row = await this.requiredDraft(id);
    const head = await this.files.head({ ...(await this.sourceOf(row)), ...body });
    const reading = await this.readingOf(body.kind, head);
    if (!(await this.imports.changeDraft(id, { ...reading, refusedRows: [] })))
      throw conflict('conflict', BEGUN);
    return presentImport({ ...row, ...reading, refusedRows: [] });
  }

  /** @throws ApiError 400, 404, 409, 422 */
  async preview({ params: { id }, body }: RouteInput<Routes['preview']>): Promise<ImportPreview> {
    const row = await this.requiredDraft(id);
    checkFields(row, body);
    const { rows } = await this.files.rows(await this.sourceOf(row));
    const { preview, refused } = await this.previews.preview(row.kind, rows, body);
    await this.imports.changeDraft(id, { options: body, refusedRows: refused });
    return preview;
  }

  /** Two clicks are one job. @throws ApiError 400, 404, 409, 503 */
  async start(
    { params: { id }, body }: RouteInput<Routes['start']>,
    caller: CallerInfo,
  ): Promise<LibraryImport> {
    await this.jobs.requireQueue();
    await this.transactions.run(async () => {
      const row = await this.imports.findForUpdate(id);
      if (!row) throw notFound(MISSING);
      if (row.state !== 'draft') return;
      checkFields(row, body);
      if (await this.imports.findUnderWay()) throw conflict('conflict', ANOTHER);
      await this.imports.begin(id, body);
      await this.note(caller, row.kind, 'import', id);
    });
    await this.jobs.submit(id);
    return this.read(id);
  }

  /** @throws ApiError 404 */
  remove(id: string, caller: CallerInfo): Promise<void> {
    return this.transactions.run(async () => {
      const row = await this.imports.findForUpdate(id);
      if (!row) throw notFound(MISSING);
      if (await this.imports.cancel(id)) return this.note(caller, row.kind, 'cancel-import', id);
      return this.imports.remove(id);
    });
  }

  /** The refused rows as they stand in the file, with their reasons. @throws ApiError 404 */
  async refused(id: string): Promise<WireAnswer> {
    const row = await this.required(id);
    const { head, rows } = await this.files.rows(await this.sourceOf(row));
    const reasons = new Map(row.refusedRows.map(({ line, reasons: list }) => [line, list.join('; ')]));
    const lines = rows.flatMap(({ line, cells }) => {
      const reason = reasons.get(line);
      if (reason === undefined) return [];
      return [[String(line), reason, ...head.columns.map((_, at) => shownText(cells[at]))]];
    });
    const csv = csvOf([['Wiersz', 'Błąd', ...head.columns.map(({ name }) => name)], ...lines]);
    const fileName = `bledy-${row.fileName.replace(/\.[^.]*$/, '')}.csv`;
    return fileAnswer({ body: Buffer.from(csv), fileName, contentType: 'text/csv; charset=utf-8' });
  }

  private async required(id: string): Promise<LibraryImportEntity> {
    const row = await this.imports.find(id);
    if (!row) throw notFound(MISSING);
    return row;
  }

  private async requiredDraft(id: string): Promise<LibraryImportEntity> {
    const row = await this.required(id);
    if (row.state !== 'draft') throw conflict('conflict', isImporting(row.state) ? BEGUN : GONE);
    return row;
  }

  private async sourceOf({
    id,
    format,
    kind,
    encoding,
    separator,
  }: LibraryImportEntity): Promise<TableSource> {
    const bytes = await this.imports.fileOf(id);
    if (!bytes) throw notFound(GONE);
    return { format, kind, encoding, separator, bytes };
  }

  /** What a file is like; the columns of a table like the last one mean what they meant then. */
  private async readingOf(kind: ImportKind, head: TableHead): Promise<ReadFile> {
    const last = await this.imports.lastMeaning(kind);
    const before = new Map(last?.columns.map(({ name }, at) => [name, last.options?.fields[at]]));
    const isAsBefore = head.columns.every(({ name }) => before.has(name));
    const proposed = proposedFields(
      head.columns.map(({ name }) => name),
      kind,
    );
    const taken = new Set<ImportField>();
    const columns = head.columns.map(({ name, samples, values, measures }, at): ImportColumn => {
      const known = isAsBefore ? before.get(name) : undefined;
      const wanted = known === undefined ? (proposed[at] ?? null) : known;
      const field = wanted === null || taken.has(wanted) ? null : wanted;
      if (field !== null) taken.add(field);
      return {
        ...{ name, samples: [...samples], values: values && [...values], field },
        ...(measures && { measures: [...measures] }),
      };
    });
    return { kind, encoding: head.encoding, separator: head.separator, rows: head.rows, columns };
  }

  private note(caller: CallerInfo, kind: ImportKind, action: string, id: string): Promise<void> {
    return this.audit.record({
      ...{ caller, action: `${kind}.${action}`, entity: 'library-import', entityId: id },
    });
  }
}

/** @throws ApiError 400 when the fields are not those of this file */
function checkFields({ kind, columns }: LibraryImportEntity, { fields, key }: ImportOptions): void {
  const known: readonly string[] = IMPORT_FIELDS[kind];
  const isForeign = fields.some((field) => field !== null && !known.includes(field));
  if (fields.length !== columns.length || isForeign)
    throw invalidInput('Kolumny nie pasują do tego pliku. Wczytaj go ponownie.');
  if (!fields.includes(key))
    throw invalidInput('Wskaż kolumnę, po której mają być szukane rekordy.', {
      fields: [{ path: 'key', message: 'Tej kolumny nie ma w pliku' }],
    });
}
