/** The part of busboy 1.6 that is used here; the package brings no types of its own. */
declare module 'busboy' {
  import type { IncomingHttpHeaders } from 'node:http';
  import type { Readable, Writable } from 'node:stream';

  interface FilePart {
    /** Absent or empty when the form was sent without a file. */
    readonly filename?: string;
  }

  interface Busboy extends Writable {
    on(event: 'file', listener: (field: string, stream: Readable, part: FilePart) => void): this;
    on(event: 'filesLimit' | 'partsLimit' | 'close', listener: () => void): this;
    on(event: 'error', listener: (error: unknown) => void): this;
  }

  interface Settings {
    readonly headers: IncomingHttpHeaders;
    readonly defParamCharset?: string;
    readonly limits?: {
      readonly files?: number;
      readonly fileSize?: number;
      readonly fields?: number;
      readonly fieldSize?: number;
      readonly parts?: number;
      readonly headerPairs?: number;
    };
  }

  /** @throws Error when the headers name no boundary */
  function busboy(settings: Settings): Busboy;
  export = busboy;
}
