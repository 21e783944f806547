import { readArchive } from './archive.js';
import { UploadFault } from './upload-fault.js';
import { checkXml } from './xml-check.js';

/** The part that makes an archive a Word or Excel file, by the ending of its name. */
const MAIN_PARTS = new Map([
  ['.docx', 'word/document.xml'],
  ['.xlsx', 'xl/workbook.xml'],
]);

/**
 * Unpacks an uploaded archive within all limits, ready for a parser; runs in a thread of its own. For `.docx` and
 * `.xlsx` every XML part was looked through. @throws UploadFault
 */
export function openOfficeFile(bytes: Uint8Array, extension: string): Map<string, Buffer> {
  const parts = readArchive(bytes);
  const mainPart = MAIN_PARTS.get(extension);
  if (mainPart === undefined) return parts;
  if (!parts.has('[Content_Types].xml') || !parts.has(mainPart)) throw new UploadFault('wrong_type');
  if ([...parts.keys()].some((name) => /vbaProject\.bin$/i.test(name))) throw new UploadFault('has_macros');
  for (const [name, content] of parts) if (/\.(xml|rels|vml)$/i.test(name)) checkXml(content);
  return parts;
}
