/**
 * Whether everything that one JSON schema lets through also fits another one, and if not, where and why. It knows the
 * keywords that zod writes. Both directions of an exchange are this one question: a service has to take whatever a caller
 * may send, and a caller has to understand whatever a service may answer.
 */

/** @typedef {{ [keyword: string]: unknown }} JsonSchema */

/**
 * @typedef {object} Side One of the two schemas, with the models it refers to.
 * @property {JsonSchema} schema
 * @property {Readonly<Record<string, JsonSchema>>} models
 *
 * @typedef {object} Words How a difference is said; `at` is the place.
 * @property {(at: string) => string} missing A field that has to be there may be missing.
 * @property {(at: string) => string} unknown A field that is not taken.
 * @property {(at: string, value: string) => string} value A value that is not taken.
 * @property {(at: string, has: string, wanted: string) => string} type
 * @property {(at: string, keyword: string) => string} bound
 *
 * @typedef {object} Exchange
 * @property {Words} words
 * @property {boolean} bounds Whether lengths, sizes and patterns count.
 * @property {Readonly<Record<string, JsonSchema>>} wideModels
 * @property {Readonly<Record<string, JsonSchema>>} narrowModels
 * @property {Set<string>} compared Pairs of models that are being compared: a model may hold itself.
 */

const MODELS = '#/components/schemas/';

/**
 * Everything of `narrow` that `wide` does not take.
 * @param {Side} wide
 * @param {Side} narrow
 * @param {{ at: string, words: Words, bounds: boolean }} options
 * @returns {string[]} Sentences; empty when all fits.
 */
export function differences(wide, narrow, { at, words, bounds }) {
  const exchange = {
    words,
    bounds,
    wideModels: wide.models,
    narrowModels: narrow.models,
    compared: new Set(),
  };
  return compare(exchange, wide.schema, narrow.schema, at);
}

/** @param {Exchange} exchange @param {JsonSchema} wide @param {JsonSchema} narrow @param {string} at @returns {string[]} */
function compare(exchange, wide, narrow, at) {
  const pair = JSON.stringify([wide.$ref, narrow.$ref]);
  if (wide.$ref !== undefined && narrow.$ref !== undefined) {
    if (exchange.compared.has(pair)) return [];
    exchange.compared.add(pair);
  }
  const taken = resolve(wide, exchange.wideModels);
  const given = resolve(narrow, exchange.narrowModels);
  if (isAnything(taken) || given.not !== undefined) return [];
  const givenKinds = kindsOf(given);
  if (givenKinds.length > 1) return givenKinds.flatMap((kind) => compare(exchange, taken, kind, at));
  const takenKinds = kindsOf(taken);
  if (takenKinds.length > 1) return compareWithOneOf(exchange, takenKinds, given, at);
  return compareKinds(exchange, taken, given, at);
}

/** The alternative that fits, or what keeps the nearest one from fitting. @param {Exchange} exchange @param {JsonSchema[]} kinds @param {JsonSchema} given @param {string} at */
function compareWithOneOf(exchange, kinds, given, at) {
  const target = resolve(given, exchange.narrowModels);
  /** @type {string[] | undefined} */
  let nearest;
  for (const kind of kinds) {
    // What is found on a way that is not taken must not count as compared.
    const attempt = { ...exchange, compared: new Set(exchange.compared) };
    const problems = compare(attempt, kind, target, at);
    if (problems.length === 0) {
      for (const pair of attempt.compared) exchange.compared.add(pair);
      return [];
    }
    if (nearest === undefined || problems.length < nearest.length) nearest = problems;
  }
  return nearest ?? [];
}

/** @param {Exchange} exchange @param {JsonSchema} taken @param {JsonSchema} given @param {string} at @returns {string[]} */
function compareKinds(exchange, taken, given, at) {
  const { words } = exchange;
  const values = valuesOf(given);
  if (values) return compareValues(exchange, taken, values, at);
  const wanted = valuesOf(taken);
  if (wanted && !(given.type === 'boolean' && wanted.length === 2)) {
    return [words.type(at, nameOf(given), wanted.map(String).join(' | '))];
  }
  if (taken.type !== given.type && !(taken.type === 'number' && given.type === 'integer')) {
    return [words.type(at, nameOf(given), nameOf(taken))];
  }
  if (given.type === 'object') return compareObjects(exchange, taken, given, at);
  const inner = given.type === 'array' ? compareArrays(exchange, taken, given, at) : [];
  return [...inner, ...(exchange.bounds ? compareBounds(words, taken, given, at) : [])];
}

/** @param {Exchange} exchange @param {JsonSchema} taken @param {unknown[]} values @param {string} at */
function compareValues({ words }, taken, values, at) {
  const wanted = valuesOf(taken);
  if (wanted) {
    return values.filter((value) => !wanted.includes(value)).map((value) => words.value(at, String(value)));
  }
  const odd = values.filter((value) => !isOfType(value, taken.type));
  return odd.length > 0 ? [words.type(at, odd[0] === null ? 'null' : typeof odd[0], nameOf(taken))] : [];
}

/** @param {Exchange} exchange @param {JsonSchema} taken @param {JsonSchema} given @param {string} at @returns {string[]} */
function compareObjects(exchange, taken, given, at) {
  const wanted = fieldsOf(taken);
  const had = fieldsOf(given);
  const always = new Set(listOf(given.required));
  const missing = listOf(taken.required)
    .filter((field) => !always.has(field))
    .map((field) => exchange.words.missing(`${at}.${field}`));
  const fields = [...had].flatMap(([field, schema]) => {
    const place = `${at}.${field}`;
    const known = wanted.get(field) ?? taken.additionalProperties;
    if (known === false) return [exchange.words.unknown(place)];
    return isSchema(known) ? compare(exchange, known, schema, place) : [];
  });
  return [...missing, ...fields, ...compareRest(exchange, taken, given, at)];
}

