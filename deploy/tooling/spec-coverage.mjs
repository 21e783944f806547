// Lists, per section of the specification, how many tests name it ("[diets §5] …"): a small map of what is proved.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const FOLDERS = [
  'services',
  'shell',
  'mf-patients',
  'mf-diets',
  'mf-library',
  'mf-admin',
  'gateway',
  'deploy',
];
const AREAS = { core: 9, diets: 9, library: 9 };

const counts = new Map();
for (const folder of FOLDERS) {
  for (const entry of await readdir(path.join(ROOT, folder), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(spec\.tsx?|journey\.ts)$/.test(entry.name)) continue;
    if (/node_modules|[\\/]dist[\\/]/.test(entry.parentPath)) continue;
    const content = await readFile(path.join(entry.parentPath, entry.name), 'utf8');
    for (const [, area, sections] of content.matchAll(/\[(core|diets|library) (§\d(?:, ?§\d)*)\]/g)) {
      for (const [section] of sections.matchAll(/§\d/g)) {
        const key = `${area} ${section}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
}

for (const [area, last] of Object.entries(AREAS)) {
  const row = Array.from(
    { length: last },
    (_, index) => `§${index + 1}: ${counts.get(`${area} §${index + 1}`) ?? '–'}`,
  );
  console.log(`${area.padEnd(8)} ${row.join('  ')}`);
}
process.exit(counts.size > 0 ? 0 : 1);
