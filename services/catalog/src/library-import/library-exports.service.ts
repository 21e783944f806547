import { Injectable } from '@nestjs/common';
import { fileAnswer, type WireAnswer } from '@pora/common/answers';
import { RateLimiter } from '@pora/common/rate-limit';
import type { CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import type { libraryImportRoutes } from '@pora/contracts/catalog/library-import.routes';
import {
  EXPORT_FIELDS,
  IMPORT_FIELD_LABELS,
  type ImportKind,
} from '@pora/contracts/catalog/library-import.vocabulary';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import { todayIso } from '@pora/text-pl/dates';
import { LibraryFiles } from './library-files.service.js';
import { writeFoodRow } from './rows/food-row.js';
import { writeMealRow } from './rows/meal-row.js';
import { EXAMPLES } from './writing/examples.js';
import type { WrittenCell } from './writing/table-to-write.js';

type TableInput = RouteInput<(typeof libraryImportRoutes)['table']>;

const EXPORTS = { name: 'library-export', limit: 20, windowSeconds: 60 };
const TITLES = { foods: 'Produkty', meals: 'Posiłki' } as const;
const FILE_NAMES = { foods: 'produkty', meals: 'posilki' } as const;
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** The library as files, each of which can be brought in again without a change. */
@Injectable()
export class LibraryExportsService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly files: LibraryFiles,
    private readonly rates: RateLimiter,
  ) {}

  /** @throws ApiError 429, 503 */
  async table({ params: { kind }, query }: TableInput, caller: CallerInfo): Promise<WireAnswer> {
    await this.rates.count(EXPORTS, caller.email);
    const isTemplate = query.template !== undefined;
    const { format } = query;
    const head = EXPORT_FIELDS[kind].map((field) => IMPORT_FIELD_LABELS[field]);
    const rows = isTemplate ? EXAMPLES[kind] : await this.rowsOf(kind);
    const bytes = await this.files.write({ format, title: TITLES[kind], head, rows });
    const name = isTemplate ? `wzor-${FILE_NAMES[kind]}` : `${FILE_NAMES[kind]}-${todayIso(new Date())}`;
    return fileAnswer({
      body: Buffer.from(bytes),
      fileName: `${name}.${format}`,
      contentType: TYPES[format],
    });
  }

  private async rowsOf(kind: ImportKind): Promise<WrittenCell[][]> {
    const { foods, foodById, meals } = await this.catalogue.current();
    if (kind === 'meals')
      return meals.map((meal) => writeMealRow(meal, (id) => foodById.get(id)?.name ?? ''));
    return foods.map(writeFoodRow);
  }
}
