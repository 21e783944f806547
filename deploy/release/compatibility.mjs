/**
 * Whether two releases understand each other: one that calls and one that answers. What it may send has to be taken, and
 * what may come back has to be understood; so the same comparison runs in both directions.
 */
import { isOwned } from './contract.mjs';
import { differences } from './json-schema.mjs';

/**
 * @typedef {import('./contract.mjs').Contract} Contract
 * @typedef {import('./contract.mjs').ContractRoute} ContractRoute
 * @typedef {import('./json-schema.mjs').Words} Words
 */

/** The wider the access, the lower. @type {Record<string, number | undefined>} */
const ACCESS = { public: 0, user: 1, admin: 2, internal: 3 };

/** @type {Words} */
const REQUEST = {
  missing: (at) => `${at} is required and may not be sent`,
  unknown: (at) => `${at} is sent and not taken`,
  value: (at, value) => `${at}: the value ${value} is sent and not taken`,
  type: (at, has, wanted) => `${at}: ${has} is sent, ${wanted} is taken`,
  bound: (at, keyword) => `${at}: ${keyword} is narrower than what is sent`,
};

/** @type {Words} */
const ANSWER = {
  missing: (at) => `${at} is relied on and may not be answered`,
  unknown: (at) => `${at} is answered and not understood`,
  value: (at, value) => `${at}: the value ${value} is answered and not known`,
  type: (at, has, wanted) => `${at}: ${has} is answered, ${wanted} is understood`,
  bound: (at, keyword) => `${at}: ${keyword} is wider than what is understood`,
};

/**
 * What keeps a caller from working with the service it calls.
 * @param {Contract} caller
 * @param {Contract} service
 * @returns {string[]} Sentences, each with the call it is about; empty when they fit.
 */
export function incompatibilities(caller, service) {
  return caller.uses.flatMap((key) => {
    const wanted = caller.routes[key];
    if (!wanted || !isOwned(wanted, service.serves)) return [];
    const offered = service.routes[key];
    const problems = offered ? compareRoutes(wanted, caller, offered, service) : ['it is not there'];
    return problems.map((problem) => `${key}: ${problem}`);
  });
}

/** @param {ContractRoute} wanted @param {Contract} caller @param {ContractRoute} offered @param {Contract} service */
function compareRoutes(wanted, caller, offered, service) {
  const sent = /** @type {const} */ (['params', 'query', 'body']).flatMap((part) =>
    differences(
      { schema: offered[part], models: service.models },
      { schema: wanted[part], models: caller.models },
      { at: part, words: REQUEST, bounds: true },
    ),
  );
  const answered = differences(
    { schema: wanted.answer, models: caller.models },
    { schema: offered.answer, models: service.models },
    // A browser checks no lengths in what it is answered; a service reads answers by their schema.
    { at: 'answer', words: ANSWER, bounds: wanted.access === 'internal' },
  );
  return [
    ...compareFacts(wanted, offered),
    ...compareUploads(wanted.upload, offered.upload),
    ...sent,
    ...answered,
  ];
}

/** @param {ContractRoute} wanted @param {ContractRoute} offered */
function compareFacts(wanted, offered) {
  const stricter = (ACCESS[offered.access] ?? 0) > (ACCESS[wanted.access] ?? 0);
  return [
    ...(stricter ? [`it asks for more rights: ${offered.access} instead of ${wanted.access}`] : []),
    ...(offered.status === wanted.status ? [] : [`it answers ${offered.status} instead of ${wanted.status}`]),
    ...(offered.answerKind === wanted.answerKind
      ? []
      : [`it answers ${offered.answerKind} instead of ${wanted.answerKind}`]),
  ];
}

/** @param {ContractRoute['upload']} wanted @param {ContractRoute['upload']} offered */
function compareUploads(wanted, offered) {
  if (!wanted && !offered) return [];
  if (!wanted || !offered) return [`it takes ${offered ? 'a file' : 'no file'}`];
  const refused = wanted.extensions.filter((extension) => !offered.extensions.includes(extension));
  return [
    ...(offered.field === wanted.field ? [] : [`it takes the file in ${offered.field}`]),
    ...(refused.length > 0 ? [`it takes no ${refused.join(', ')}`] : []),
    ...(offered.maxFileBytes < wanted.maxFileBytes ? ['it takes smaller files only'] : []),
  ];
}

/**
 * What keeps a release from standing beside those in service, in both directions.
 * @param {{ label: string, contract: Contract }} release
 * @param {readonly { label: string, contract: Contract }[]} inService
 * @returns {string[]}
 */
export function conflicts(release, inService) {
  return inService.flatMap((other) => [
    ...incompatibilities(other.contract, release.contract).map(
      (problem) => `${other.label} calls ${release.label}, ${problem}`,
    ),
    ...incompatibilities(release.contract, other.contract).map(
      (problem) => `${release.label} calls ${other.label}, ${problem}`,
    ),
  ]);
}
