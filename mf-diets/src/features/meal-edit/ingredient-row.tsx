import { type Food } from '@pora/contracts/catalog/food.model';
import { type PlanIngredient } from '@pora/contracts/plans/plan.model';
import { type SafetyProblem } from '@pora/contracts/plans/plan-safety.model';
import { formatCount } from '@pora/kit';
import { Button, IconButton, theme, VisuallyHidden } from '@pora/ui';
import { type GripHandlers, NumberField, RowGrip } from '@pora/ui/forms';
import { ArrowLeftRightIcon, Link2Icon, TrashIcon } from '@pora/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { type Measure, MeasureField, measureText, MOST_GRAMS } from '../food-amount/public.js';
import { FoodSearch } from '../plan-safety/public.js';
import { IngredientMarks } from './ingredient-marks.js';
import { type DraftLine, isAmount } from './meal-draft.js';
import { mealEditStrings as t } from './meal-edit.strings.js';
import { NARROW } from './narrow.js';

/** What can be done with a line. */
export interface RowActions {
  onGrams: (grams: number | null) => void;
  onMeasure: (measure: Measure | undefined) => void;
  onRemove: () => void;
  onSwap: () => void;
  onLink: (food: Food) => void;
  onGrip: GripHandlers;
}

interface IngredientRowProps {
  line: DraftLine;
  /** The ingredient as the server makes it; undefined while that is on its way. */
  made: PlanIngredient | undefined;
  problems: readonly SafetyProblem[];
  gone: boolean;
  readOnly: boolean;
  /** Amounts of another portion are on their way. */
  waits: boolean;
  /** The amount shown is the server's. */
  follows: boolean;
  actions: RowActions;
}

/** Name an ingredient is called by. */
export const nameOf = ({ foodName, sourceText }: PlanIngredient) =>
  foodName || (sourceText ?? '') || t.unnamed;

/** One ingredient: order, name with its marks, amount, measure, energy, and what can be done about it. */
export function IngredientRow(props: IngredientRowProps) {
  const { line, made, problems, gone, readOnly, waits, follows, actions } = props;
  const { item } = line;
  const { foodId } = item;
  const [linking, setLinking] = useState(false);
  const name = nameOf(item);
  const isOutside = foodId === null || gone;
  const isDangerous = problems.some(({ level }) => level !== 'note');
  const isFixed = readOnly || waits;
  const grams = follows ? (made?.grams ?? null) : line.grams;
  const shown = made ?? item;
  return (
    <Row role="row" data-line={line.key}>
      <GripCell role="cell">
        {!readOnly && <Grip label={t.moveOf(name)} disabled={waits} handlers={actions.onGrip} />}
      </GripCell>
      <NameCell role="cell">
        {linking ? (
          <Linking food={name} onLink={actions.onLink} onCancel={() => setLinking(false)} />
        ) : (
          <>
            <Name $dangerous={isDangerous} $outside={isOutside}>
              {name}
            </Name>
            <IngredientMarks item={item} problems={problems} gone={gone} />
          </>
        )}
      </NameCell>
      <AmountCell role="cell">
        <NumberField
          label={t.amountOf(name)}
          hideLabel
          size="compact"
          unit="g"
          decimals={2}
          max={MOST_GRAMS}
          value={grams}
          readOnly={isFixed}
          error={follows ? undefined : problemOf(line)}
          onChange={actions.onGrams}
        />
      </AmountCell>
      <MeasureCell role="cell">
        <MeasureField
          food={name}
          value={measureText(shown)}
          readOnly={isFixed}
          onChange={actions.onMeasure}
        />
      </MeasureCell>
      <KcalCell role="cell">
        <Kcal made={made} isOutside={isOutside} />
      </KcalCell>
      <ActionCell role="cell">
        {!readOnly && (
          <RowButtons
            name={name}
            canLink={isOutside && !linking}
            canSwap={foodId !== null}
            waits={waits}
            actions={actions}
            onLink={() => setLinking(true)}
          />
        )}
      </ActionCell>
    </Row>
  );
}

