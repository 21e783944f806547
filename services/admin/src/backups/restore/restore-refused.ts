import { BackupRefused } from '../dump/backup-refused.js';

/** A sentence for the administrator and the same for whoever runs a command. */
export interface Sentence {
  readonly pl: string;
  readonly en: string;
}

/** A restore cannot be done as it was asked for; nothing was changed. */
export class RestoreRefused extends BackupRefused {
  override readonly name = 'RestoreRefused';
  /** What the command says. */
  readonly english: string;

  constructor({ pl, en }: Sentence, options?: ErrorOptions) {
    super(pl, options);
    this.english = en;
  }
}
