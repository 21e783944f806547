/**
 * Splits what a person typed into a preference list: at line ends and commas, trimmed, empties dropped [core §5].
 * A comma inside parentheses belongs to its entry: "ryby (oprócz dorsza, mintaja)" is one.
 */
export function splitPreferences(typed: string): string[] {
  return typed
    .split(/\r\n?|\n/)
    .flatMap(splitLine)
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .filter((entry) => entry !== '');
}

/** Each entry once, in the spelling it was first given in; upper and lower case do not tell entries apart. */
export function uniqueEntries(entries: readonly string[]): string[] {
  const known = new Set<string>();
  return entries.filter((entry) => {
    const key = entry.toLocaleLowerCase('pl');
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

function splitLine(line: string): string[] {
  if (!hasPairedParentheses(line)) return line.split(',');
  const entries = [''];
  let depth = 0;
  for (const sign of line) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) entries.push('');
    else entries[entries.length - 1] += sign;
  }
  return entries;
}

function hasPairedParentheses(line: string): boolean {
  let depth = 0;
  for (const sign of line) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
