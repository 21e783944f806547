import { Controller } from '@nestjs/common';
import type { RouteInput } from '@pora/contracts';
import { bufferAnswer, fileAnswer } from '../../answers.js';
import { Caller, Endpoint, Input } from '../../endpoint.js';
import type { CallerInfo } from '../../request-context.js';
import { notesRoutes } from './notes.routes.js';
import { NotesService } from './notes.service.js';

/** HTTP side of the sample feature. */
@Controller()
export class NotesController {
  constructor(private readonly notes: NotesService) {}

  @Endpoint(notesRoutes.list)
  list(@Input() input: RouteInput<typeof notesRoutes.list>) {
    return this.notes.list(input.query.limit);
  }

  @Endpoint(notesRoutes.get)
  get(@Input() input: RouteInput<typeof notesRoutes.get>) {
    return this.notes.get(input.params.id);
  }

  @Endpoint(notesRoutes.create, { rateLimit: { name: 'create', limit: 3, windowSeconds: 600 } })
  create(@Input() input: RouteInput<typeof notesRoutes.create>, @Caller() caller: CallerInfo) {
    return this.notes.create(input, caller);
  }

  @Endpoint(notesRoutes.update)
  update(@Input() input: RouteInput<typeof notesRoutes.update>, @Caller() caller: CallerInfo) {
    return this.notes.update(input, caller);
  }

  @Endpoint(notesRoutes.remove)
  remove(@Input() input: RouteInput<typeof notesRoutes.remove>, @Caller() caller: CallerInfo) {
    return this.notes.remove(input.params.id, caller);
  }

  @Endpoint(notesRoutes.count)
  count() {
    return this.notes.count();
  }

  @Endpoint(notesRoutes.internalGet)
  internalGet(@Input() input: RouteInput<typeof notesRoutes.internalGet>) {
    return this.notes.get(input.params.id);
  }

  @Endpoint(notesRoutes.snapshot)
  snapshot() {
    const body = Buffer.from('{"items":[1,2,3]}');
    return bufferAnswer({ body, contentType: 'application/json', etag: '"snapshot-1"' });
  }

  @Endpoint(notesRoutes.file)
  file() {
    return fileAnswer({
      body: Buffer.from('PK'),
      contentType: 'application/zip',
      fileName: 'Plan – Żółć "1"/2.docx',
    });
  }

  @Endpoint(notesRoutes.upload)
  upload(@Input() { file }: RouteInput<typeof notesRoutes.upload>) {
    return { name: file.name, bytes: file.bytes.length };
  }

  @Endpoint(notesRoutes.slow)
  slow(@Input() input: RouteInput<typeof notesRoutes.slow>) {
    return this.notes.sleep(input.body.sleepMs);
  }

  @Endpoint(notesRoutes.broken)
  broken(@Input() input: RouteInput<typeof notesRoutes.broken>) {
    // What the compiler cannot see: stored values that are not what their type says.
    const stored: { fine: true } = JSON.parse('{"fine":false}');
    if (input.query.how === 'contract') return stored;
    throw new TypeError('secret inside /etc/passwd');
  }
}
