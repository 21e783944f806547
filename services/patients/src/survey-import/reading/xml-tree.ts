/** Parts of a Word file as small trees. Runs in a thread of its own, after the archive and its XML were looked through. */
import { SaxesParser } from 'saxes';
import { UploadFault } from '@pora/common/uploads/upload-fault';

/** An element under its name without a prefix; text stands between the children. */
export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (Element | string)[];
}

/** Far above a form of 20 pages, which has some 20 000 elements. */
const MOST_ELEMENTS = 300_000;

/** The root of a part. @throws UploadFault */
export function readXml(part: Buffer): Element {
  const root: Element = { name: '', attributes: new Map(), children: [] };
  const open = [root];
  let count = 0;
  const parser = new SaxesParser({});
  parser.on('error', () => {
    throw new UploadFault('not_understood');
  });
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (count > MOST_ELEMENTS) throw new UploadFault('too_large_unpacked');
    const named = Object.entries(attributes).map(([key, value]) => [local(key), value] as const);
    const element: Element = { name: local(name), attributes: new Map(named), children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.on('text', (text) => {
    if (open.at(-1)?.name === 't') open.at(-1)?.children.push(text);
  });
  parser.write(part.toString('utf8').replace(/^\uFEFF/u, '')).close();
  return root;
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** Children that are elements. */
export function elementsOf(element: Element): Element[] {
  return element.children.filter((child) => typeof child !== 'string');
}

/** The first child of this name. */
export function childOf(element: Element | undefined, name: string): Element | undefined {
  return element && elementsOf(element).find((child) => child.name === name);
}

/** The first element of this name anywhere below. */
export function findBelow(element: Element, name: string): Element | undefined {
  for (const child of elementsOf(element)) {
    const found = child.name === name ? child : findBelow(child, name);
    if (found) return found;
  }
  return undefined;
}

const OFF = new Set(['0', 'false', 'off', 'none', 'auto']);

/** Whether a switch such as `w:b` is there and not turned off. */
export function isOn(element: Element | undefined): boolean {
  return element !== undefined && !OFF.has(element.attributes.get('val') ?? '1');
}
