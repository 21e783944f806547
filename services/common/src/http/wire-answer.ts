import type { OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

/** An answer ready to be written: status, headers and bytes. */
export class WireAnswer {
  constructor(
    readonly status: number,
    readonly headers: Readonly<OutgoingHttpHeaders> = {},
    /** A stream is for what may be larger than the memory; an error of it breaks the answer off. */
    readonly body?: string | Buffer | Readable,
    /** The same body compressed once for all, sent to whoever takes gzip. */
    readonly gzip?: Buffer,
  ) {}
}
