/** How the parts of an Office file hang together: relationships, as ECMA-376 part 2 describes them. */
import { posix } from 'node:path';
import { UploadFault } from '../uploads/upload-fault.js';
import { walkTags } from './xml-text.js';

/** Where a part leads to. */
export interface Relationship {
  readonly id: string;
  /** Last word of its type: `worksheet`, `header`. */
  readonly type: string;
  /** Its type as it is written. */
  readonly typeAddress: string;
  /** The part's name in the archive; the address of what lies outside. */
  readonly target: string;
  readonly isOutside: boolean;
}

/** Parts of an archive by name. Programs differ in upper and lower case, signs and the slash in front. */
export class PackageParts {
  private readonly names: ReadonlyMap<string, string>;

  constructor(readonly parts: ReadonlyMap<string, Buffer>) {
    this.names = new Map([...parts.keys()].map((name) => [keyOf(name), name]));
  }

  /** The name under which a part is kept; undefined when there is none. */
  nameOf(target: string): string | undefined {
    return this.names.get(keyOf(target));
  }

  /** The part a relationship or a name leads to. */
  get(target: string): Buffer | undefined {
    const name = this.nameOf(target);
    return name === undefined ? undefined : this.parts.get(name);
  }

  /** Where a part leads to; that of the whole file for an empty name. */
  relationshipsOf(name: string): Relationship[] {
    const part = this.get(relationshipPart(name));
    if (!part) return [];
    const found: Relationship[] = [];
    walkTags(part, {
      open: (tag) => {
        if (localName(tag.name) !== 'Relationship') return undefined;
        const typeAddress = tag.attributes.get('Type') ?? '';
        const target = tag.attributes.get('Target') ?? '';
        const isOutside = tag.attributes.get('TargetMode') === 'External';
        found.push({
          ...{ id: tag.attributes.get('Id') ?? '', typeAddress, isOutside },
          type: typeAddress.slice(typeAddress.lastIndexOf('/') + 1),
          target: isOutside ? target : resolved(name, target),
        });
        return undefined;
      },
    });
    return found;
  }
}

/** Name of the part with the relationships of another. */
export function relationshipPart(name: string): string {
  const { dir, base } = posix.parse(name);
  return posix.join(dir, '_rels', `${base}.rels`);
}

/** A name without its prefix. */
export const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function resolved(from: string, target: string): string {
  const path = decoded(target.replaceAll('\\', '/').replace(/[?#].*$/u, ''));
  return path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(from || '.'), path);
}

const keyOf = (name: string) => decoded(name.replaceAll('\\', '/')).replace(/^\/+/u, '').toLowerCase();

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What the file is made of: the part that its first relationship names, else the one with the usual name. */
export function mainPart(file: PackageParts, usual: string): string {
  const named = file
    .relationshipsOf('')
    .filter(({ type }) => type === 'officeDocument')
    .flatMap(({ target }) => file.nameOf(target) ?? []);
  const found = named[0] ?? file.nameOf(usual);
  if (found === undefined) throw new UploadFault('wrong_type');
  return found;
}

/** Name of the first element of a part, without its prefix. */
export function rootName(part: Buffer): string {
  const start = part.subarray(0, ROOT_WITHIN);
  const text = start[0] === 0xff || start[0] === 0xfe ? start.toString('utf16le') : start.toString('utf8');
  return localName(/<([A-Za-z_][\w.-]*(?::[\w.-]+)?)/u.exec(text)?.[1] ?? '');
}
/** Comments and instructions stand in front of the first element, never this many of them. */
const ROOT_WITHIN = 16_384;
