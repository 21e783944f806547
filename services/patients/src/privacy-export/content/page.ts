/** Text that is HTML already; everything else is escaped when it comes into a page. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | null | undefined | readonly Part[];

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

function shown(part: Part): string {
  if (part === null || part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(shown).join('');
  return String(part).replace(/[&<>"']/g, (sign) => ENTITIES.get(sign) ?? '');
}

/** HTML of a template; what is put in is escaped unless it is HTML itself. */
export function html(fixed: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(fixed.map((text, at) => text + shown(parts[at])).join(''));
}

const STYLE = new Html(`
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 sans-serif; color: #1c2421; }
  h1 { font-size: 1.6rem; } h2 { margin-top: 2rem; font-size: 1.25rem; } h3 { margin: 1.25rem 0 0.25rem; font-size: 1rem; }
  table { width: 100%; border-collapse: collapse; } caption { text-align: left; color: #53605b; }
  th, td { padding: 0.35rem 0.6rem 0.35rem 0; border-bottom: 1px solid #d5dcd8; text-align: left; vertical-align: top; }
  th[scope=row] { width: 16rem; font-weight: 600; } .quiet { color: #53605b; } .words { white-space: pre-wrap; }
  @media print { body { margin: 0; } section { break-inside: avoid; } }
`);

/** A whole page that needs nothing else: no script, no picture, no address. */
export function page(title: string, ...content: readonly Part[]): string {
  return html`<!doctype html>
    <html lang="pl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `.text;
}

/** A table of facts; those that are blank are left out, and without any the sentence stands instead. */
export function facts(
  rows: readonly (readonly [name: string, value: Part])[],
  none = 'Nic nie zapisano.',
): Html {
  const told = rows.filter(([, value]) => shown(value).trim() !== '');
  if (told.length === 0) return html`<p class="quiet">${none}</p>`;
  const lines = told.map(
    ([name, value]) =>
      html`<tr>
        <th scope="row">${name}</th>
        <td class="words">${value}</td>
      </tr>`,
  );
  return html`<table>
    <tbody>
      ${lines}
    </tbody>
  </table>`;
}

/** A table with a heading of its columns; without rows the sentence stands instead. */
export function table(heads: readonly string[], rows: readonly (readonly Part[])[], none: string): Html {
  if (rows.length === 0) return html`<p class="quiet">${none}</p>`;
  const head = heads.map((name) => html`<th scope="col">${name}</th>`);
  const body = rows.map(
    (row) =>
      html`<tr>
        ${row.map((value) => html`<td class="words">${value}</td>`)}
      </tr>`,
  );
  return html`<table>
    <thead>
      <tr>
        ${head}
      </tr>
    </thead>
    <tbody>
      ${body}
    </tbody>
  </table>`;
}
