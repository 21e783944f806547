import { allergenTable } from '@pora/contracts/catalog/allergen-table';
import { type Food } from '@pora/contracts/catalog/food.model';
import { hasPieceWeight } from '@pora/contracts/catalog/food.vocabulary';
import { caloriesOfMacros, energiesDiffer } from '@pora/engine/nutrition';
import { exactMeasure } from '@pora/engine/text-pl/household-units';
import { formatDate, formatGrams, formatKcal, usePageTitle, useShortcut } from '@pora/kit';
import { Button, InlineNotice, SectionHead, Tag, theme } from '@pora/ui';
import { PencilIcon, TrashIcon } from '@pora/ui/icons';
import { SideSheet } from '@pora/ui/overlays';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { AllergenLines } from '../../shared/allergen-lines.js';
import { allergenStrings } from '../../shared/allergens.strings.js';
import { NutritionStrip } from '../../shared/nutrition-strip.js';
import { UnsavedNotice } from '../../shared/unsaved-notice.js';
import { FoodIntolerances } from '../intolerances/public.js';
import { FoodSubstitutes } from '../substitutions/public.js';
import { differentFoodFields } from './food-change.js';
import { hasNumber } from './foods.collection.js';
import { foodStrings as t } from './foods.strings.js';
import { type FoodBase } from './use-foods.js';

const FoodUses = lazy(async () => ({ default: (await import('../food-merge/public.js')).FoodUses }));

interface FoodSheetProps {
  food: Food;
  base: FoodBase;
  /** Number of meals that contain it; undefined while it is being counted. */
  usage: number | undefined;
  /** "3 z 1 284". */
  position?: string | undefined;
  onClose: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

/** One food beside the list: values, allergens with their certainty, household measures [library §2]. */
export function FoodSheet(props: FoodSheetProps) {
  const { food, base, usage, position, onClose, onPrevious, onNext, onEdit, onRemove } = props;
  const id = String(food.id);
  // What the server has not numbered yet can only be sent again.
  const isKnown = hasNumber(food);
  usePageTitle(food.name);
  useShortcut('e', onEdit, { inDialog: true, enabled: isKnown });
  return (
    <SideSheet
      open
      onClose={onClose}
      onBack={onClose}
      title={food.name}
      position={position}
      onPrevious={onPrevious}
      onNext={onNext}
      footerStart={
        isKnown && (
          <Button variant="danger-quiet" icon={<TrashIcon />} onClick={onRemove}>
            {t.sheet.remove}
          </Button>
        )
      }
      footer={
        isKnown && (
          <Button variant="primary" icon={<PencilIcon />} shortcut="E" onClick={onEdit}>
            {t.sheet.edit}
          </Button>
        )
      }
    >
      <UnsavedNotice
        unsaved={base.unsaved.get(id)}
        differences={(theirs) => differentFoodFields(theirs, food)}
        onRetry={() => base.retry(id)}
        onDiscard={() => base.discard(id)}
        onResolve={(choice) => base.resolve(id, choice)}
      />
      <Facts>
        <Tag>{food.category}</Tag>
        <span>{isKnown ? t.sheet.id(food.id) : t.sheet.noId}</span>
        {food.code && <span>{t.sheet.code(food.code)}</span>}
        <span>{t.sheet.per(t.per[food.per])}</span>
        {usage !== undefined && <span>{t.sheet.usage(usage)}</span>}
      </Facts>
      <Values food={food} />
      <Allergens info={food.allergenInfo} name={food.name} />
      <Measures units={food.units} />
      {isKnown && (
        <Suspense key={food.id}>
          <FoodIntolerances food={food} />
          <FoodSubstitutes food={food} />
          <FoodUses food={food} />
        </Suspense>
      )}
    </SideSheet>
  );
}

/** Energy and macros, and what is odd about them (decisions 37, 40). */
function Values({ food }: Pick<FoodSheetProps, 'food'>) {
  const ofMacros = caloriesOfMacros(food);
  return (
    <>
      <NutritionStrip calories={food.calories} macros={food} legend />
      {energiesDiffer(food.calories, ofMacros) && (
        <Note>{t.sheet.energyDiffers(formatKcal(food.calories), formatKcal(Math.round(ofMacros)))}</Note>
      )}
      {!hasPieceWeight(food) && <InlineNotice tone="unmapped">{t.sheet.noPieceWeight}</InlineNotice>}
    </>
  );
}

function Allergens({ info, name }: { info: Food['allergenInfo']; name: string }) {
  return (
    <section>
      <SectionHead title={allergenStrings.title} />
      <AllergenLines table={allergenTable([{ name, info }])} />
      <Note>
        {info.note} {info.verifiedAt && allergenStrings.verified(formatDate(info.verifiedAt))}
      </Note>
    </section>
  );
}

function Measures({ units }: Pick<Food, 'units'>) {
  return (
    <section>
      <SectionHead title={t.sheet.units} count={units.length} />
      {units.length === 0 ? (
        <Note>{t.sheet.noUnits}</Note>
      ) : (
        <Units>
          {units.map((unit) => (
            <li key={unit.name}>
              <span>{exactMeasure(unit.name, 1)}</span>
              <span>{formatGrams(unit.grams, Number.isInteger(unit.grams) ? 0 : 1)}</span>
            </li>
          ))}
        </Units>
      )}
    </section>
  );
}

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[2]} ${theme.s[3]};
  color: ${theme.c.text2};
`;

const Note = styled.p`
  margin: ${theme.s[2]} 0 ${theme.s[6]};
  color: ${theme.c.text3};
  font: ${theme.t.dense};
`;

const Units = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;

  li {
    display: flex;
    justify-content: space-between;
    padding: ${theme.s[2]} 0;
    border-bottom: 1px solid ${theme.c.line};
    font-variant-numeric: tabular-nums;
  }
`;
