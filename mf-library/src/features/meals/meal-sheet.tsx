import { allergenTable } from '@pora/contracts/catalog/allergen-table';
import { type Meal, type MealIngredient } from '@pora/contracts/catalog/meal.model';
import { DIET_LABELS } from '@pora/contracts/catalog/meal.vocabulary';
import { MEAL_SOURCE_LABELS, MEAL_TYPE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { exactMeasure } from '@pora/engine/text-pl/household-units';
import { countOf, formatGrams, formatKcal, paths, usePageTitle } from '@pora/kit';
import { Link } from '@pora/kit/router';
import { Chip, focusRing, InlineNotice, SectionHead, Tag, theme } from '@pora/ui';
import { mealIcons } from '@pora/ui/icons';
import { SideSheet } from '@pora/ui/overlays';
import styled from 'styled-components';
import { AllergenLines } from '../../shared/allergen-lines.js';
import { allergenStrings } from '../../shared/allergens.strings.js';
import { NutritionStrip } from '../../shared/nutrition-strip.js';
import { useFoodsById } from '../foods/public.js';
import { mealStrings as t } from './meals.strings.js';

interface MealSheetProps {
  meal: Meal;
  foodName: (foodId: number) => string;
  onClose: () => void;
  onPrevious?: () => void;
  onNext?: () => void;
}

const MINUTES = { one: 'minuta', few: 'minuty', many: 'minut' };

/** One meal of the library beside the list; J and K step through the rows [library §2]. */
export function MealSheet({ meal, foodName, onClose, onPrevious, onNext }: MealSheetProps) {
  usePageTitle(meal.name);
  return (
    <SideSheet
      open
      onClose={onClose}
      onBack={onClose}
      title={meal.name}
      onPrevious={onPrevious}
      onNext={onNext}
    >
      <Row>
        {meal.types.map((type) => {
          const Icon = mealIcons[type];
          return (
            <Chip key={type} meal={type} icon={<Icon size={14} aria-hidden />}>
              {MEAL_TYPE_LABELS[type]}
            </Chip>
          );
        })}
        <Tag>{MEAL_SOURCE_LABELS[meal.source]}</Tag>
      </Row>
      <MealFigures meal={meal} />
      <Facts>
        {meal.cookingTimeMinutes !== null && (
          <Fact term={t.sheet.time}>{countOf(meal.cookingTimeMinutes, MINUTES)}</Fact>
        )}
        <Fact term={t.sheet.servings}>{String(meal.portions)}</Fact>
        <Fact term={t.sheet.children}>{meal.childFriendly ? t.sheet.yes : t.sheet.no}</Fact>
        {meal.diets.length > 0 && (
          <Fact term={t.sheet.diets}>{meal.diets.map((diet) => DIET_LABELS[diet]).join(', ')}</Fact>
        )}
      </Facts>
      <SectionHead title={t.sheet.ingredients} count={meal.ingredients.length} />
      <Ingredients>
        {meal.ingredients.map((ingredient) => (
          <li key={ingredient.foodId}>
            <span>
              <FoodLink to={paths.food(String(ingredient.foodId))}>{foodName(ingredient.foodId)}</FoodLink>
              {ingredient.replaceable === false && <Key>{t.sheet.keyIngredient}</Key>}
            </span>
            <Amount>{describeAmount(ingredient)}</Amount>
          </li>
        ))}
      </Ingredients>
      <SectionHead title={allergenStrings.title} />
      <MealAllergens meal={meal} foodName={foodName} />
      <SectionHead title={t.sheet.preparation} />
      <Preparation>{meal.description || t.sheet.noPreparation}</Preparation>
    </SideSheet>
  );
}

/** Energy and macros of a portion, or what is missing to know them. */
function MealFigures({ meal }: Pick<MealSheetProps, 'meal'>) {
  const { unweighedFoods = [] } = meal;
  if (unweighedFoods.length > 0)
    return <InlineNotice tone="unmapped">{t.sheet.unweighed(unweighedFoods)}</InlineNotice>;
  return (
    <>
      <NutritionStrip calories={formatKcal(meal.caloriesPerPortion)} macros={meal.macrosPerPortion} />
      {meal.portions > 1 && <Note>{t.sheet.wholeRecipe(meal)}</Note>}
      {meal.energyDiffers && <Note>{t.sheet.energyDiffers(meal)}</Note>}
    </>
  );
}

/** Said only once the foods are there: before that nothing is known of the allergens. */
function MealAllergens({ meal, foodName }: Pick<MealSheetProps, 'meal' | 'foodName'>) {
  const foodById = useFoodsById();
  if (!foodById) return <Amount>{t.sheet.allergensUnknown}</Amount>;
  const ingredients = meal.ingredients.map(({ foodId }) => ({
    name: foodName(foodId),
    info: foodById.get(foodId)?.allergenInfo,
  }));
  return <AllergenLines table={allergenTable(ingredients)} naming />;
}

function describeAmount({ grams, unitName, unitQty }: MealIngredient): string {
  const weight = formatGrams(grams, Number.isInteger(grams) ? 0 : 1);
  const measure = exactMeasure(unitName, unitQty);
  return measure ? `${measure} · ${weight}` : weight;
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[2]};
`;

const Note = styled.p`
  margin: ${theme.s[2]} 0;
  font: ${theme.t.small};
  color: ${theme.c.text2};
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[6]};
  margin: ${theme.s[4]} 0;

  dt {
    font: ${theme.t.small};
    color: ${theme.c.text3};
  }

  dd {
    margin: 0;
    font: ${theme.t.body};
  }
`;

const Ingredients = styled.ul`
  list-style: none;
  margin: 0 0 ${theme.s[6]};
  padding: 0;

  li {
    display: flex;
    justify-content: space-between;
    gap: ${theme.s[4]};
    padding: ${theme.s[2]} 0;
    border-bottom: 1px solid ${theme.c.line};
  }
`;

const FoodLink = styled(Link)`
  ${focusRing}
  border-radius: ${theme.r[1]};
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

const Amount = styled.span`
  white-space: nowrap;
  color: ${theme.c.text2};
  font-variant-numeric: tabular-nums;
`;

const Key = styled.span`
  margin-left: ${theme.s[2]};
  font: ${theme.t.small};
  color: ${theme.c.text3};
`;

const Preparation = styled.p`
  margin: 0;
  max-width: 60ch;
  white-space: pre-line;
  color: ${theme.c.text2};
`;
