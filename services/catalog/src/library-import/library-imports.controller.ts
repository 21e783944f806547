import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { libraryImportRoutes as routes } from '@pora/contracts/catalog/library-import.routes';
import { LibraryExportsService } from './library-exports.service.js';
import { LibraryImportsService } from './library-imports.service.js';

type Routes = typeof routes;

@Controller()
export class LibraryImportsController {
  constructor(
    private readonly imports: LibraryImportsService,
    private readonly exports: LibraryExportsService,
  ) {}

  @Endpoint(routes.upload)
  upload(@Input() input: RouteInput<Routes['upload']>, @Caller() caller: CallerInfo) {
    return this.imports.upload(input, caller);
  }

  @Endpoint(routes.list)
  list() {
    return this.imports.list();
  }

  @Endpoint(routes.read)
  read(@Input() { params }: RouteInput<Routes['read']>) {
    return this.imports.read(params.id);
  }

  @Endpoint(routes.readAnew)
  readAnew(@Input() input: RouteInput<Routes['readAnew']>) {
    return this.imports.readAnew(input);
  }

  @Endpoint(routes.preview)
  preview(@Input() input: RouteInput<Routes['preview']>) {
    return this.imports.preview(input);
  }

  @Endpoint(routes.start)
  start(@Input() input: RouteInput<Routes['start']>, @Caller() caller: CallerInfo) {
    return this.imports.start(input, caller);
  }

  @Endpoint(routes.remove)
  remove(@Input() { params }: RouteInput<Routes['remove']>, @Caller() caller: CallerInfo) {
    return this.imports.remove(params.id, caller);
  }

  @Endpoint(routes.refused)
  refused(@Input() { params }: RouteInput<Routes['refused']>) {
    return this.imports.refused(params.id);
  }

  @Endpoint(routes.table)
  table(@Input() input: RouteInput<Routes['table']>, @Caller() caller: CallerInfo) {
    return this.exports.table(input, caller);
  }
}
