import { readFileSync } from 'node:fs';

/** Version that a package states: `readVersion(new URL('../package.json', import.meta.url))`. */
export function readVersion(packageFile: URL): string {
  return (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version;
}
