/** A text on a page of a test PDF, in points from the lower left corner. */
export interface PdfText {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly isBold?: boolean;
}

/** A line between two rows of a table. */
export interface PdfRule {
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

const POLISH = new Map(
  Object.entries({
    ą: 'aogonek',
    ć: 'cacute',
    ę: 'eogonek',
    ł: 'lslash',
    ń: 'nacute',
    ó: 'oacute',
    ś: 'sacute',
    ź: 'zacute',
    ż: 'zdotaccent',
    Ł: 'Lslash',
    Ś: 'Sacute',
    Ż: 'Zdotaccent',
    '–': 'endash',
    µ: 'mu',
    ﬁ: 'fi',
    '…': 'ellipsis',
  }),
);
const FIRST_CODE = 128;
const SIZE = 9;

interface PdfOptions {
  /** Only a password opens it. */
  readonly isLocked?: boolean;
  /** The lines that are drawn on each page. */
  readonly rules?: readonly (readonly PdfRule[])[];
}

/** The bytes of a PDF with these texts on its pages. */
export function makePdf(
  pages: readonly (readonly PdfText[])[],
  { isLocked = false, rules = [] }: PdfOptions = {},
): Buffer {
  const encoding = `<< /Differences [${FIRST_CODE} ${[...POLISH.values()].map((name) => `/${name}`).join(' ')}] >>`;
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding ${encoding} >>`;
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  for (const [index, texts] of pages.entries()) {
    const lines = (rules[index] ?? []).map(({ from, to, y }) => `${from} ${y} m ${to} ${y} l S`);
    const content = [...texts.map(drawn), ...lines].join('\n');
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${6 + index * 2} 0 R ` +
        '/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>',
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  return assemble(objects, isLocked);
}

function drawn({ x, y, text, isBold }: PdfText): string {
  return `BT /${isBold ? 'F2' : 'F1'} ${SIZE} Tf ${x} ${y} Td (${encoded(text)}) Tj ET`;
}

function encoded(text: string): string {
  const names = [...POLISH.keys()];
  const sign = (each: string) => {
    const at = names.indexOf(each);
    if (at >= 0) return `\\${(FIRST_CODE + at).toString(8)}`;
    return '()\\'.includes(each) ? `\\${each}` : each;
  };
  return [...text].map(sign).join('');
}

function assemble(objects: readonly string[], isLocked: boolean): Buffer {
  let file = '%PDF-1.4\n';
  const places: number[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(file.length);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const start = file.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const key = 'ab'.repeat(32);
  const lock = isLocked
    ? `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -44 >> /ID [<00> <00>]`
    : '';
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${lock} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
