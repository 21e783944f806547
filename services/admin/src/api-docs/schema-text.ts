/** Writes a JSON schema as a developer would say it, near to TypeScript; names of models are links. */
import type { JsonSchema } from '@pora/contracts/openapi/openapi.types';
import { markup, type Html } from './markup.js';

const COMPONENTS = '#/components/schemas/';

/** The schema as text; `depth` is how far its lines are moved in. */
export function schemaText(schema: JsonSchema, depth = 0): Html {
  const ref = schema['$ref'];
  if (typeof ref === 'string') {
    const name = ref.slice(COMPONENTS.length);
    return markup`<a href="#model-${name}">${name}</a>`;
  }
  const choices = schemasOf(schema, 'anyOf') ?? schemasOf(schema, 'oneOf');
  if (choices) return joined(choices, ' | ', depth);
  const parts = schemasOf(schema, 'allOf');
  if (parts) return joined(parts, ' & ', depth);
  if (Array.isArray(schema['enum'])) return markup`${schema['enum'].map(quoted).join(' | ')}`;
  if ('const' in schema) return markup`${quoted(schema['const'])}`;
  if (schema['type'] === 'array') return arrayText(schema, depth);
  if (schema['type'] === 'object') return objectText(schema, depth);
  return markup`${valueText(schema)}`;
}

const quoted = (value: unknown) => JSON.stringify(value);

function joined(schemas: readonly JsonSchema[], sign: string, depth: number): Html {
  const [first, ...others] = schemas.map((one) => schemaText(one, depth));
  return markup`${first}${others.map((one) => markup`${sign}${one}`)}`;
}

function arrayText(schema: JsonSchema, depth: number): Html {
  const items = schemasOf(schema, 'prefixItems');
  if (items) return markup`[${joined(items, ', ', depth)}]`;
  const item = schemaText((schema['items'] ?? {}) as JsonSchema, depth);
  return markup`Array&lt;${item}&gt;${boundsOf(schema, 'Items', 'items')}`;
}

function objectText(schema: JsonSchema, depth: number): Html {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  const values = schema['additionalProperties'];
  if (properties.length === 0 && typeof values === 'object' && values !== null) {
    return markup`Record&lt;string, ${schemaText(values as JsonSchema, depth)}&gt;`;
  }
  if (properties.length === 0) return markup`object`;
  const required = (schema['required'] ?? []) as readonly string[];
  const inside = '  '.repeat(depth + 1);
  const lines = properties.map(
    ([name, value]) =>
      markup`${inside}${name}${required.includes(name) ? '' : '?'}: ${schemaText(value, depth + 1)}\n`,
  );
  return markup`{\n${lines}${'  '.repeat(depth)}}`;
}

function valueText(schema: JsonSchema): string {
  const type = String(schema['type'] ?? 'any');
  const format = schema['format'] === undefined ? '' : ` (${String(schema['format'])})`;
  const pattern = schema['pattern'] === undefined ? '' : ` matching ${String(schema['pattern'])}`;
  const number = rangeText(schema['minimum'], schema['maximum'], '');
  return `${type}${format}${pattern}${number}${boundsOf(schema, 'Length', 'characters')}`;
}

const boundsOf = (schema: JsonSchema, key: string, unit: string) =>
  rangeText(schema[`min${key}`], schema[`max${key}`], ` ${unit}`);

function rangeText(least: unknown, most: unknown, unit: string): string {
  if (least !== undefined && most !== undefined) return `, ${String(least)} to ${String(most)}${unit}`;
  if (least !== undefined) return `, at least ${String(least)}${unit}`;
  return most === undefined ? '' : `, at most ${String(most)}${unit}`;
}

function schemasOf(schema: JsonSchema, key: string): readonly JsonSchema[] | undefined {
  const value = schema[key];
  return Array.isArray(value) ? (value as JsonSchema[]) : undefined;
}
