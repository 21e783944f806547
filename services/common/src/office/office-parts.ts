/**
 * The one way to open an Office file somebody sent, whatever program wrote it: unpacked within all limits, looked through,
 * and brought into the form its readers know. Runs in a thread of its own.
 */
import { readArchive } from '../uploads/archive.js';
import { UploadFault } from '../uploads/upload-fault.js';
import { checkXml } from '../uploads/xml-check.js';
import { normalDocument } from './normal-document.js';
import { normalWorkbook } from './normal-workbook.js';
import { writeArchive } from './write-archive.js';

/** Kinds of Office files that are read. */
export type OfficeKind = '.docx' | '.xlsx';

/** The parts of the file under the names and in the form every reader expects. @throws UploadFault */
export function openOfficeParts(bytes: Uint8Array, kind: OfficeKind): Map<string, Buffer> {
  const parts = readArchive(bytes);
  const names = [...parts.keys()];
  if (!names.some((name) => /^\/?\[content_types\]\.xml$/iu.test(name))) throw new UploadFault('wrong_type');
  if (names.some((name) => /vbaProject\.bin$/iu.test(name))) throw new UploadFault('has_macros');
  for (const [name, content] of parts) if (/\.(xml|rels|vml)$/iu.test(name)) checkXml(content);
  return kind === '.xlsx' ? normalWorkbook(parts) : normalDocument(parts);
}

/** The same as a file, for readers that take bytes. @throws UploadFault */
export function normalOfficeFile(bytes: Uint8Array, kind: OfficeKind): Buffer {
  return writeArchive(openOfficeParts(bytes, kind));
}
