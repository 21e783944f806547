/** The first that fits: browsers name those they descend from. */
const BROWSERS: ReadonlyMap<string, RegExp> = new Map([
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]);

const SYSTEMS: ReadonlyMap<string, RegExp> = new Map([
  ['iPad', /\biPad\b/],
  ['iPhone', /\biPhone\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]);

/** Browser and system of a `User-Agent` in short words, `Chrome, Windows`; undefined where neither is known. */
export function deviceWords(userAgent: string | undefined): string | undefined {
  const words = [BROWSERS, SYSTEMS].flatMap((known) => firstThatFits(known, userAgent ?? ''));
  return words.length > 0 ? words.join(', ') : undefined;
}

function firstThatFits(known: ReadonlyMap<string, RegExp>, userAgent: string): string[] {
  return [...known].flatMap(([word, pattern]) => (pattern.test(userAgent) ? word : [])).slice(0, 1);
}
