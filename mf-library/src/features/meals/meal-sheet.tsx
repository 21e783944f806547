import { type Food } from '@pora/contracts/catalog/food.model';
import { type Meal, type MealIngredient } from '@pora/contracts/catalog/meal.model';
import { DIET_LABELS } from '@pora/contracts/catalog/meal.vocabulary';
import { MEAL_SOURCE_LABELS, MEAL_TYPE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { isWeighed, nutritionOf } from '@pora/engine/nutrition';
import { exactMeasure } from '@pora/engine/text-pl/household-units';
import { formatCount, formatGrams, paths, usePageTitle, useShortcut } from '@pora/kit';
import { Link } from '@pora/kit/router';
import { MealPicture } from '@pora/kit/meal-picture';
import { Button, Chip, focusRing, InlineNotice, media, SectionHead, Tag, theme } from '@pora/ui';
import { DenseTable } from '@pora/ui/data';
import {
  ArrowLeftRightIcon,
  ClockIcon,
  CopyIcon,
  KeyRoundIcon,
  mealIcons,
  PencilIcon,
  ShieldAlertIcon,
  TrashIcon,
} from '@pora/ui/icons';
import { SideSheet } from '@pora/ui/overlays';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { NutritionStrip } from '../../shared/nutrition-strip.js';
import { UnsavedNotice } from '../../shared/unsaved-notice.js';
import { useFoodsById } from '../foods/public.js';
import { AllergensDialog } from './allergens-dialog.js';
import { FavouriteButton } from './favourite-button.js';
import { differentMealFields } from './meal-change.js';
import { mealStrings as t } from './meals.strings.js';
import { type MealLibrary } from './use-meals.js';
import { readRecipe } from './edit/recipe.js';

const MealUses = lazy(async () => ({ default: (await import('./meal-uses.js')).MealUses }));

interface MealSheetProps {
  meal: Meal;
  library: MealLibrary;
  foodName: (foodId: number) => string;
  /** "3 z 1 284". */
  position?: string | undefined;
  onClose: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  onEdit: () => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** One meal of the library beside the list; J and K step through the rows [library §2]. */
export function MealSheet(props: MealSheetProps) {
  const { meal, library, foodName, position, onClose, onPrevious, onNext, onEdit, onCopy, onRemove } = props;
  const [showsAllergens, setShowsAllergens] = useState(false);
  usePageTitle(meal.name);
  useShortcut('e', onEdit, { inDialog: true, enabled: !showsAllergens });
  return (
    <SideSheet
      open
      onClose={onClose}
      onBack={onClose}
      title={meal.name}
      position={position}
      onPrevious={onPrevious}
      onNext={onNext}
      actions={<FavouriteButton meal={meal} library={library} />}
      footerStart={
        <Button variant="danger-quiet" icon={<TrashIcon />} onClick={onRemove}>
          {t.sheet.remove}
        </Button>
      }
      footer={
        <>
          <Button icon={<CopyIcon />} onClick={onCopy}>
            {t.sheet.copy}
          </Button>
          <Button variant="primary" icon={<PencilIcon />} shortcut="E" onClick={onEdit}>
            {t.sheet.edit}
          </Button>
        </>
      }
    >
      <UnsavedNotice
        unsaved={library.unsaved.get(meal.id)}
        differences={(theirs) => differentMealFields(theirs, meal)}
        onRetry={() => library.retry(meal.id)}
        onDiscard={() => library.discard(meal.id)}
        onResolve={(choice) => library.resolve(meal.id, choice)}
      />
      {meal.picture && (
        <Picture>
          <MealPicture mealId={meal.id} name={meal.name} picture={meal.picture} />
        </Picture>
      )}
      <Labels meal={meal} />
      <MealFigures meal={meal} />
      <SectionHead
        title={t.sheet.ingredients}
        count={meal.ingredients.length}
        actions={
          <Button
            variant="quiet"
            size="compact"
            icon={<ShieldAlertIcon />}
            onClick={() => setShowsAllergens(true)}
          >
            {t.sheet.allergens}
          </Button>
        }
      />
      <Ingredients meal={meal} foodName={foodName} />
      <SectionHead title={t.sheet.preparation} />
      <Preparation description={meal.description} />
      <Suspense>
        <MealUses key={meal.id} mealId={meal.id} />
      </Suspense>
      {showsAllergens && (
        <AllergensDialog
          mealName={meal.name}
          foodIds={meal.ingredients.map(({ foodId }) => foodId)}
          foodName={foodName}
          onClose={() => setShowsAllergens(false)}
        />
      )}
    </SideSheet>
  );
}

/** Types, diets, source, time and portions of the meal. */
function Labels({ meal }: Pick<MealSheetProps, 'meal'>) {
  const { types, diets, childFriendly, source, cookingTimeMinutes, preparationTime, portions } = meal;
  const time = cookingTimeMinutes === null ? preparationTime : t.sheet.minutes(cookingTimeMinutes);
  return (
    <Row>
      {types.map((type) => {
        const Icon = mealIcons[type];
        return (
          <Chip key={type} meal={type} icon={<Icon size={14} aria-hidden />}>
            {MEAL_TYPE_LABELS[type]}
          </Chip>
        );
      })}
      {diets.map((diet) => (
        <Chip key={diet}>{DIET_LABELS[diet]}</Chip>
      ))}
      {childFriendly && !diets.includes('kids') && <Chip>{t.sheet.forChildren}</Chip>}
      <Tag>{MEAL_SOURCE_LABELS[source]}</Tag>
      <Quiet>
        {time !== '' && (
          <>
            <ClockIcon size={14} aria-hidden /> {time} ·{' '}
          </>
        )}
        {t.sheet.portions(portions)}
      </Quiet>
    </Row>
  );
}

/** Energy and macros of a portion, or what is missing to know them. */
function MealFigures({ meal }: Pick<MealSheetProps, 'meal'>) {
  const { unweighedFoods = [] } = meal;
  if (unweighedFoods.length > 0)
    return <InlineNotice tone="unmapped">{t.sheet.unweighed(unweighedFoods)}</InlineNotice>;
  return (
    <>
      <NutritionStrip calories={meal.caloriesPerPortion} macros={meal.macrosPerPortion} legend />
      {meal.portions > 1 && <Note>{t.sheet.wholeRecipe(meal)}</Note>}
      {meal.energyDiffers && <Note>{t.sheet.energyDiffers(meal)}</Note>}
    </>
  );
}

/** The ingredients of the whole recipe: amount, measure, whether the generator may swap them, energy. */
function Ingredients({ meal, foodName }: Pick<MealSheetProps, 'meal' | 'foodName'>) {
  const foodById = useFoodsById();
  return (
    <Table aria-label={t.sheet.ingredients}>
      <thead>
        <tr>
          <th scope="col">{t.sheet.columns.food}</th>
          <End scope="col">{t.sheet.columns.amount}</End>
          <th scope="col">{t.sheet.columns.measure}</th>
          <th scope="col">{t.sheet.columns.role}</th>
          <End scope="col">{t.sheet.columns.kcal}</End>
        </tr>
      </thead>
      <tbody>
        {meal.ingredients.map((ingredient) => (
          <tr key={ingredient.foodId}>
            <th scope="row">
              <FoodLink to={paths.food(String(ingredient.foodId))}>{foodName(ingredient.foodId)}</FoodLink>
            </th>
            <td>{formatGrams(ingredient.grams, Number.isInteger(ingredient.grams) ? 0 : 1)}</td>
            <td>{exactMeasure(ingredient.unitName, ingredient.unitQty)}</td>
            <td>
              <Role isKey={ingredient.replaceable === false} />
            </td>
            <td>{energyOf(ingredient, foodById?.get(ingredient.foodId))}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Role({ isKey }: { isKey: boolean }) {
  return isKey ? (
    <Chip icon={<KeyRoundIcon size={12} aria-hidden />}>{t.sheet.keyIngredient}</Chip>
  ) : (
    <Quiet>
      <ArrowLeftRightIcon size={12} aria-hidden /> {t.sheet.replaceable}
    </Quiet>
  );
}

/** Energy of the amount; a dash where nobody knows it. */
function energyOf({ grams }: MealIngredient, food: Food | undefined): string {
  return food && isWeighed(food) ? formatCount(Math.round(nutritionOf(food, grams).calories)) : '–';
}

function Preparation({ description }: { description: string }) {
  const { note, steps } = readRecipe(description);
  if (note === '' && steps.length === 0) return <Text>{t.sheet.noPreparation}</Text>;
  return (
    <>
      {note !== '' && <Text>{note}</Text>}
      {steps.length > 0 && (
        <Steps>
          {steps.map((step, index) => (
            <li key={index}>{step}</li>
          ))}
        </Steps>
      )}
    </>
  );
}

const Picture = styled.div`
  max-width: 24rem;
  margin-top: ${theme.s[3]};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[2]};
  margin-top: ${theme.s[2]};
`;

const Quiet = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.3125rem;
  color: ${theme.c.text2};
  font: ${theme.t.dense};
  white-space: nowrap;
`;

const Note = styled.p`
  margin: ${theme.s[2]} 0;
  font: ${theme.t.small};
  color: ${theme.c.text2};
`;

const Table = styled(DenseTable)`
  margin-bottom: ${theme.s[6]};
  overflow-wrap: anywhere;

  th,
  td {
    padding-right: ${theme.s[3]};
    vertical-align: middle;
  }

  td:nth-child(2),
  td:last-child {
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  tr > :last-child {
    padding-right: 0;
  }

  ${media.phone} {
    tr > :nth-child(5) {
      display: none;
    }
  }
`;

const End = styled.th`
  && {
    text-align: right;
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

const Text = styled.p`
  margin: 0 0 ${theme.s[2]};
  max-width: 60ch;
  white-space: pre-line;
  color: ${theme.c.text2};
`;

const Steps = styled.ol`
  margin: 0;
  padding-left: 1.5rem;
  max-width: 64ch;
  list-style: decimal;
  color: ${theme.c.text2};

  li {
    margin-bottom: ${theme.s[1]};
  }
`;
