/** `npm start`: settings, progress, signals and the last words; the work itself is in stack.mjs. */
import path from 'node:path';
import { readEnvFile } from './env-file.mjs';
import { hasCode, pathOf } from './errors.mjs';
import { CHECKOUT } from './paths.mjs';
import { consoleProgress } from './progress.mjs';
import { killRunningCommands } from './run-command.mjs';
import { readSettings } from './settings.mjs';
import { bringUp } from './stack.mjs';
import { StartError } from './start-error.mjs';

/** Two signals closer than this are one press of Ctrl-C. */
const SAME_PRESS_MS = 700;

/** Runs until it is stopped. */
export async function main() {
  const progress = consoleProgress(process.stdout);
  const control = watchSignals(progress);
  try {
    const settings = readSettings({ ...readEnvFile(path.join(CHECKOUT, '.env')), ...process.env }, CHECKOUT);
    progress.note('Pora: starting');
    const started = performance.now();
    const stack = await bringUp({
      settings,
      progress,
      onSupervisor: control.stopWith,
      events: {
        onCrash: (component, seconds) =>
          progress.note(`! ${component.title} ended suddenly; it is started again in ${seconds} s`),
        onAway: (component, seconds, why) =>
          progress.note(`! ${why} It is away, the rest goes on; the next try is in ${seconds} s.`),
        onFrozen: (component) => progress.note(`! ${component.title} answers nothing and is started again`),
        onRecovered: (component) => progress.note(`✓ ${component.title} works again`),
      },
    });
    control.up();
    welcome(progress, stack, Math.round((performance.now() - started) / 1000));
  } catch (error) {
    await control.fail(error);
  }
}

/** @param {import('./progress.mjs').Progress} progress @param {Awaited<ReturnType<typeof bringUp>>} stack @param {number} seconds */
function welcome(progress, stack, seconds) {
  const accounts = stack.accounts
    ? Object.values(stack.accounts).map(({ role, name, email }) => `  ${role.padEnd(14)} ${name} <${email}>`)
    : [`  Sign-in through ${stack.oidcIssuer}`];
  progress.note(
    [
      '',
      `Pora is up after ${seconds} s: ${stack.url}`,
      ...accounts,
      '  Stop it with Ctrl-C or npm stop',
      '',
    ].join('\n'),
  );
}

/** Ends the run in order on Ctrl-C, at once on the second. @param {import('./progress.mjs').Progress} progress */
function watchSignals(progress) {
  /** @type {(() => Promise<void>) | undefined} */
  let stop;
  /** @type {() => void} */
  let kill = () => undefined;
  let ending = false;
  let endingSince = 0;
  let isUp = false;

  const end = async (/** @type {number} */ code, /** @type {string} */ lastWords = '') => {
    killRunningCommands();
    await stop?.();
    if (lastWords) progress.note(lastWords);
    process.exit(code);
  };
  const onSignal = () => {
    if (ending) {
      // npm may pass the same Ctrl-C on a second time.
      if (performance.now() - endingSince < SAME_PRESS_MS) return;
      kill();
      process.exit(130);
    }
    ending = true;
    endingSince = performance.now();
    progress.note('\nStopping…');
    end(isUp ? 0 : 130, 'Stopped.').catch((error) => {
      console.error(explain(error));
      kill();
      process.exit(1);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);

  return {
    /** @param {() => Promise<void>} stopAll @param {() => void} killAll */
    stopWith(stopAll, killAll) {
      stop = stopAll;
      kill = killAll;
    },
    up: () => (isUp = true),
    /** Last words of a run that cannot go on. @param {unknown} error */
    async fail(error) {
      if (ending) return;
      ending = true;
      console.error(`\nThe start failed: ${explain(error)}`);
      await end(1);
    },
  };
}

/** One sentence for the person. @param {unknown} error */
function explain(error) {
  if (error instanceof StartError) return error.message;
  if (hasCode(error, 'ENOSPC')) return 'The disk is full: free some space and run npm start again.';
  if (hasCode(error, 'EACCES', 'EPERM')) {
    return `No right to use ${pathOf(error) ?? 'a file'}: correct the rights or set another DATA_DIR.`;
  }
  return error instanceof Error ? (error.stack ?? String(error)) : String(error);
}
