/** Word files as tests need them, written by hand: what a paragraph, a table or a control is in the file. */
import { makeZip, type ZipPart } from '@pora/common/testing/zip';

const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A run; `look` holds switches such as `b`, `strike`, `u w:val="single"`. */
export function run(text: string, ...look: string[]): string {
  const properties = look.length > 0 ? `<w:rPr>${look.map((one) => `<w:${one}/>`).join('')}</w:rPr>` : '';
  const parts = text
    .split(/([\n\t])/u)
    .map((part) =>
      part === '\n'
        ? '<w:br/>'
        : part === '\t'
          ? '<w:tab/>'
          : `<w:t xml:space="preserve">${escaped(part)}</w:t>`,
    );
  return `<w:r>${properties}${parts.join('')}</w:r>`;
}

/** A paragraph of a text, or of runs that are made already. */
export const p = (content = '', properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content.startsWith('<w:') || content.startsWith('<mc:') ? content : run(content)}</w:p>`;

/** A paragraph in a list of bullets. */
export const bullet = (text: string) => p(text, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');

/** A field of a table; its content is text or blocks. */
export const cell = (content = '', properties = '') =>
  `<w:tc>${properties && `<w:tcPr>${properties}</w:tcPr>`}${content.startsWith('<w:p>') || content.startsWith('<w:tbl>') ? content : p(content)}</w:tc>`;

/** A table of texts, or of fields that are made already. */
export function table(...rows: string[][]): string {
  const lines = rows.map(
    (row) => `<w:tr>${row.map((one) => (one.startsWith('<w:tc>') ? one : cell(one))).join('')}</w:tr>`,
  );
  return `<w:tbl>${lines.join('')}</w:tbl>`;
}

/** A content control around runs or blocks. */
export const control = (content: string, properties = '') =>
  `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;

/** A content control that waits for a text. */
export const placeholder = () =>
  control(run('Kliknij lub naciśnij tutaj, aby wprowadzić tekst.'), '<w:showingPlcHdr/>');

/** A box of a content control. */
export const checkbox = (isTicked: boolean) =>
  control(
    run(isTicked ? '☒' : '☐'),
    `<w14:checkbox><w14:checked w14:val="${isTicked ? 1 : 0}"/></w14:checkbox>`,
  );

/** A box of a form of the old kind. */
export const oldCheckbox = (isTicked: boolean) =>
  `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox><w:default w:val="${isTicked ? 1 : 0}"/></w:checkBox></w:ffData></w:fldChar></w:r><w:r><w:instrText> FORMCHECKBOX </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;

/** A sign of the font Wingdings. */
export const wingding = (code: string) => `<w:r><w:sym w:font="Wingdings" w:char="F0${code}"/></w:r>`;

/** A paragraph that anchors a box of text, written for new and old programs. */
export const textBox = (blocks: string) =>
  `<w:p><w:r><mc:AlternateContent><mc:Choice><w:drawing><wps:wsp><wps:txbx><w:txbxContent>${blocks}</w:txbxContent></wps:txbx></wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${blocks}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;

/** A file with this body and, perhaps, a page header. */
export function makeDocx(body: string, header = '', more: readonly ZipPart[] = []): Buffer {
  const part = (root: string, content: string) =>
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:${root} ${NAMESPACES}>${content}</w:${root}>`;
  return makeZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: part('document', `<w:body>${body}</w:body>`) },
    ...(header ? [{ name: 'word/header1.xml', content: part('hdr', header) }] : []),
    ...more,
  ]);
}
