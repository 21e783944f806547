import { createInterface } from 'node:readline/promises';
import { createContext } from '@pora/common/app';
import { ConfigError, readConfig } from '@pora/common/config';
import { frameworkLogger, Log } from '@pora/common/logging';
import { BackupsModule } from './backups/backups.module.js';
import { parseCommand, UsageError } from './backups/command/command-line.js';
import { inEnglish } from './backups/command/in-english.js';
import { OperatorCommands, type Console } from './backups/command/operator-commands.js';
import { adminService } from './service.js';

/** Program of `node dist/operator.js backup|restore …`: ends with 0 when it was done, 1 when it was not, 2 for a bad command. */
process.exitCode = await main(process.argv.slice(2));

async function main(words: readonly string[]): Promise<number> {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());
  try {
    const command = parseCommand(words);
    const config = readConfig(adminService, { SERVICE_PORT: '0', ...process.env, LOG_LEVEL: 'silent' });
    const logger = frameworkLogger(new Log(config));
    const app = await createContext({ ...adminService, module: BackupsModule }, config, logger);
    try {
      const isDone = await app.get(OperatorCommands).run(command, atTheKeyboard(), ending.signal);
      return isDone ? 0 : 1;
    } finally {
      await app.close();
    }
  } catch (error) {
    const isOurs = error instanceof UsageError || error instanceof ConfigError;
    process.stderr.write(`${isOurs ? error.message : inEnglish(error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

function atTheKeyboard(): Console {
  return {
    say: (line) => process.stdout.write(`${line}\n`),
    ask: async (question) => {
      if (!process.stdin.isTTY) return undefined;
      const keyboard = createInterface({ input: process.stdin, output: process.stdout });
      try {
        return await keyboard.question(question);
      } finally {
        keyboard.close();
      }
    },
  };
}
