import { buildPath } from '@pora/contracts/call';
import { mealPictureCalls } from '@pora/contracts/calls';
import {
  type HandOut,
  type PrintedIngredient,
  type PrintedNutrition,
  type PrintedPicture,
  type PrintedRecipe,
} from '@pora/contracts/plans/hand-out.model';
import { handOutWords as w } from '@pora/contracts/plans/hand-out.strings';
import { Fragment } from 'react';
import styled from 'styled-components';
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

/** Address of a photograph's bytes. */
export const pictureSource = ({ mealId, key }: PrintedPicture) =>
  buildPath(mealPictureCalls.show.path, { id: mealId, key });

/** The photograph of a dish, as large as in the file; its words are the name of the dish. */
function DishPicture({ name, picture }: { name: string; picture: PrintedPicture }) {
  const { width, height } = picture;
  return <Picture src={pictureSource(picture)} alt={name} width={width} height={height} />;
}

/** How a dish is made; words of foods that were swapped out are underlined. */
export function Preparation({ recipe }: { recipe: Omit<PrintedRecipe, 'without'> | undefined }) {
  if (!recipe) return null;
  return (
    <>
      {recipe.picture && <DishPicture name={recipe.name} picture={recipe.picture} />}
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

const Picture = styled.img`
  display: block;
  width: 13.5em;
  max-width: 100%;
  height: auto;
  margin: 0.3em 0 0.5em;
  break-inside: avoid;
`;
