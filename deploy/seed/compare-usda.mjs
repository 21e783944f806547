// `npm run check:usda -- <ABBREV.txt>`: the starter foods beside the USDA's National Nutrient Database for Standard Reference.
// The database is not part of this repository; its abbreviated file comes from the USDA's site. Prints every food that names
// a record of it and differs from it by more than one would accept, and ends with 1 when there is one.
import { readFileSync } from 'node:fs';
import { readStarterFoods } from './read-seed.mjs';

/** Columns of a line of ABBREV.txt; all values are per 100 g. */
const COLUMNS = { number: 0, name: 1, calories: 3, protein: 4, fat: 5, carbs: 7, fibre: 8 };
/** The larger of a share of the value and a fixed part, in the value's own unit. */
const ALLOWED = {
  calories: { share: 0.1, fixed: 15 },
  protein: { share: 0.15, fixed: 1.5 },
  fat: { share: 0.15, fixed: 1.5 },
  carbs: { share: 0.15, fixed: 2 },
};
const ANCHOR = /SR28 (\d{5})( bez błonnika)?/;

/**
 * @typedef {Record<keyof typeof ALLOWED, number>} Values
 * @typedef {import('./read-seed.mjs').SeedFood} Food
 */

/** @param {string} file @returns {Map<string, Values & { name: string, fibre: number }>} records by their five figures */
function readRecords(file) {
  const records = new Map();
  for (const line of readFileSync(file, 'latin1').split(/\r?\n/)) {
    const cells = line.split('^').map((cell) => cell.replace(/^~|~$/g, ''));
    if (cells.length < COLUMNS.fibre + 1) continue;
    const value = (/** @type {keyof typeof COLUMNS} */ name) => Number(cells[COLUMNS[name]] ?? '');
    records.set(cells[COLUMNS.number], {
      name: cells[COLUMNS.name],
      ...{ calories: value('calories'), protein: value('protein'), fat: value('fat') },
      ...{ carbs: value('carbs'), fibre: value('fibre') },
    });
  }
  return records;
}

/** Values per 100 g, also of a food that is counted in pieces. @param {Food} food @returns {Values} */
function perHundred(food) {
  const grams = food.per === '100g' ? 100 : (food.units?.find(({ name }) => name === 'sztuka')?.grams ?? 100);
  const of = (/** @type {number} */ value) => (value * 100) / grams;
  return { calories: of(food.calories), protein: of(food.protein), fat: of(food.fat), carbs: of(food.carbs) };
}

/** What differs, in words; empty when nothing does. @param {Food} food @param {Values & { fibre: number }} record @param {boolean} noFibre */
function differences(food, record, noFibre) {
  const ours = perHundred(food);
  const theirs = { ...record, carbs: record.carbs - (noFibre ? record.fibre : 0) };
  const names = /** @type {(keyof typeof ALLOWED)[]} */ (Object.keys(ALLOWED));
  return names
    .filter((name) => {
      const { share, fixed } = ALLOWED[name];
      return Math.abs(ours[name] - theirs[name]) > Math.max(fixed, share * theirs[name]);
    })
    .map((name) => `${name} ${ours[name].toFixed(1)} instead of ${theirs[name].toFixed(1)}`);
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file ABBREV.txt of the Standard Reference.');
const records = readRecords(file);
let compared = 0;
let outliers = 0;
for (const food of readStarterFoods(import.meta.dirname)) {
  const [, number, noFibre] = ANCHOR.exec(food.anchor) ?? [];
  if (number === undefined) continue;
  compared += 1;
  const record = records.get(number);
  const found = record ? differences(food, record, noFibre !== undefined) : ['is not in the file'];
  if (found.length === 0) continue;
  outliers += 1;
  console.log(`${food.id} ${food.name} (${number} ${record?.name ?? ''}): ${found.join(', ')}`);
}
console.log(`${compared} foods compared, ${outliers} outliers`);
if (outliers > 0) process.exitCode = 1;
