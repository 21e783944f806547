/**
 * Builds a folder as `kubectl kustomize` does, for the few things these folders use: resources, a namespace, images and JSON
 * patches. Anything else in a kustomization stops it, so that a test never sees other objects than the cluster.
 */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

/** An object of the cluster. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
  spec?: unknown;
}

interface Patch {
  target: { kind: string; name?: string };
  /** Without it kustomize keeps the name, whatever the patch says. */
  options?: { allowNameChange?: boolean };
  path?: string;
  patch?: string;
}

interface Kustomization {
  resources: string[];
  namespace?: string;
  patches?: Patch[];
  images?: { name: string; newName: string; newTag: string }[];
}

const KNOWN = new Set(['apiVersion', 'kind', 'resources', 'namespace', 'patches', 'images']);

/** Every object of a folder with a kustomization.yaml. */
export function buildKustomization(folder: string): Manifest[] {
  const own: Kustomization = parse(readFileSync(path.join(folder, 'kustomization.yaml'), 'utf8'));
  const unknown = Object.keys(own).filter((key) => !KNOWN.has(key));
  if (unknown.length > 0) throw new Error(`${folder}: this loader does not know ${unknown.join(', ')}.`);
  const objects = own.resources.flatMap((resource) => readResource(path.join(folder, resource)));
  for (const patch of own.patches ?? []) applyTo(objects, patch, folder);
  for (const image of own.images ?? []) objects.forEach((object) => renameImages(object, image));
  for (const { metadata } of own.namespace ? objects : []) metadata.namespace = own.namespace;
  return objects;
}

function readResource(file: string): Manifest[] {
  if (statSync(file).isDirectory()) return buildKustomization(file);
  return parseAllDocuments(readFileSync(file, 'utf8'), { uniqueKeys: true }).map((document) => {
    const [error] = document.errors;
    if (error) throw error;
    return document.toJS() as Manifest;
  });
}

function applyTo(objects: Manifest[], { target, options, path: file, patch }: Patch, folder: string): void {
  const text = patch ?? readFileSync(path.join(folder, file ?? ''), 'utf8');
  const chosen = objects.filter(
    ({ kind, metadata }) => kind === target.kind && (target.name ?? metadata.name) === metadata.name,
  );
  if (chosen.length === 0)
    throw new Error(`${folder}: a patch is for no object (${target.kind} ${target.name}).`);
  // Parsed for each object anew: two of them never share a value.
  for (const object of chosen) {
    const { name } = object.metadata;
    applyOperations(object, parse(text));
    if (options?.allowNameChange !== true) object.metadata.name = name;
  }
}

interface Operation {
  op: string;
  path: string;
  value: unknown;
}

/** The operations `add` and `replace` of JSON Patch (RFC 6902). */
export function applyOperations(object: object, operations: Operation[]): void {
  for (const { op, path: pointer, value } of operations) {
    const keys = pointer
      .split('/')
      .slice(1)
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const last = keys.pop() ?? '';
    const parent = keys.reduce<unknown>(
      (at, key) => (at as Record<string, unknown> | undefined)?.[key],
      object,
    );
    const isThere = typeof parent === 'object' && parent !== null;
    if (!isThere || (op === 'replace' && !(last in parent)) || !['add', 'replace'].includes(op)) {
      throw new Error(`The patch "${op} ${pointer}" fits nothing.`);
    }
    (parent as Record<string, unknown>)[last] = value;
  }
}

/** Kustomize renames images in containers wherever they stand. */
function renameImages(value: unknown, image: { name: string; newName: string; newTag: string }): void {
  if (typeof value !== 'object' || value === null) return;
  const { containers } = value as { containers?: { image: string }[] };
  for (const container of containers ?? []) {
    if (container.image === image.name) container.image = `${image.newName}:${image.newTag}`;
  }
  Object.values(value).forEach((inner) => renameImages(inner, image));
}
