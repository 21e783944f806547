/** XML parts of Office files, rewritten in one pass: names by their namespace, never by the prefix a program chose. */
import { SaxesParser } from 'saxes';
import { UploadFault } from '../uploads/upload-fault.js';
import { decodeXml, MOST_XML_ELEMENTS } from '../uploads/xml-check.js';

/** Namespaces whose prefix every reader expects to be this one; strict files name them differently. */
const PREFIXES: ReadonlyMap<string, string> = new Map(
  (
    [
      ['', 'spreadsheetml', 'main'],
      ['w', 'wordprocessingml', 'main'],
      ['a', 'drawingml', 'main'],
      ['r', 'officeDocument', 'relationships'],
      ['m', 'officeDocument', 'math'],
      ['wp', 'drawingml', 'wordprocessingDrawing'],
      ['pic', 'drawingml', 'picture'],
      ['c', 'drawingml', 'chart'],
      ['xdr', 'drawingml', 'spreadsheetDrawing'],
    ] as const
  ).flatMap(([prefix, area, name]): [string, string][] => [
    [transitional(area, name), prefix],
    [`http://purl.oclc.org/ooxml/${area}/${name}`, prefix],
  ]),
);
/** The address of each expected prefix as it is written out. */
const ADDRESSES: ReadonlyMap<string, string> = new Map(
  [...PREFIXES]
    .filter(([address]) => address.includes('/2006/'))
    .map(([address, prefix]) => [prefix, address]),
);
const PACKAGE_ADDRESS = /^http:\/\/schemas\.openxmlformats\.org\/package\//u;

function transitional(area: string, name: string): string {
  return `http://schemas.openxmlformats.org/${area}/2006/${name}`;
}

/** An element as it will be written; a hook may change its attributes. */
export interface Tag {
  /** Name with the expected prefix: `w:p`, `row`. */
  readonly name: string;
  /** Attributes with expected prefixes, without those that declare namespaces. */
  readonly attributes: Map<string, string>;
  /** Names of the elements around it, from the root on. */
  readonly around: readonly string[];
}

/** What somebody does about the elements of a part while it is rewritten. */
export interface TagHooks {
  /** Answers what is written in front of the element, or null to leave it out with all that it holds. */
  readonly open?: (tag: Tag) => string | null | undefined;
  /** Answers what is written behind the element. */
  readonly close?: (name: string, around: readonly string[]) => string | undefined;
  readonly text?: (text: string, around: readonly string[]) => void;
}

/** A prefix a part declares, with the one it is written with. */
type Declared = ReadonlyMap<string, string>;

/** The part anew, in UTF-8. @throws UploadFault when it is no XML, or longer than anything that is read */
export function rewriteXml(part: Buffer, hooks: TagHooks = {}): Buffer {
  const out = new Written('<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n');
  walkTags(part, {
    ...hooks,
    open: (tag, declarations) => {
      const before = hooks.open?.(tag);
      if (before === null) return null;
      const { attributes } = tag;
      const all = declarations.length === 0 ? attributes : new Map([...declarations, ...attributes]);
      let written = '';
      for (const [key, value] of all) written += ` ${key}="${escapeXml(value)}"`;
      out.push(`${before ?? ''}<${tag.name}${written}>`);
      return undefined;
    },
    close: (name, around) => {
      out.push(`</${name}>${hooks.close?.(name, around) ?? ''}`);
      return undefined;
    },
    text: (text, around) => {
      hooks.text?.(text, around);
      out.push(escapeXml(text));
    },
  });
  return out.bytes();
}

/** What is written goes over into bytes piece by piece: millions of elements as texts would take gigabytes. */
class Written {
  private readonly done: Buffer[] = [];

  constructor(private text: string) {}

  push(piece: string): void {
    this.text += piece;
    if (this.text.length < PIECE) return;
    this.done.push(Buffer.from(this.text, 'utf8'));
    this.text = '';
  }