/** Fields that have no names of their own, as in a table by id. @param {Exchange} exchange @param {JsonSchema} taken @param {JsonSchema} given @param {string} at @returns {string[]} */
function compareRest(exchange, taken, given, at) {
  if (!isSchema(given.additionalProperties)) return [];
  const place = `${at}[…]`;
  if (taken.additionalProperties === false) return [exchange.words.unknown(place)];
  const names =
    isSchema(taken.propertyNames) && isSchema(given.propertyNames)
      ? compare(exchange, taken.propertyNames, given.propertyNames, `${at} (names)`)
      : [];
  const rest = isSchema(taken.additionalProperties)
    ? compare(exchange, taken.additionalProperties, given.additionalProperties, place)
    : [];
  return [...names, ...rest];
}

/** @param {Exchange} exchange @param {JsonSchema} taken @param {JsonSchema} given @param {string} at @returns {string[]} */
function compareArrays(exchange, taken, given, at) {
  const places = schemasOf(given.prefixItems);
  const wanted = schemasOf(taken.prefixItems);
  if (places.length !== wanted.length) {
    return [exchange.words.type(at, `${places.length} places`, `${wanted.length} places`)];
  }
  const fixed = places.flatMap((schema, index) =>
    compare(exchange, wanted[index] ?? {}, schema, `${at}[${index}]`),
  );
  if (!isSchema(taken.items)) return fixed;
  return [...fixed, ...compare(exchange, taken.items, isSchema(given.items) ? given.items : {}, `${at}[]`)];
}

/** Whether a bound may be another one: a larger `least` is narrower. */
const BOUNDS = {
  least: ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'],
  most: ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'],
  same: ['pattern', 'format', 'multipleOf'],
};

/** @param {Words} words @param {JsonSchema} taken @param {JsonSchema} given @param {string} at */
function compareBounds(words, taken, given, at) {
  /** @param {string} keyword @param {(wanted: unknown, had: unknown) => boolean} fits */
  const check = (keyword, fits) =>
    taken[keyword] === undefined || fits(taken[keyword], given[keyword]) ? [] : [words.bound(at, keyword)];
  return [
    ...BOUNDS.least.flatMap((keyword) =>
      check(keyword, (wanted, had) => Number(had ?? -Infinity) >= Number(wanted)),
    ),
    ...BOUNDS.most.flatMap((keyword) =>
      check(keyword, (wanted, had) => Number(had ?? Infinity) <= Number(wanted)),
    ),
    ...BOUNDS.same.flatMap((keyword) => check(keyword, (wanted, had) => wanted === had)),
  ];
}

/** Follows references and joins what is said in parts. @param {JsonSchema} schema @param {Readonly<Record<string, JsonSchema>>} models @returns {JsonSchema} */
function resolve(schema, models) {
  if (typeof schema.$ref === 'string') {
    const model = models[schema.$ref.slice(MODELS.length)];
    if (!model) throw new Error(`The contract has no model ${schema.$ref}.`);
    return resolve(model, models);
  }
  const { allOf, ...own } = schema;
  if (!Array.isArray(allOf)) return schema;
  return schemasOf(allOf)
    .map((part) => resolve(part, models))
    .reduce(joined, own);
}

/** @param {JsonSchema} a @param {JsonSchema} b @returns {JsonSchema} */
function joined(a, b) {
  return {
    ...a,
    ...b,
    ...(a.properties || b.properties
      ? { properties: Object.fromEntries([...fieldsOf(a), ...fieldsOf(b)]) }
      : {}),
    ...(a.required || b.required ? { required: [...listOf(a.required), ...listOf(b.required)] } : {}),
  };
}

/** The alternatives of a schema, each of one type. @param {JsonSchema} schema @returns {JsonSchema[]} */
function kindsOf(schema) {
  const { anyOf, oneOf, type, ...rest } = schema;
  const alternatives = schemasOf(anyOf ?? oneOf);
  if (alternatives.length > 0) return alternatives;
  return Array.isArray(type) ? type.map((one) => ({ ...rest, type: one })) : [schema];
}

/** @param {JsonSchema} schema */
function isAnything(schema) {
  return ['type', 'enum', 'const', 'anyOf', 'oneOf', 'properties', 'not'].every(
    (word) => schema[word] === undefined,
  );
}

/** @param {JsonSchema} schema @returns {unknown[] | undefined} */
function valuesOf(schema) {
  if (schema.const !== undefined) return [schema.const];
  if (Array.isArray(schema.enum)) return schema.enum;
  return schema.type === 'null' ? [null] : undefined;
}

/** @param {unknown} value @param {unknown} type */
function isOfType(value, type) {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'null') return value === null;
  return typeof value === type;
}

/** @param {JsonSchema} schema */
const nameOf = ({ type, $ref }) =>
  typeof type === 'string' ? type : typeof $ref === 'string' ? $ref : 'anything';

/** @param {unknown} value @returns {value is JsonSchema} */
const isSchema = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {unknown} value @returns {JsonSchema[]} */
const schemasOf = (value) => (Array.isArray(value) ? value.filter(isSchema) : []);

/** @param {JsonSchema} schema @returns {Map<string, JsonSchema>} */
function fieldsOf({ properties }) {
  /** @type {[string, JsonSchema][]} */
  const fields = isSchema(properties)
    ? Object.entries(properties).map(([name, field]) => [name, isSchema(field) ? field : {}])
    : [];
  return new Map(fields);
}

/** @param {unknown} value @returns {string[]} */
const listOf = (value) => (Array.isArray(value) ? value.map(String) : []);
