import { isHttpError, messageOf } from '@pora/kit';
import { backupsStrings } from './backups.strings.js';

const t = backupsStrings.form;

/** Refusals that have a sentence of their own [core §8]. */
const SENTENCES = new Map<string, string>([
  ['invalid_tables', t.invalidTables],
  ['no_tables_available', t.noTables],
]);

/** Why a backup did not start: what failed, and the server's reason where no sentence of ours says it. */
export function startFailure(error: unknown): { title: string; reason: string | undefined } {
  const sentence = isHttpError(error) ? SENTENCES.get(error.code) : undefined;
  return sentence === undefined
    ? { title: t.failed, reason: messageOf(error) }
    : { title: sentence, reason: undefined };
}