  bytes(): Buffer {
    return Buffer.concat([...this.done, Buffer.from(this.text, 'utf8')]);
  }
}

const PIECE = 1 << 16;

/** The hooks of a walk are told the declarations that go with an element as well. */
export interface WalkHooks extends Omit<TagHooks, 'open'> {
  readonly open?: (
    tag: Tag,
    declarations: readonly (readonly [string, string])[],
  ) => string | null | undefined;
}

/** Goes through a part element by element. @throws UploadFault */
export function walkTags(part: Buffer, hooks: WalkHooks): void {
  const parser = new SaxesParser({});
  const around: string[] = [];
  const declared: Declared[] = [new Map([['xml', 'xml']])];
  let leftOut = 0;
  let count = 0;
  parser.on('error', () => {
    throw new UploadFault('not_understood');
  });
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (count > MOST_XML_ELEMENTS) throw new UploadFault('too_large_unpacked');
    const known = declaredBy(attributes, declared.at(-1) ?? new Map<string, string>());
    declared.push(known.prefixes);
    if (leftOut > 0) {
      leftOut += 1;
      return;
    }
    const own = Object.entries(attributes).filter(([key]) => !isDeclaration(key));
    const tag: Tag = {
      name: named(name, known.prefixes, true),
      attributes: new Map(own.map(([key, value]) => [named(key, known.prefixes, false), value])),
      around,
    };
    if (hooks.open?.(tag, known.written) === null) leftOut = 1;
    else around.push(tag.name);
  });
  parser.on('closetag', () => {
    declared.pop();
    if (leftOut > 0) {
      leftOut -= 1;
      return;
    }
    const name = around.pop() ?? '';
    hooks.close?.(name, around);
  });
  const text = (value: string) => {
    if (leftOut === 0 && around.length > 0) hooks.text?.(value, around);
  };
  parser.on('text', text);
  parser.on('cdata', text);
  parser.write(decodeXml(part).replace(/^\uFEFF/u, '')).close();
}

const isDeclaration = (key: string) => key === 'xmlns' || key.startsWith('xmlns:');

/** What the prefixes of an element stand for, and how that is written out again. */
function declaredBy(attributes: Readonly<Record<string, string>>, outer: Declared) {
  const own = Object.entries(attributes).filter(([key]) => isDeclaration(key));
  if (own.length === 0) return { prefixes: outer, written: [] };
  const prefixes = new Map(outer);
  const written = new Map<string, string>();
  for (const [key, address] of own) {
    const prefix = key === 'xmlns' ? '' : key.slice('xmlns:'.length);
    const expected = PREFIXES.get(address.trim());
    const free = ADDRESSES.has(prefix) && prefix !== '' ? `${prefix}-of-file` : prefix;
    const inside = expected ?? (prefix === '' && !PACKAGE_ADDRESS.test(address) ? 'of-file' : free);
    prefixes.set(prefix, inside);
    const declaration = inside === '' ? 'xmlns' : `xmlns:${inside}`;
    written.set(declaration, expected === undefined ? address : (ADDRESSES.get(expected) ?? address));
  }
  return { prefixes, written: [...written] };
}

/** A name with the expected prefix; attributes without one belong to their element. */
function named(name: string, prefixes: Declared, isElement: boolean): string {
  const colon = name.indexOf(':');
  if (colon < 0 && !isElement) return name;
  const prefix = name.slice(0, Math.max(colon, 0));
  const local = name.slice(colon + 1);
  const expected = prefixes.get(prefix) ?? prefix;
  return expected === '' ? local : `${expected}:${local}`;
}

const SIGNS = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ['\n', '&#10;'],
  ['\t', '&#9;'],
]);

/** Text as it stands in XML. */
export const escapeXml = (text: string) => text.replace(/[&<>"\n\t]/gu, (sign) => SIGNS.get(sign) ?? sign);
