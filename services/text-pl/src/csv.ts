/** What Polish spreadsheets read without a question: semicolons, and a mark of UTF-8 at the front. */
const BYTE_ORDER_MARK = '\ufeff';

/** A CSV file of these rows, the header among them. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + csvLinesOf(rows);
}

/** Further rows of a CSV file that is written piece by piece. */
export function csvLinesOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(cell).join(';') + '\r\n').join('');
}

/**
 * Quoted; a cell that a spreadsheet would take for a formula begins with an apostrophe. One that has such an apostrophe of
 * its own gets another, so that taking one away gives the text back.
 */
function cell(text: string): string {
  const safe = /^'*\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
