// Compiles a source for jest with swc and binds the names of the language it uses once at its head. Jest runs every file
// in a context of its own, where looking up `Math` or `Map` goes through an interceptor each time: the engine
// took six times as long as in the product. Names that a test may replace (Date, timers, fetch) stay as they are.
const { createHash } = require('node:crypto');
const { createTransformer } = require('@swc/jest');

const NAMES = [
  'Array BigInt Boolean Error Infinity Intl JSON Map Math NaN Number Object Promise RangeError Reflect RegExp',
  'Set String Symbol TypeError WeakMap WeakSet Float64Array Float32Array Int32Array Uint32Array Uint16Array',
  'Uint8Array isNaN parseInt',
].flatMap((line) => line.split(' '));
const PATTERNS = NAMES.map((name) => ({ name, used: new RegExp(`\\b${name}\\b`) }));
const VERSION = createHash('sha256').update(NAMES.join()).digest('hex');

/** Names a file declares or imports itself. @param {string} code @param {string} name */
const declares = (code, name) =>
  new RegExp(
    `\\b(?:var|let|const|function|class|as|import)\\s+${name}\\b|[{,]\\s*${name}\\s*[,}][^;{]*\\bfrom\\b`,
  ).test(code);

/** On the first line, so that the lines of errors stay true, and after "use strict". @param {string} code */
function bind(code) {
  const used = PATTERNS.filter(({ used: pattern }) => pattern.test(code)).map(({ name }) => name);
  const free = used.filter((name) => !declares(code, name));
  if (free.length === 0) return code;
  const [strict = ''] = /^\s*(['"])use strict\1;?/.exec(code) ?? [];
  return `${strict}var { ${free.join(', ')} } = globalThis; ${code.slice(strict.length)}`;
}

/** @typedef {Required<ReturnType<typeof createTransformer>>} Transformer Of @swc/jest. */

module.exports = {
  /** @param {object & { plain?: boolean }} options those of @swc/jest, or `plain` for a file that needs no compiling */
  createTransformer({ plain = false, ...options }) {
    if (plain) {
      const key = createHash('sha256').update(VERSION);
      return {
        process: (/** @type {string} */ code) => ({ code: bind(code) }),
        getCacheKey: (/** @type {string} */ code, /** @type {string} */ file) =>
          key.copy().update(file).update(code).digest('hex'),
      };
    }
    const swc = /** @type {Transformer} */ (createTransformer(options));
    const bound = (/** @type {{ code: string }} */ result) => ({ ...result, code: bind(result.code) });
    return {
      ...swc,
      /** @type {Transformer['process']} */
      process: (code, file, settings) => bound(swc.process(code, file, settings)),
      /** @type {Transformer['processAsync']} */
      processAsync: async (code, file, settings) => bound(await swc.processAsync(code, file, settings)),
      /** @type {Transformer['getCacheKey']} */
      getCacheKey: (code, file, settings) => `${swc.getCacheKey(code, file, settings)}${VERSION}`,
    };
  },
};
