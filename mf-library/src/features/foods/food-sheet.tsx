import { allergenTable } from '@pora/contracts/catalog/allergen-table';
import { type Food } from '@pora/contracts/catalog/food.model';
import { hasPieceWeight } from '@pora/contracts/catalog/food.vocabulary';
import { exactMeasure } from '@pora/engine/text-pl/household-units';
import { formatDate, formatGrams, usePageTitle } from '@pora/kit';
import { InlineNotice, SectionHead, Tag, theme } from '@pora/ui';
import { SideSheet } from '@pora/ui/overlays';
import styled from 'styled-components';
import { AllergenLines } from '../../shared/allergen-lines.js';
import { allergenStrings } from '../../shared/allergens.strings.js';
import { NutritionStrip } from '../../shared/nutrition-strip.js';
import { foodStrings as t } from './foods.strings.js';

interface FoodSheetProps {
  food: Food;
  /** Number of meals that contain it; undefined while it is being counted. */
  usage: number | undefined;
  onClose: () => void;
  onPrevious?: () => void;
  onNext?: () => void;
}

/** One food beside the list: values, allergens with their certainty, household measures [library §2]. */
export function FoodSheet({ food, usage, onClose, onPrevious, onNext }: FoodSheetProps) {
  usePageTitle(food.name);
  const { note, verifiedAt } = food.allergenInfo;
  return (
    <SideSheet
      open
      onClose={onClose}
      onBack={onClose}
      title={food.name}
      onPrevious={onPrevious}
      onNext={onNext}
    >
      <Facts>
        <Tag>{food.category}</Tag>
        <span>{t.sheet.id(food.id)}</span>
        <span>{t.sheet.per(t.per[food.per])}</span>
        {usage !== undefined && <span>{t.sheet.usage(usage)}</span>}
      </Facts>
      <NutritionStrip calories={food.calories} macros={food} legend />
      {!hasPieceWeight(food) && <InlineNotice tone="unmapped">{t.sheet.noPieceWeight}</InlineNotice>}
      <SectionHead title={allergenStrings.title} />
      <AllergenLines table={allergenTable([{ name: food.name, info: food.allergenInfo }])} />
      <Note>
        {note} {verifiedAt && allergenStrings.verified(formatDate(verifiedAt))}
      </Note>
      <SectionHead title={t.sheet.units} count={food.units.length} />
      {food.units.length === 0 ? (
        <Note>{t.sheet.noUnits}</Note>
      ) : (
        <Units>
          {food.units.map((unit) => (
            <li key={unit.name}>
              <span>{exactMeasure(unit.name, 1)}</span>
              <span>{formatGrams(unit.grams, Number.isInteger(unit.grams) ? 0 : 1)}</span>
            </li>
          ))}
        </Units>
      )}
    </SideSheet>
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
