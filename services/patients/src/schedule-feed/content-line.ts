/** Longest line in octets, without its end (RFC 5545 §3.1). */
const LINE_OCTETS = 75;

/** A line of a calendar with its end, broken between letters where it is long; what follows begins with a space, which counts. */
export function contentLine(line: string): string {
  let octets = 0;
  let text = '';
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += letter;
    octets += size;
  }
  return `${text}\r\n`;
}

/** A text as a value: what separates values or lines is marked (RFC 5545 §3.3.11). */
export function textValue(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`);
}
