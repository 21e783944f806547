import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Log } from '@pora/common/logging';
import { UploadReader } from '@pora/common/uploads/upload-reader';
import { unreadableFile } from '@pora/common/uploads/upload-refusals';
import { WORKER_LAUNCHER, type WorkerLauncher } from '@pora/common/workers/worker-entry';
import { RECIPE_TEXT_LIMITS } from '@pora/contracts/catalog/recipe-text.vocabulary';
import type { RecipeFileTask } from './recipe-file.worker.js';
import { recipeFileStrings as t } from './recipe-file.strings.js';

/** Reads Word files with a recipe in a thread of its own, with limits of time and memory. */
@Injectable()
export class RecipeFiles implements OnApplicationShutdown {
  private readonly reader: UploadReader;

  constructor(log: Log, @Inject(WORKER_LAUNCHER) launch: WorkerLauncher) {
    this.reader = new UploadReader(launch(new URL('./recipe-file.worker.js', import.meta.url)), log);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.reader.stop();
  }

  /** The text of a file. @throws ApiError 415, 422 (`unreadable_file`), 503 */
  async textOf(bytes: Uint8Array): Promise<string> {
    const text = await this.reader.read<string>('.docx', { bytes } satisfies RecipeFileTask);
    if (text.trim() === '') throw unreadableFile(t.noText, 'no_text');
    if (text.length > RECIPE_TEXT_LIMITS.text) throw unreadableFile(t.tooLong, 'too_complex');
    return text;
  }
}
