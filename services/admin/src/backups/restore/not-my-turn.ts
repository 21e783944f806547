import { RestoreRefused } from './restore-refused.js';
import { ANOTHER_RESTORE } from './restore.strings.js';

/** Another restore is under way, maybe this very one by another process; nothing was begun. */
export class NotMyTurn extends RestoreRefused {
  override readonly name = 'RestoreRefused';

  constructor(options?: ErrorOptions) {
    super(ANOTHER_RESTORE, options);
  }
}
