import type { OutgoingHttpHeaders } from 'node:http';

/** An answer ready to be written: status, headers and bytes. */
export class WireAnswer {
  constructor(
    readonly status: number,
    readonly headers: Readonly<OutgoingHttpHeaders> = {},
    readonly body?: string | Buffer,
    /** The same body compressed once for all, sent to whoever takes gzip. */
    readonly gzip?: Buffer,
  ) {}
}
