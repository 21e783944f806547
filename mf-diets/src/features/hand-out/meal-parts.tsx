import {
  type HandOut,
  type PrintedIngredient,
  type PrintedNutrition,
  type PrintedRecipe,
} from '@pora/contracts/plans/hand-out.model';
import { handOutWords as w } from '@pora/contracts/plans/hand-out.strings';
import { Fragment } from 'react';
import { SideNote, Swapped } from './paper.js';

/** Name of a dish and what was swapped out of it. */
export function DishName({ name, without }: { name: string; without: readonly string[] }) {
  return (
    <>
      {name}
      {without.length > 0 && <em>{w.without(without)}</em>}
    </>
  );
}

/** Name of an ingredient and the food it stands for. */
export function IngredientName({ name, insteadOf }: Pick<PrintedIngredient, 'name' | 'insteadOf'>) {
  return (
    <>
      {name}
      {insteadOf !== undefined && <em> ({w.insteadOf(insteadOf)})</em>}
    </>
  );
}

/** How a dish is made; words of foods that were swapped out are underlined. */
export function Preparation({ recipe }: { recipe: Pick<PrintedRecipe, 'note' | 'paragraphs'> | undefined }) {
  if (!recipe) return null;
  return (
    <>
      {recipe.note !== undefined && <SideNote>{recipe.note}</SideNote>}
      {recipe.paragraphs.map((pieces, index) => (
        <p key={index}>
          {pieces.map(({ text, marked }, at) =>
            marked ? <Swapped key={at}>{text}</Swapped> : <Fragment key={at}>{text}</Fragment>,
          )}
        </p>
      ))}
    </>
  );
}

/** "412 kcal · B 14,2 · T 9,8 · W 68,1", as much of it as is printed. */
export function nutritionText(nutrition: PrintedNutrition, numbers: HandOut['numbers']): string {
  const { kcal, protein, fat, carbs } = nutrition;
  const energy = `${kcal}\u00a0${w.columns.kcal}`;
  return numbers === 'all' ? w.nutrition(energy, protein, fat, carbs) : energy;
}

/** "Napój owsiany (zamiast: mleko 2 %) – ¾ szklanki (200 g)" on one line. */
export function IngredientLine({ ingredient }: { ingredient: PrintedIngredient }) {
  const amount = w.amount(ingredient);
  return (
    <>
      <IngredientName {...ingredient} />
      {amount !== '' && ` – ${amount}`}
    </>
  );
}
