/** The manifests of the example of a place, and the same with one thing changed: what the tests look at. */
import path from 'node:path';
import { applyOperations, buildKustomization, type Manifest } from './kustomization.js';

const PARTS = ['storage', 'prepare', 'app'];

/** Every service of the product. */
export const SERVICES = ['catalog', 'patients', 'plans', 'admin'];

/** Where the first container stands in what makes a pod, as a JSON pointer. */
export const CONTAINER = '/spec/template/spec/containers/0';

/** All manifests of an overlay. */
export function build(overlay = 'overlays/production'): Manifest[] {
  return PARTS.flatMap((part) => buildKustomization(path.join(import.meta.dirname, overlay, part)));
}

/** The manifests with changes in one object, as a JSON patch. */
export function changed(kind: string, name: string, changes: Record<string, unknown>): Manifest[] {
  const objects = build();
  const object = objects.find((one) => one.kind === kind && one.metadata.name === name);
  if (!object) throw new Error(`no ${kind} ${name}`);
  const operations = Object.entries(changes).map(([pointer, value]) => ({ op: 'add', path: pointer, value }));
  applyOperations(object, operations);
  return objects;
}
