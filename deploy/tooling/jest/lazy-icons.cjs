// lucide-react is one file that makes two thousand icons when it is read, a third of a second of a processor for each file
// of tests that shows one. Here it makes an icon when that is first asked for, and without its lines: in jsdom nothing is seen
// of them, and every tenth element of a screen was one.
const { createHash } = require('node:crypto');
const { runInNewContext } = require('node:vm');

const ICON =
  /^const (__iconData(?:\$[\w$]+)?) = (\{\n[\s\S]*?\n\});\n\1\.node;\nconst (\w+) = createLucideIcon\(\1\);$/gm;
const INDEX = /^var index = \/\*#__PURE__\*\/Object\.freeze\(\{\n[\s\S]*?\n\}\);$/m;
const EXPORT = /^exports\.(\w+) = (\w+);$/gm;

/** Texts are read far quicker than code. @param {readonly (readonly [string, string])[]} entries */
const table = (entries) =>
  `{ __proto__: null, ${entries.map(([name, text]) => `${name}: ${JSON.stringify(text)}`).join(', ')} }`;

/** The file as it is when it does not look as expected. @param {string} code */
function lazy(code) {
  const found = [...code.matchAll(ICON)];
  /** @type {unknown[]} */
  const data = runInNewContext(`[${found.map(([, , text]) => text).join()}]`);
  const icons = found.map(([, , , name = ''], at) => /** @type {const} */ ([name, JSON.stringify(data[at])]));
  const made = new Set(icons.map(([name]) => name));
  const rest = code.replace(ICON, '').replace(INDEX, '').replace(EXPORT, '');
  if (icons.length === 0 || /^const __iconData|^exports\./m.test(rest)) return code;
  const exported = [...code.matchAll(EXPORT)].map(([, name = '', value = '']) => ({ name, value }));
  const others = exported.filter(({ value }) => !made.has(value) && value !== 'index');
  return `${rest}
const data = ${table(icons)};
const iconOf = ${table(exported.filter(({ value }) => made.has(value)).map(({ name, value }) => [name, value]))};
const made = { __proto__: null };
module.exports = new Proxy({${others.map(({ name, value }) => `${name}: ${value}`).join(', ')}}, {
  has: (others, name) => name in iconOf || name in others,
  get: (others, name) => {
    const icon = iconOf[name];
    return icon === undefined ? others[name] : (made[icon] ??= createLucideIcon({ ...JSON.parse(data[icon]), node: [] }));
  },
});
`;
}

const version = createHash('sha256').update(String(lazy));

module.exports = {
  process: (/** @type {string} */ code) => ({ code: lazy(code) }),
  getCacheKey: (/** @type {string} */ code) => version.copy().update(code).digest('hex'),
};
