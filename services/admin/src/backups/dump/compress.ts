import { Transform, type TransformCallback } from 'node:stream';
import { promisify } from 'node:util';
import { constants, gzip, gzipSync, type ZlibOptions } from 'node:zlib';

const BLOCK_BYTES = 1024 * 1024;
/** Two are compressed at once, each on a thread of its own, while a third one is filled. */
const MOST_UNDER_WAY = 3;
/** JSON takes 16 % of its size, and not 13 % as at level 6, which takes more than twice the time. */
const SEARCHING: ZlibOptions = { level: 1, chunkSize: BLOCK_BYTES };
/** Pictures, documents and hashes, which are hexadecimal digits in CSV: a search takes four times as long and finds nothing. */
const PLAIN: ZlibOptions = { ...SEARCHING, strategy: constants.Z_HUFFMAN_ONLY };
const SAMPLE_BYTES = 16 * 1024;
/** What a search for repetitions has to leave of the size, to be worth its time. */
const WORTH = 0.8;

const compressed = promisify<Buffer, ZlibOptions, Buffer>(gzip);

/** Compresses what flows through it: gzip block after block, each of them complete, which every program reads as one file. */
export class Compress extends Transform {
  private parts: Buffer[] = [];
  private size = 0;
  /** Blocks in their order. */
  private readonly underWay: Promise<Buffer>[] = [];

  constructor(
    private readonly compress: (block: Buffer, options: ZlibOptions) => Promise<Buffer> = compressed,
  ) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.collect(chunk).then(() => done(), done);
  }

  override _flush(done: TransformCallback): void {
    this.takeRest().then(() => done(), done);
  }

  private async collect(chunk: Buffer): Promise<void> {
    let rest = chunk;
    while (this.size + rest.length >= BLOCK_BYTES) {
      const room = BLOCK_BYTES - this.size;
      this.parts.push(rest.subarray(0, room));
      rest = rest.subarray(room);
      await this.begin();
    }
    this.parts.push(rest);
    this.size += rest.length;
  }

  private async takeRest(): Promise<void> {
    await this.begin();
    while (this.underWay.length > 0) await this.handOn();
  }

  private async begin(): Promise<void> {
    const block = Buffer.concat(this.parts);
    const next = this.compress(block, repeats(block) ? SEARCHING : PLAIN);
    // Where the one before it failed, or the stream ended, nobody takes it any more: that would end the whole service.
    next.catch(() => undefined);
    this.underWay.push(next);
    [this.parts, this.size] = [[], 0];
    if (this.underWay.length === MOST_UNDER_WAY) await this.handOn();
  }

  private async handOn(): Promise<void> {
    this.push(await this.underWay.shift());
  }
}

/** Whether a search for repetitions is worth its time. */
function repeats(block: Buffer): boolean {
  const sample = block.subarray(0, SAMPLE_BYTES);
  return gzipSync(sample, SEARCHING).length < WORTH * gzipSync(sample, PLAIN).length;
}