/** What is wrong with an amount; the field itself says so of what is no number, and of too much. */
function problemOf(line: DraftLine): string | undefined {
  const { grams } = line;
  const isTold = grams !== null && (Number.isNaN(grams) || grams > MOST_GRAMS);
  return isAmount(line) || isTold ? undefined : t.amountBad;
}

interface RowButtonsProps {
  name: string;
  canLink: boolean;
  canSwap: boolean;
  waits: boolean;
  actions: RowActions;
  onLink: () => void;
}

function RowButtons({ name, canLink, canSwap, waits, actions, onLink }: RowButtonsProps) {
  return (
    <>
      {canLink && <RowButton label={t.linkOf(name)} icon={<Link2Icon />} disabled={waits} onClick={onLink} />}
      {canSwap && (
        <RowButton
          label={t.swapOf(name)}
          icon={<ArrowLeftRightIcon />}
          disabled={waits}
          onClick={actions.onSwap}
        />
      )}
      <RowButton label={t.removeOf(name)} icon={<TrashIcon />} disabled={waits} onClick={actions.onRemove} />
    </>
  );
}

function Kcal({ made, isOutside }: { made: PlanIngredient | undefined; isOutside: boolean }) {
  if (made && isKnown(made, isOutside)) return formatCount(made.nutrition?.calories);
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{made ? t.unknownEnergy : t.asking}</VisuallyHidden>
    </>
  );
}

/** An ingredient outside the base has energy only where the file it came from said so. */
function isKnown({ nutrition }: PlanIngredient, isOutside: boolean): boolean {
  if (!nutrition) return false;
  const { calories, carbs, fat, protein } = nutrition;
  return !isOutside || calories + carbs + fat + protein > 0;
}

function Linking({
  food,
  onLink,
  onCancel,
}: {
  food: string;
  onLink: (food: Food) => void;
  onCancel: () => void;
}) {
  return (
    <LinkRow>
      <FoodSearch
        label={t.link.title(food)}
        inputRef={(input) => input?.focus()}
        value={null}
        onChange={(found) => {
          if (!found) return;
          onLink(found);
          onCancel();
        }}
      />
      <Button variant="quiet" size="compact" onClick={onCancel}>
        {t.link.cancel}
      </Button>
    </LinkRow>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: var(--columns);
  align-items: center;
  column-gap: ${theme.s[3]};
  min-height: 2.75rem;
  padding: ${theme.s[1]} 0;
  border-bottom: 1px solid ${theme.c.line};

  ${NARROW} {
    grid-template-columns: 2.75rem minmax(0, 1fr) minmax(0, 1fr) auto;
    row-gap: ${theme.s[2]};
    padding: ${theme.s[3]} 0;
  }
`;

const GripCell = styled.div`
  ${NARROW} {
    grid-row: 1;
  }
`;

const Grip = styled(RowGrip)`
  ${NARROW} {
    width: 2.75rem;
    height: 2.75rem;
  }
`;

const NameCell = styled.div`
  min-width: 0;

  ${NARROW} {
    grid-row: 1;
    grid-column: 2 / -1;
  }
`;

const Name = styled.span<{ $dangerous: boolean; $outside: boolean }>`
  font: ${theme.t.strong};
  overflow-wrap: anywhere;
  color: ${({ $dangerous }) => ($dangerous ? theme.c.dangerText : theme.c.text)};
  ${({ $outside }) => $outside && `border-bottom: 1.5px dashed ${theme.c.unmapped};`}
`;

const AmountCell = styled.div`
  ${NARROW} {
    grid-column: 1 / 3;
  }
`;

const MeasureCell = styled.div`
  ${NARROW} {
    grid-column: 3 / -1;
  }
`;

const KcalCell = styled.div`
  text-align: right;
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  ${NARROW} {
    grid-column: 1 / 3;
    text-align: left;

    &::after {
      content: ' kcal';
      font-weight: 400;
    }
  }
`;

const ActionCell = styled.div`
  display: flex;
  justify-content: flex-end;

  ${NARROW} {
    grid-column: 3 / -1;
  }
`;

const RowButton = styled(IconButton)`
  ${NARROW} {
    width: 2.75rem;
    height: 2.75rem;
  }
`;

const LinkRow = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${theme.s[2]};

  > :first-child {
    flex: 1;
  }
`;
