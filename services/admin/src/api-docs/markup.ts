/** HTML that is safe to put beside other HTML; made by {@link markup} alone. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | undefined | readonly Html[];

/** Template for HTML: what is put in is escaped, unless it is HTML itself. */
export function markup(pieces: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(pieces.map((piece, index) => `${piece}${write(parts[index])}`).join(''));
}

function write(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return part.map(({ text }) => text).join('');
}

const SIGNS = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS.get(sign) ?? sign);
