import { createCipheriv, createDecipheriv, randomBytes, scrypt, type CipherGCM } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { promisify } from 'node:util';
import { DamagedFile } from './manifest.js';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** A key of one backup, made of the configured secret and a salt of its own. */
export interface BackupKey {
  readonly key: Buffer;
  /** Hexadecimal digits. */
  readonly salt: string;
}

/** Makes the key of a new backup, or with the salt of its manifest that of an old one. */
export async function backupKey(
  secret: string,
  salt = randomBytes(SALT_BYTES).toString('hex'),
): Promise<BackupKey> {
  return { key: await derive(secret, Buffer.from(salt, 'hex'), KEY_BYTES), salt };
}

/** Encrypts what flows through it: 12 bytes of nonce, the encrypted bytes, 16 bytes of authentication. */
export class Encrypt extends Transform {
  private readonly cipher: CipherGCM;

  constructor({ key }: BackupKey) {
    super();
    const nonce = randomBytes(NONCE_BYTES);
    this.cipher = createCipheriv(CIPHER, key, nonce);
    this.push(nonce);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    done(null, this.cipher.update(chunk));
  }

  override _flush(done: TransformCallback): void {
    this.push(this.cipher.final());
    this.push(this.cipher.getAuthTag());
    done();
  }
}

/** Undoes {@link Encrypt}; ends with {@link DamagedFile} when a byte or the key is another one. */
export class Decrypt extends Transform {
  private waiting = Buffer.alloc(0);
  private decipher: ReturnType<typeof decipherOf> | undefined;

  constructor(private readonly key: BackupKey) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.waiting = Buffer.concat([this.waiting, chunk]);
    if (!this.decipher) {
      if (this.waiting.length < NONCE_BYTES) return done();
      this.decipher = decipherOf(this.key, this.waiting.subarray(0, NONCE_BYTES));
      this.waiting = this.waiting.subarray(NONCE_BYTES);
    }
    // The last bytes are the authentication; which ones they are is known at the end.
    const ready = this.waiting.length - TAG_BYTES;
    if (ready <= 0) return done();
    const clear = this.decipher.update(this.waiting.subarray(0, ready));
    this.waiting = this.waiting.subarray(ready);
    return done(null, clear);
  }

  override _flush(done: TransformCallback): void {
    try {
      if (!this.decipher || this.waiting.length !== TAG_BYTES)
        throw new Error('the encrypted file is cut off');
      this.decipher.setAuthTag(this.waiting);
      done(null, this.decipher.final());
    } catch (cause) {
      done(new DamagedFile('the file was encrypted with another key, or cut off', { cause }));
    }
  }
}

const decipherOf = ({ key }: BackupKey, nonce: Buffer) =>
  createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
