// Compiles a source for jest with swc and binds the names of the language it uses once at its head. Jest runs every file
// in a context of its own, where looking up `Math` or `Map` goes through an interceptor each time: the engine
// took six times as long as in the product. Names that a test may replace (Date, timers, fetch) stay as they are.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';

const { createTransformer } = createRequire(import.meta.url)('@swc/jest');
const NAMES = [
  ...[
    'Array',
    'BigInt',
    'Boolean',
    'Error',
    'Infinity',
    'Intl',
    'JSON',
    'Map',
    'Math',
    'NaN',
    'Number',
    'Object',
  ],
  ...[
    'Promise',
    'RangeError',
    'Reflect',
    'RegExp',
    'Set',
    'String',
    'Symbol',
    'TypeError',
    'WeakMap',
    'WeakSet',
  ],
  ...[
    'Float64Array',
    'Float32Array',
    'Int32Array',
    'Uint32Array',
    'Uint16Array',
    'Uint8Array',
    'isNaN',
    'parseInt',
  ],
];
const PATTERNS = NAMES.map((name) => ({ name, used: new RegExp(`\\b${name}\\b`) }));
const VERSION = createHash('sha256').update(NAMES.join()).digest('hex');

/** On the first line, so that the lines of errors stay true. @param {string} code */
function bind(code) {
  const used = PATTERNS.filter(({ used: pattern }) => pattern.test(code)).map(({ name }) => name);
  return used.length === 0 ? code : `const { ${used.join(', ')} } = globalThis; ${code}`;
}

export default {
  /** @param {object} options those of @swc/jest */
  createTransformer(options) {
    const swc = createTransformer(options);
    const bound = (/** @type {{ code: string }} */ result) => ({ ...result, code: bind(result.code) });
    return {
      ...swc,
      process: (...source) => bound(swc.process(...source)),
      processAsync: async (...source) => bound(await swc.processAsync(...source)),
      getCacheKey: (...source) => `${swc.getCacheKey(...source)}${VERSION}`,
    };
  },
};
