import { createTestApp, type SignedIn, type TestApp, type TestAppOptions } from '@pora/common/testing/app';
import { launchFromSource } from '@pora/common/testing/launch-from-source';
import { until } from '@pora/common/testing/until';
import { WORKER_LAUNCHER } from '@pora/common/workers/worker-entry';
import type { ImportPreview, LibraryImport } from '@pora/contracts/catalog/library-import.model';
import { isImporting } from '@pora/contracts/catalog/library-import.vocabulary';
import { catalogService } from '../../service.js';
import { CHUNK_PAUSE } from '../import-work.service.js';
import { LibraryImportsRepository } from '../store/library-imports.repository.js';

const IMPORTS = '/api/library/imports';

/** The catalogue service, whose threads run from the sources. */
export function startLibraryApp(options: TestAppOptions = {}): Promise<TestApp> {
  return createTestApp(catalogService, {
    ...options,
    override: (builder) =>
      builder
        .overrideProvider(WORKER_LAUNCHER)
        .useValue(launchFromSource)
        .overrideProvider(CHUNK_PAUSE)
        .useValue(50),
  });
}

/** Keeps imports of these instances from saving their first rows until the answered function is called. */
export function holdImports(...apps: TestApp[]): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const all = apps.map((app) => app.get<LibraryImportsRepository>(LibraryImportsRepository));
  for (const imports of all) {
    const note = imports.note.bind(imports);
    imports.note = (...chunk) => held.then(() => note(...chunk));
  }
  return () => {
    for (const imports of all) Reflect.deleteProperty(imports, 'note');
    release();
  };
}

/** What a dietitian does with a file, over HTTP. */
export class ImportSteps {
  constructor(
    private readonly app: TestApp,
    private readonly who: SignedIn,
  ) {}

  send(kind: 'foods' | 'meals', content: Buffer | string, name = 'plik.csv') {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    return this.who.post(`${IMPORTS}?kind=${kind}`).attach('file', bytes, name);
  }

  async upload(kind: 'foods' | 'meals', content: Buffer | string, name?: string): Promise<LibraryImport> {
    return (await this.send(kind, content, name).expect(201)).body as LibraryImport;
  }

  /** The fields that were proposed, found by their number where the file has one. */
  options(read: LibraryImport, change: object = {}) {
    const fields = read.columns.map(({ field }) => field);
    return { fields, key: fields.includes('id') ? 'id' : 'name', ...change };
  }

  async preview(read: LibraryImport, change?: object): Promise<ImportPreview> {
    const path = `${IMPORTS}/${read.id}/preview`;
    return (await this.who.post(path, this.options(read, change)).expect(200)).body as ImportPreview;
  }

  async start(read: LibraryImport, change?: object): Promise<LibraryImport> {
    const path = `${IMPORTS}/${read.id}/start`;
    return (await this.who.post(path, this.options(read, change)).expect(200)).body as LibraryImport;
  }

  async state(id: string): Promise<LibraryImport> {
    return (await this.who.get(`${IMPORTS}/${id}`).expect(200)).body as LibraryImport;
  }

  /** Starts the import and waits for its end. */
  async run(read: LibraryImport, change?: object): Promise<LibraryImport> {
    await this.start(read, change);
    await until(async () => !isImporting((await this.state(read.id)).state), 40_000);
    return this.state(read.id);
  }

  /** The bytes behind a path, and the name they come under. */
  async download(path: string): Promise<{ bytes: Buffer; disposition: string }> {
    const answer = await fetch(`${this.app.url}${path}`, { headers: { cookie: this.who.cookie } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    const disposition = answer.headers.get('content-disposition') ?? '';
    return { bytes: Buffer.from(await answer.arrayBuffer()), disposition };
  }
}
