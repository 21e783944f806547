import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Files below a folder in a stable order; dependencies, products and hidden folders are left out.
 * @param {string} folder
 * @param {(name: string) => boolean} [wanted]
 * @returns {string[]}
 */
export function listFiles(folder, wanted = () => true) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (['node_modules', 'dist'].includes(entry.name) || entry.name.startsWith('.')) return [];
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) return listFiles(full, wanted);
      return entry.isFile() && wanted(entry.name) ? [full] : [];
    });
}

/**
 * Hash over the names and contents of files; the same on every machine.
 * @param {string} root Folder the names are relative to.
 * @param {string[]} files
 */
export function fingerprint(root, files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`${path.relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
