/**
 * Turns the zod schemas of the contracts into JSON schemas. A schema is described twice, as it is sent and as it is
 * answered: a default makes a field optional in a body and certain in an answer. A named model becomes a component; one
 * that differs on the two ways becomes two, the sent one with `Input` at the end of its name.
 */
import { z } from 'zod';
import { namedModels } from './named-models.js';
import type { JsonSchema } from './openapi.types.js';

type Way = 'input' | 'output';

/** Schemas to describe, by a key of the caller's. */
export type SchemasByKey = ReadonlyMap<string, z.ZodType>;

/** Descriptions by key, and every component they may refer to. */
export interface DescribedSchemas {
  readonly sent: ReadonlyMap<string, JsonSchema>;
  readonly answered: ReadonlyMap<string, JsonSchema>;
  readonly components: ReadonlyMap<string, JsonSchema>;
}

const COMPONENTS = '#/components/schemas/';
/** Begins the ids of schemas that are no components; no name of a model has it. */
const INLINE = 'inline:';
const SENT_SUFFIX = 'Input';

/** Describes everything that is sent and answered in one go, so that the same model is the same component. */
export function describeSchemas(sent: SchemasByKey, answered: SchemasByKey): DescribedSchemas {
  const models = namedModels();
  const differing = findDiffering(models);
  const nameOf = (way: Way) => (name: string) =>
    way === 'input' && differing.has(name) ? `${name}${SENT_SUFFIX}` : name;
  const input = describe(models, sent, 'input', nameOf('input'));
  const output = describe(models, answered, 'output', nameOf('output'));
  const components = new Map([...input.components, ...output.components]);
  return { sent: input.inline, answered: output.inline, components };
}

/** Names of models that are not the same sent as answered, by themselves or by what they hold. */
function findDiffering(models: ReadonlyMap<z.ZodType, string>): ReadonlySet<string> {
  const none = new Map<string, z.ZodType>();
  const sent = describe(models, none, 'input', (name) => name).components;
  const answered = describe(models, none, 'output', (name) => name).components;
  const differing = new Set<string>();
  for (const [name, schema] of sent) {
    if (JSON.stringify(schema) !== JSON.stringify(answered.get(name))) differing.add(name);
  }
  let before: number;
  do {
    before = differing.size;
    for (const [name, schema] of sent) {
      if (refsOf(schema).some((ref) => differing.has(ref))) differing.add(name);
    }
  } while (differing.size > before);
  return differing;
}

interface Described {
  readonly inline: ReadonlyMap<string, JsonSchema>;
  readonly components: ReadonlyMap<string, JsonSchema>;
}

function describe(
  models: ReadonlyMap<z.ZodType, string>,
  schemas: SchemasByKey,
  way: Way,
  nameOf: (name: string) => string,
): Described {
  const registry = z.registry<{ id: string }>();
  for (const [schema, name] of models) registry.add(schema, { id: nameOf(name) });
  for (const [key, schema] of schemas) {
    // A copy, since the same schema may also stand inside another one, where it is no component either.
    if (!models.has(schema)) registry.add(schema.clone(), { id: `${INLINE}${key}` });
  }
  const uri = (id: string) => `${COMPONENTS}${id}`;
  const { schemas: byId } = z.toJSONSchema(registry, {
    uri,
    io: way,
    unrepresentable: 'any',
    override: plain(way),
  });
  const tidied = Object.entries(byId).map(([id, schema]) => [id, tidy(schema)] as const);
  const inline = new Map(
    tidied.filter(([id]) => id.startsWith(INLINE)).map(([id, schema]) => [id.slice(INLINE.length), schema]),
  );
  for (const [key, schema] of schemas) {
    const name = models.get(schema);
    if (name !== undefined) inline.set(key, { $ref: uri(nameOf(name)) });
  }
  return { inline, components: new Map(tidied.filter(([id]) => !id.startsWith(INLINE))) };
}

/**
 * What zod says beyond what a caller may rely on: an answer may get further fields in a later release, a whole number has
 * no bounds because JavaScript has, and the name of a format says more than the expression behind it.
 */
const plain =
  (way: Way) =>
  ({ jsonSchema }: { jsonSchema: JsonSchema }): void => {
    if (way === 'output' && jsonSchema['additionalProperties'] === false)
      delete jsonSchema['additionalProperties'];
    if (jsonSchema['format'] !== undefined) delete jsonSchema['pattern'];
    if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum'];
    if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
  };

/** A document says once which draft its schemas are written in, and where they are. */
function tidy(schema: object): JsonSchema {
  const { $schema: _draft, $id: _id, id: _name, ...rest } = schema as JsonSchema;
  return rest;
}

/** Names of the components that a schema refers to. */
function refsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === '$ref' && typeof child === 'string' ? componentIn(child) : refsOf(child),
  );
}

const componentIn = (ref: string) => (ref.startsWith(COMPONENTS) ? [ref.slice(COMPONENTS.length)] : []);

/**
 * Whether an answer has one version, which then is its `ETag` as well: its own, or that of its only first-level member with one.
 */
export function hasOneVersion(schema: JsonSchema, components: ReadonlyMap<string, JsonSchema>): boolean {
  const formsOf = (one: JsonSchema): JsonSchema[] => {
    const [name] = componentIn(String(one['$ref']));
    if (name !== undefined) return formsOf(components.get(name) ?? {});
    const choices = (one['anyOf'] ?? one['oneOf']) as JsonSchema[] | undefined;
    return choices?.flatMap(formsOf) ?? [one];
  };
  const membersOf = (one: JsonSchema) => (one['properties'] ?? {}) as Record<string, JsonSchema>;
  const isVersioned = (one: JsonSchema) => 'version' in membersOf(one);
  return formsOf(schema).some(
    (form) =>
      isVersioned(form) ||
      Object.values(membersOf(form)).filter((member) => formsOf(member).some(isVersioned)).length === 1,
  );
}

/** The components that are referred to from `roots`, by themselves or by one another. */
export function usedComponents(
  components: ReadonlyMap<string, JsonSchema>,
  roots: readonly unknown[],
): Record<string, JsonSchema> {
  const used = new Set<string>();
  const visit = (schema: unknown): void => {
    for (const name of refsOf(schema)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(components.get(name));
    }
  };
  roots.forEach(visit);
  const byName = [...components].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(byName.filter(([name]) => used.has(name)));
}
