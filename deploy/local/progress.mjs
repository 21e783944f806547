/** What a person sees during the start: one line a step, with the seconds it has taken so far. */

const COUNT_MS = 250;
const QUIET_MS = 1500;
const HEARTBEAT_MS = 10_000;

/**
 * @typedef {object} Progress
 * @property {<T>(title: string, work: (update: (detail: string) => void) => Promise<T>) => Promise<T>} step
 * @property {(text: string) => void} note
 */

/** Progress that stays silent, for tests. @returns {Progress} */
export function silentProgress() {
  return { step: (_title, work) => work(() => undefined), note: () => undefined };
}

/**
 * Progress on a console; on a terminal the running line counts seconds, elsewhere it reports every 10 s.
 * @param {NodeJS.WriteStream} out
 * @returns {Progress}
 */
export function consoleProgress(out) {
  const live = out.isTTY === true;
  return {
    note: (text) => out.write(`${text}\n`),
    async step(title, work) {
      const started = performance.now();
      let detail = '';
      const line = (/** @type {string} */ mark) =>
        `  ${mark} ${title}${detail && ` (${detail})`} ${seconds(started)}`;
      const silence = live
        ? startCounter(() => out.write(`\r\x1b[2K${line('…')}`))
        : startHeartbeat(() => out.write(`${line('…')}\n`));
      const finish = (/** @type {string} */ mark) => {
        silence();
        detail = '';
        out.write(`${live ? '\r\x1b[2K' : ''}${line(mark)}\n`);
      };
      try {
        const result = await work((text) => (detail = text));
        finish('✓');
        return result;
      } catch (error) {
        finish('✗');
        throw error;
      }
    },
  };
}

/** Four times a second. @param {() => void} beat @returns {() => void} Ends it. */
function startCounter(beat) {
  const timer = setInterval(beat, COUNT_MS);
  return () => clearInterval(timer);
}

/** First word soon, then every 10 s. @param {() => void} beat @returns {() => void} Ends it. */
function startHeartbeat(beat) {
  let timer = setTimeout(() => {
    beat();
    timer = setInterval(beat, HEARTBEAT_MS);
  }, QUIET_MS);
  return () => clearTimeout(timer);
}

/** @param {number} started */
function seconds(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
