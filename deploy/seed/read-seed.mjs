// Reads the seed data files. Node built-ins only: it also runs before anything is built.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** @param {string} file */
function readList(file) {
  const list = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(list)) throw new Error(`${file}: oczekiwano listy`);
  return list;
}

/** @param {string} folder */
function readFolder(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .flatMap((file) => readList(path.join(folder, file)));
}

/**
 * Foods of the starter catalogue; macros in g and energy in kcal per 100 g or per piece.
 * @param {string} dir folder `deploy/seed`
 * @returns {import('./read-seed.mjs').SeedFood[]}
 */
export function readStarterFoods(dir) {
  return readFolder(path.join(dir, 'starter/foods'));
}

/**
 * Meals of the starter catalogue. Ingredients are for one serving, except where the text says
 * "na N porcji": there they are for the whole pot.
 * @param {string} dir folder `deploy/seed`
 * @returns {import('./read-seed.mjs').SeedMeal[]}
 */
export function readStarterMeals(dir) {
  return readFolder(path.join(dir, 'starter/meals'));
}

/**
 * Dictionary of what laboratories test, each item with the foods of the starter catalogue that contain it.
 * @param {string} dir folder `deploy/seed`
 * @returns {import('./read-seed.mjs').SeedIntolerance[]}
 */
export function readStarterIntolerances(dir) {
  return readFolder(path.join(dir, 'starter/intolerances'));
}

/**
 * Substitutes of the starter catalogue's foods.
 * @param {string} dir folder `deploy/seed`
 * @returns {import('./read-seed.mjs').SeedSubstitution[]}
 */
export function readStarterSubstitutions(dir) {
  return readFolder(path.join(dir, 'starter/substitutions'));
}

/**
 * Demo patients; dates are given as days before the day of seeding.
 * @param {string} dir folder `deploy/seed`
 * @returns {import('./read-seed.mjs').SeedPatient[]}
 */
export function readDemoPatients(dir) {
  return readList(path.join(dir, 'demo/patients.json'));
}

/**
 * Demo plans, to be filled by the generator with the given seed.
 * @param {string} dir folder `deploy/seed`
 * @returns {import('./read-seed.mjs').SeedPlan[]}
 */
export function readDemoPlans(dir) {
  return readList(path.join(dir, 'demo/plans.json'));
}

/**
 * Surveys of demo patients; dates are given as days before the day of seeding.
 * @param {string} dir folder `deploy/seed`
 * @returns {import('./read-seed.mjs').SeedSurvey[]}
 */
export function readDemoSurveys(dir) {
  return readList(path.join(dir, 'demo/surveys.json'));
}

/**
 * Intolerance sets of demo patients; values in U/ml, dates as days before the day of seeding.
 * @param {string} dir folder `deploy/seed`
 * @returns {import('./read-seed.mjs').SeedIntoleranceSet[]}
 */
export function readDemoIntoleranceSets(dir) {
  return readList(path.join(dir, 'demo/intolerance-sets.json'));
}
