/**
 * Word files of any program in the one form their readers know: `word/document.xml` with the expected prefixes, headers as
 * `word/header1.xml` and so on, notes under their usual names, and what another file was embedded for (`w:altChunk`) as
 * paragraphs of the document itself.
 */
import { posix } from 'node:path';
import { UploadFault } from '../uploads/upload-fault.js';
import { chunkBlocks } from './alternative-chunk.js';
import { mainPart, PackageParts, relationshipPart, rootName, type Relationship } from './package-parts.js';
import { escapeXml, rewriteXml } from './xml-text.js';

const MAIN = 'word/document.xml';
/** Parts that readers look for by their name, by the type of the relationship that leads to them. */
const USUAL = new Map([
  ['footnotes', 'word/footnotes.xml'],
  ['endnotes', 'word/endnotes.xml'],
  ['comments', 'word/comments.xml'],
  ['numbering', 'word/numbering.xml'],
  ['styles', 'word/styles.xml'],
  ['settings', 'word/settings.xml'],
]);
const NUMBERED = new Map([
  ['header', 'word/header'],
  ['footer', 'word/footer'],
]);

/** @throws UploadFault when it is no document */
export function normalDocument(parts: ReadonlyMap<string, Buffer>): Map<string, Buffer> {
  const file = new PackageParts(parts);
  const main = mainPart(file, MAIN);
  const content = parts.get(main) ?? Buffer.alloc(0);
  if (rootName(content) !== 'document') throw new UploadFault('wrong_type');
  const relationships = file.relationshipsOf(main);
  const moved = movedParts(file, relationships);
  moved.set(main, MAIN);
  const normal = new Map<string, Buffer>();
  for (const [name, part] of parts) {
    const target = moved.get(name);
    if (target !== undefined) normal.set(target, name === main ? part : rewriteXml(part));
    else if (!isAboutMoved(name, moved)) normal.set(name, part);
  }
  normal.set(MAIN, withChunks(content, file, relationships));
  normal.set(relationshipPart(MAIN), relationshipsOf(relationships, file, moved));
  for (const [from, to] of moved) {
    const own = from === main ? undefined : file.get(relationshipPart(from));
    if (own) normal.set(relationshipPart(to), own);
  }
  normal.set('_rels/.rels', rootRelationship());
  normal.set('[Content_Types].xml', contentTypes(parts, moved));
  return normal;
}

/** The new name of each part that readers look for by name. */
function movedParts(file: PackageParts, relationships: readonly Relationship[]): Map<string, string> {
  const moved = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { type, target, isOutside } of relationships) {
    const name = isOutside ? undefined : file.nameOf(target);
    if (name === undefined || moved.has(name)) continue;
    const numbered = NUMBERED.get(type);
    const usual = USUAL.get(type);
    if (numbered !== undefined) {
      const number = (counts.get(type) ?? 0) + 1;
      counts.set(type, number);
      moved.set(name, `${numbered}${number}.xml`);
    } else if (usual !== undefined) moved.set(name, usual);
  }
  return moved;
}

/** Relationships and types are written anew; an unmoved part may not lie where a moved one goes. */
function isAboutMoved(name: string, moved: ReadonlyMap<string, string>): boolean {
  const targets = new Set(moved.values());
  const abouts = new Set([...moved.keys()].map((each) => relationshipPart(each).toLowerCase()));
  return targets.has(name) || abouts.has(name.toLowerCase()) || name.toLowerCase() === '_rels/.rels';
}

function withChunks(content: Buffer, file: PackageParts, relationships: readonly Relationship[]): Buffer {
  return rewriteXml(content, {
    open: ({ name, attributes }) => {
      if (name !== 'w:altChunk') return undefined;
      const target = relationships.find(({ id }) => id === attributes.get('r:id'))?.target ?? '';
      const chunk = file.get(target);
      // What the file promises and does not hold would be lost without a word.
      if (!chunk) throw new UploadFault('not_understood');
      attributes.clear();
      return chunkBlocks(chunk, target);
    },
  });
}

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function relationshipsOf(
  relationships: readonly Relationship[],
  file: PackageParts,
  moved: ReadonlyMap<string, string>,
): Buffer {
  const written = relationships.map(({ id, type, typeAddress, target, isOutside }) => {
    const name = file.nameOf(target) ?? target;
    const inside = posix.relative('word', moved.get(name) ?? name);
    const place = isOutside ? `${escapeXml(target)}" TargetMode="External` : escapeXml(inside);
    const address = /purl\.oclc\.org/u.test(typeAddress) ? `${TYPE}/${type}` : typeAddress;
    return `<Relationship Id="${escapeXml(id)}" Type="${escapeXml(address)}" Target="${place}"/>`;
  });
  return Buffer.from(`<Relationships xmlns="${RELATIONSHIPS}">${written.join('')}</Relationships>`);
}

const rootRelationship = () =>
  Buffer.from(
    `<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${TYPE}/officeDocument" Target="word/document.xml"/></Relationships>`,
  );

/** The types as the file tells them, with the new names of moved parts. */
function contentTypes(parts: ReadonlyMap<string, Buffer>, moved: ReadonlyMap<string, string>): Buffer {
  const names = new Map([...moved].map(([from, to]) => [`/${from}`.toLowerCase(), `/${to}`]));
  const types = parts.get('[Content_Types].xml') ?? Buffer.from('<Types/>');
  return rewriteXml(types, {
    open: ({ attributes }) => {
      const to = names.get(attributes.get('PartName')?.toLowerCase() ?? '');
      if (to !== undefined) attributes.set('PartName', to);
      return undefined;
    },
  });
}
