// Lines of the specification that have a test: for every section how many tests begin their title with it ("[diets §5]
// …"), and which sections have none. A section named in a comment or inside a title proves nothing and is not counted.
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
/** A title that is the first thing a test is given, and what it begins with. */
const TITLES = /\(\s*['"`]((?:\[(?:core|diets|library|decisions) [^\]]+\]\s*)+)/g;
const PLACES = /\b(core|diets|library) (§\d(?:, ?§\d)*)|\b(decisions) (\d+(?:, ?\d+)*)/g;

const proofs = new Map();
for (const file of await testFiles()) {
  const content = await readFile(file, 'utf8');
  for (const [, tags = ''] of content.matchAll(TITLES)) {
    const places = [...tags.matchAll(PLACES)].flatMap(([, area, sections, decisions, numbers]) =>
      (sections ?? numbers ?? '').split(/, ?/).map((number) => `${area ?? decisions} ${number}`),
    );
    for (const place of new Set(places))
      proofs.set(place, [...(proofs.get(place) ?? []), path.relative(ROOT, file)]);
  }
}

const without = [];
for (const [area, last] of Object.entries(AREAS)) {
  const row = [];
  for (let section = 1; section <= last; section += 1) {
    const tests = proofs.get(`${area} §${section}`) ?? [];
    if (tests.length === 0) without.push(`${area} §${section}`);
    row.push(`§${section}: ${tests.length} in ${new Set(tests).size}`);
  }
  console.log(`${area.padEnd(9)} ${row.join('  ')}`);
}
const decisions = [...proofs.keys()].filter((place) => place.startsWith('decisions '));
const numbers = decisions.map((place) => Number(place.split(' ')[1])).sort((a, b) => a - b);
console.log(`decisions ${numbers.join(', ')}`);
console.log(`Tests in files, by section. Sections without a test: ${without.join(', ') || 'none'}.`);
process.exit(proofs.size > 0 ? 0 : 1);

async function testFiles() {
  const files = [];
  for (const folder of FOLDERS) {
    for (const entry of await readdir(path.join(ROOT, folder), { recursive: true, withFileTypes: true })) {
      const isTest = entry.isFile() && /\.(spec\.tsx?|journey\.ts)$/.test(entry.name);
      if (isTest && !/node_modules|[\\/]dist[\\/]/.test(entry.parentPath))
        files.push(path.join(entry.parentPath, entry.name));
    }
  }
  return files;
}
