/** What a page shows of itself as lines of text: code, styles and scripts are left out, items of lists stay lines. */

/** Letters and signs that recipes of pages use by name. */
const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      nbsp: ' ',
      ensp: ' ',
      emsp: ' ',
      thinsp: ' ',
      shy: '',
      zwnj: '',
      zwj: '',
      amp: '&',
      lt: '<',
      gt: '>',
    },
    ...{
      quot: '"',
      apos: "'",
      ndash: '–',
      mdash: '—',
      hellip: '…',
      bull: '•',
      middot: '·',
      deg: '°',
      times: '×',
    },
    ...{ frac12: '½', frac14: '¼', frac34: '¾', frac13: '⅓', frac23: '⅔', frac18: '⅛', frasl: '/' },
    ...{ laquo: '«', raquo: '»', bdquo: '„', ldquo: '“', rdquo: '”', lsquo: '‘', rsquo: '’', sbquo: '‚' },
    ...{ oacute: 'ó', Oacute: 'Ó', eacute: 'é', egrave: 'è', uuml: 'ü', ouml: 'ö', auml: 'ä', ccedil: 'ç' },
    ...{ aogon: 'ą', cacute: 'ć', eogon: 'ę', lstrok: 'ł', nacute: 'ń', sacute: 'ś', zacute: 'ź', zdot: 'ż' },
    ...{ Aogon: 'Ą', Cacute: 'Ć', Eogon: 'Ę', Lstrok: 'Ł', Nacute: 'Ń', Sacute: 'Ś', Zacute: 'Ź', Zdot: 'Ż' },
  }),
);
const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z\d]{1,9}));/gu;

/** Signs written by their names or numbers as themselves; what is no sign stays as it is. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return ENTITIES.get(name) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    const isSign = code >= 0x20 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);
    return isSign ? String.fromCodePoint(code) : ' ';
  });
}

/** Elements whose content nobody sees. */
const UNSEEN = new Set([
  'script',
  'style',
  'head',
  'template',
  'noscript',
  'svg',
  'nav',
  'footer',
  'select',
  'button',
]);
/** Elements that run on within a line. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del em font i ins kbd label mark q s samp small span strike strong sub sup time u var wbr img input'.split(
    ' ',
  ),
);
const TAG = /<(\/?)([a-zA-Z][a-zA-Z\d:-]{0,30})(?:\s[^<>]*)?\/?>|<!--|<![a-zA-Z[][^<>]*>|<\?[^<>]*>/gu;

/** Whether a text is written in tags. */
export const hasMarkup = (text: string): boolean =>
  /<(?:\/(?:p|div|li|ul|ol|span|script|body|html|td|h\d)|(?:p|div|li|ul|ol|br|script|html|h\d)(?:\s[^<>]{0,500})?)\/?>/iu.test(
    text,
  );

/** Elements that end a line: a text without any of them has lines of its own. */
const BLOCKS = /<(?:p|div|li|ul|ol|br|table|tr|body|h\d|article|section)[\s/>]/iu;

/** The seen text of a page, a line for each of its blocks; every sign is looked at once. */
export function textOfHtml(html: string): string {
  const hasBlocks = BLOCKS.test(html);
  /** Line ends of the source are no lines of the page. */
  const spaced = (text: string): string => (hasBlocks ? text.replace(/\s+/gu, ' ') : text);
  let seen = '';
  let at = 0;
  TAG.lastIndex = 0;
  for (let tag = TAG.exec(html); tag; tag = TAG.exec(html)) {
    seen += spaced(html.slice(at, tag.index));
    at = tag.index + tag[0].length;
    if (tag[0] === '<!--') at = endOf(html, '-->', at);
    const name = (tag[2] ?? '').toLowerCase();
    if (tag[1] === '' && UNSEEN.has(name) && !tag[0].endsWith('/>')) at = endOfElement(html, name, at);
    else if (name === 'td' || name === 'th') seen += tag[1] === '' ? '' : '\t';
    else if (name !== '' && !INLINE.has(name)) seen += '\n';
    TAG.lastIndex = at;
  }
  const lines = decodeEntities(seen + spaced(html.slice(at))).split('\n');
  return lines
    .map((line) => line.replace(/[ \t]*\t[ \t]*/gu, '\t').trim())
    .filter(Boolean)
    .join('\n');
}

function endOf(html: string, end: string, from: number): number {
  const at = html.indexOf(end, from);
  return at < 0 ? html.length : at + end.length;
}

function endOfElement(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}\\s*>`, 'giu');
  end.lastIndex = from;
  const found = end.exec(html);
  return found ? found.index + found[0].length : html.length;
}
