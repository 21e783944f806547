import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { immutableAnswer, type WireAnswer } from '@pora/common/answers';
import type { CallerInfo } from '@pora/common/endpoint';
import { Log } from '@pora/common/logging';
import { Transactions } from '@pora/common/transactions';
import { extensionOf } from '@pora/common/uploads/file-signatures';
import { UploadReader } from '@pora/common/uploads/upload-reader';
import { WORKER_LAUNCHER, type WorkerLauncher } from '@pora/common/workers/worker-entry';
import type { RouteInput } from '@pora/contracts';
import type { catalogInternalRoutes } from '@pora/contracts/catalog/catalog.routes';
import type { Meal } from '@pora/contracts/catalog/meal.model';
import type { mealPictureRoutes } from '@pora/contracts/catalog/meal-picture.routes';
import { createHash } from 'node:crypto';
import { CatalogueEventsService } from '../catalogue/catalogue-events.service.js';
import { MealRecordsService } from '../meals/meal-records.service.js';
import { MealPicturesRepository } from '../storage/meals/meal-pictures.repository.js';
import { PAPER_SIZE } from './paper-size.js';
import type { MadePicture, PictureTask } from './make-picture.js';

type Routes = typeof mealPictureRoutes;
type Internal = typeof catalogInternalRoutes;

const JPEG = 'image/jpeg';

/**
 * The photograph of a meal. It is no part of what a person writes into the meal: a new one does not make the version of
 * somebody who is writing an old one.
 */
@Injectable()
export class MealPicturesService implements OnApplicationShutdown {
  private readonly reader: UploadReader;

  constructor(
    private readonly pictures: MealPicturesRepository,
    private readonly records: MealRecordsService,
    private readonly transactions: Transactions,
    private readonly events: CatalogueEventsService,
    log: Log,
    @Inject(WORKER_LAUNCHER) launch: WorkerLauncher,
  ) {
    this.reader = new UploadReader(launch(new URL('./picture.worker.js', import.meta.url)), log);
  }

  /** @throws ApiError 404, 415, 422 (`unreadable_file`), or 503 with Retry-After while too many files wait */
  async put({ params: { id }, query, file }: RouteInput<Routes['put']>, caller: CallerInfo): Promise<Meal> {
    await this.records.read(id);
    const task: PictureTask = { bytes: file.bytes, part: query.part };
    const made = await this.reader.read<MadePicture>(extensionOf(file.name), task);
    const content = Buffer.from(made.bytes);
    const key = createHash('sha256').update(content).digest('hex').slice(0, 32);
    const picture = { key, width: made.width, height: made.height, content };
    return this.change(id, caller, 'put-picture', () => this.pictures.put(id, picture));
  }

  describe({ params: { id }, body }: RouteInput<Routes['describe']>, caller: CallerInfo): Promise<Meal> {
    return this.change(id, caller, 'describe-picture', () => this.pictures.describe(id, body.alt));
  }

  /** A meal without a picture is answered as it is: a second call does no harm. */
  remove({ params: { id } }: RouteInput<Routes['remove']>, caller: CallerInfo): Promise<Meal> {
    return this.change(id, caller, 'remove-picture', () => this.pictures.remove(id));
  }

  async show({ params: { id, key } }: RouteInput<Routes['show']>): Promise<WireAnswer> {
    const { content } = await this.pictures.read(id, key);
    return immutableAnswer(content, JPEG);
  }

  /** The photographs of these meals; a meal without one is left out. */
  async ofMeals({ body }: RouteInput<Internal['pictures']>) {
    return { pictures: await this.pictures.ofMeals(body.ids) };
  }

  /** As a hand-out shows it. @throws ApiError 404, 503 while too many files wait */
  async small({ params: { id, key } }: RouteInput<Internal['smallPicture']>): Promise<WireAnswer> {
    const { content, width } = await this.pictures.read(id, key);
    if (width <= PAPER_SIZE.width) return immutableAnswer(content, JPEG);
    const task: PictureTask = { bytes: new Uint8Array(content), part: 'centre', size: PAPER_SIZE };
    const { bytes } = await this.reader.read<MadePicture>('.jpg', task);
    return immutableAnswer(Buffer.from(bytes), JPEG);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.reader.stop();
  }

  private async change(
    id: string,
    caller: CallerInfo,
    action: string,
    write: () => Promise<unknown>,
  ): Promise<Meal> {
    const meal = await this.transactions.run(async () => {
      await this.records.lock(id, undefined);
      await write();
      await this.records.note(caller, action, id);
      return this.records.read(id);
    });
    this.events.publishSoon();
    return meal;
  }
}
