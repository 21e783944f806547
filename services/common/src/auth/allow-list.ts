import { readFile, stat } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_CONFIG, type CommonConfig } from '../config.js';
import { Log } from '../logging.js';
import { isEmail, normaliseEmail, splitEmails } from '../settings.js';

const LOOK_AGAIN_AFTER_MS = 1_000;

/** Who may sign in: the configured addresses plus those of an optional file that is followed while the service runs. */
@Injectable()
export class AllowList {
  private readonly configured: ReadonlySet<string>;
  private fromFile: ReadonlySet<string> = new Set();
  private fingerprint = '';
  private lookedAt = Number.NEGATIVE_INFINITY;

  constructor(
    @Inject(SERVICE_CONFIG)
    private readonly config: Pick<CommonConfig, 'allowedEmails' | 'allowedEmailsFile' | 'adminEmail'>,
    private readonly log: Log,
  ) {
    this.configured = new Set(config.allowedEmails);
  }

  /** Whether this address may use the product now; a change of the file counts within 1 s. */
  async isAllowed(email: string): Promise<boolean> {
    await this.followFile();
    const address = normaliseEmail(email);
    return this.configured.has(address) || this.fromFile.has(address);
  }

  /** Whether this address is the one administrator. */
  isAdmin(email: string): boolean {
    return normaliseEmail(email) === this.config.adminEmail;
  }

  private async followFile(): Promise<void> {
    const path = this.config.allowedEmailsFile;
    const now = performance.now();
    if (!path || now - this.lookedAt < LOOK_AGAIN_AFTER_MS) return;
    try {
      const { mtimeMs, size, ino } = await stat(path);
      const fingerprint = `${mtimeMs}:${size}:${ino}`;
      if (fingerprint !== this.fingerprint) {
        this.fromFile = new Set(splitEmails(await readFile(path, 'utf8')).filter(isEmail));
        this.fingerprint = fingerprint;
      }
    } catch (error) {
      // Fail closed: an unreadable list allows nobody but the configured addresses.
      if (this.fingerprint !== 'unreadable') this.log.error('allow-list.unreadable', error);
      this.fromFile = new Set();
      this.fingerprint = 'unreadable';
    }
    this.lookedAt = now;
  }
}
