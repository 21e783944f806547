import { type HandOut, type PrintedRecipe } from '@pora/contracts/plans/hand-out.model';
import { pictureSource } from './meal-parts.js';

/** Loads the photographs ahead of the printer, which waits for none; answers the dishes whose one could not be had. */
export async function loadPictures(handOut: HandOut): Promise<string[]> {
  const loads = await Promise.all(
    [...picturesIn(handOut)].map(async ([source, name]) => ((await load(source)) ? [] : [name])),
  );
  return loads.flat();
}

function picturesIn({ recipes, portions, days }: HandOut): Map<string, string> {
  const inline = days.flatMap(({ meals }) => meals.flatMap(({ recipe }) => recipe ?? []));
  const dishes: Pick<PrintedRecipe, 'name' | 'picture'>[] = [...inline, ...portions, ...recipes];
  return new Map(dishes.flatMap(({ name, picture }) => (picture ? [[pictureSource(picture), name]] : [])));
}

const load = (source: string) =>
  new Promise<boolean>((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = source;
  });
