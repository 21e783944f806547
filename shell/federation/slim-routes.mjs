/**
 * Browsers need the verb, the path and the kind of answer of a route, never its schemas: the server checks.
 * This step takes the schemas out of every `*.routes.ts` of the contracts before bundling, and with them
 * everything that hangs on zod (22 KB brotli, more than the dashboard has left). Pages that check a form import
 * their schema from a `*.model.ts`; asking a routes file for one fails the build.
 */
import { parse, print } from '@swc/core';

const SYNTAX = { syntax: 'typescript', target: 'es2022' };
const KEPT = new Set(['method', 'path', 'answerKind', 'upload']);

/** Which files are slimmed: the route tables and the module that defines them. */
export const SLIMMED_FILES = /[\\/]contracts[\\/]src[\\/](.+\.routes|route)\.ts$/;

/** @param {string} source TypeScript of a routes file. @returns {Promise<string>} The same file without schemas. */
export async function slimRoutes(source) {
  const module = await parse(source, SYNTAX);
  visit(module, (node) => (isRouteDefinition(node) ? slimDefinition(node) : node));
  module.body = withoutSchemas(module.body);
  return (await print(module, { jsc: { target: SYNTAX.target } })).code;
}

/** @param {object} node */
function isRouteDefinition(node) {
  return (
    node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.value === 'defineRoute'
  );
}

/** @param {object} call `defineRoute({ … })` @returns {object} The object that a browser gets instead. */
function slimDefinition(call) {
  const options = call.arguments[0]?.expression;
  if (options?.type !== 'ObjectExpression') throw new Error('defineRoute oczekuje literału obiektu.');
  const names = options.properties.map((property) => property.key?.value);
  const properties = options.properties.filter((property) => KEPT.has(property.key?.value));
  if (!names.includes('answerKind')) {
    const kind = names.includes('answer') ? 'json' : 'empty';
    properties.push(keyValue('answerKind', kind, options.span));
  }
  return { ...options, properties };
}

/** @param {string} key @param {string} value @param {object} span */
function keyValue(key, value, span) {
  return {
    type: 'KeyValueProperty',
    key: { type: 'Identifier', span, ctxt: 0, value: key, optional: false },
    value: { type: 'StringLiteral', span, value, raw: JSON.stringify(value) },
  };
}

/** Drops what depends on zod or on a model, step by step until nothing more falls. @param {object[]} body */
function withoutSchemas(body) {
  const tainted = new Set();
  for (const item of body) {
    if (item.type !== 'ImportDeclaration' || item.typeOnly) continue;
    for (const specifier of item.specifiers) if (!specifier.isTypeOnly) tainted.add(specifier.local.value);
  }
  let rest = body.filter((item) => item.type !== 'ImportDeclaration' || item.typeOnly);
  for (;;) {
    const dropped = rest.filter((item) => mentions(item, tainted));
    if (dropped.length === 0) return rest;
    for (const item of dropped) for (const name of namesOf(item)) tainted.add(name);
    rest = rest.filter((item) => !dropped.includes(item));
  }
}

/** @param {object} item A top-level statement. @returns {string[]} Names it declares. */
function namesOf(item) {
  const declaration = item.type === 'ExportDeclaration' ? item.declaration : item;
  if (declaration.identifier) return [declaration.identifier.value];
  return (declaration.declarations ?? []).map((one) => one.id.value);
}

/** Types vanish anyway, so only statements with code count. @param {object} item @param {Set<string>} names */
function mentions(item, names) {
  const declaration = item.type === 'ExportDeclaration' ? item.declaration : item;
  if (declaration.type.startsWith('Ts')) return false;
  let found = false;
  visit(item, (node) => {
    if (node.type === 'Identifier' && names.has(node.value)) found = true;
    return node;
  });
  return found;
}

/** Replaces nodes in place, children first; type annotations are skipped. @param {object} parent @param {(node: object) => object} change */
function visit(parent, change) {
  for (const [key, child] of Object.entries(parent)) {
    if (key === 'span' || key === 'typeAnnotation' || key === 'returnType' || key === 'typeParams') continue;
    if (Array.isArray(child)) child.forEach((one, index) => (child[index] = visited(one, change)));
    else parent[key] = visited(child, change);
  }
}

/** @param {unknown} node @param {(node: object) => object} change */
function visited(node, change) {
  if (node === null || typeof node !== 'object') return node;
  visit(node, change);
  return typeof node.type === 'string' ? change(node) : node;
}
