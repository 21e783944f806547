import { parseArgs } from 'node:util';
import { BACKUP_TABLES, type BackupTable } from '@pora/contracts/admin/backup.vocabulary';

interface Circumstances {
  /** Whether nothing else works on these data meanwhile, as Pora is stopped; said by whoever begins the program. */
  readonly isAlone: boolean;
}

/** What somebody asks for on the command line. */
export type Command = Circumstances & Wish;

type Wish =
  | {
      readonly name: 'backup';
      readonly tables: BackupTable[] | undefined;
      readonly description: string | null;
    }
  | {
      readonly name: 'restore';
      /** Id of a backup, a folder or a .tar. */
      readonly source: string;
      readonly tables: BackupTable[] | undefined;
      readonly isConfirmed: boolean;
    };

/** The command line cannot be understood; the message says how it is written. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const USAGE = new Map([
  ['backup', 'Usage: npm run backup -- [--tables patients,foods] [--description "text"]'],
  ['restore', 'Usage: npm run restore -- <id of a backup, folder or .tar> [--tables patients,foods] [--yes]'],
]);

/** @throws UsageError with one sentence and the usage */
export function parseCommand([name = '', ...words]: readonly string[]): Command {
  const usage = USAGE.get(name);
  if (usage === undefined) throw new UsageError([...USAGE.values()].join('\n'));
  const { values, positionals } = parse(words, usage);
  const tables = tablesOf(values.tables, usage);
  const isAlone = values.alone;
  if (name === 'backup') {
    if (positionals.length > 0 || values.yes) throw new UsageError(usage);
    return { name, tables, description: values.description?.trim() || null, isAlone };
  }
  const [source, ...more] = positionals;
  if (source === undefined || more.length > 0 || values.description !== undefined)
    throw new UsageError(usage);
  return { name: 'restore', source, tables, isConfirmed: values.yes, isAlone };
}

function parse(words: readonly string[], usage: string) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        tables: { type: 'string' },
        description: { type: 'string' },
        yes: { type: 'boolean', default: false },
        alone: { type: 'boolean', default: false },
      },
    });
  } catch (cause) {
    throw new UsageError(usage, { cause });
  }
}

function tablesOf(text: string | undefined, usage: string): BackupTable[] | undefined {
  if (text === undefined) return undefined;
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !BACKUP_TABLES.some((table) => table === name));
  if (unknown !== undefined)
    throw new UsageError(`There is no "${unknown}". There are: ${BACKUP_TABLES.join(', ')}.\n${usage}`);
  return BACKUP_TABLES.filter((table) => names.includes(table));
}
