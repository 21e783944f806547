import type { Seed } from '@pora/common/seed';
import { CatalogSeeder } from './catalog.seeder.js';
import {
  starterFoodsSchema,
  starterIntolerancesSchema,
  starterMealsSchema,
  starterSubstitutionsSchema,
} from './starter-files.js';

/** What the catalogue service loads at a start: the starter catalogue, for `starter` and `demo`. */
export async function seedCatalog({ level, listFiles, readJson, app }: Seed): Promise<void> {
  if (level === 'none') return;
  const readAll = async (folder: string) => Promise.all((await listFiles(folder)).map(readJson));
  const foods = (await readAll('starter/foods')).flatMap((content) => starterFoodsSchema.parse(content));
  const meals = (await readAll('starter/meals')).flatMap((content) => starterMealsSchema.parse(content));
  const intolerances = (await readAll('starter/intolerances')).flatMap((content) =>
    starterIntolerancesSchema.parse(content),
  );
  const substitutions = (await readAll('starter/substitutions')).flatMap((content) =>
    starterSubstitutionsSchema.parse(content),
  );
  await app.get(CatalogSeeder).load({ foods, meals, intolerances, substitutions });
}
