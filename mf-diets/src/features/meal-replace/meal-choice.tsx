import { MEAL_SOURCE_LABELS, type MealType } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type MealEntry, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { formatCount, formatPercent } from '@pora/kit';
import { Button, media, theme, VisuallyHidden } from '@pora/ui';
import { ArrowRightIcon, SearchIcon, Undo2Icon } from '@pora/ui/icons';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { SearchPanel } from '../meal-search/public.js';
import { slotDeedStrings } from '../plan-work/public.js';
import { mealReplaceStrings as t } from './meal-replace.strings.js';
import { daysWithMeal } from './replace-model.js';
import { type MealReplacement } from './use-replace-meal.js';

interface MealChoiceProps {
  work: MealReplacement;
  slot: PlanSlot;
  entry: MealEntry;
}

/** What goes and what comes instead; another meal of the library can be chosen for it. */
export function MealChoice({ work, slot, entry }: MealChoiceProps) {
  const { meal, choosing, setChoosing, choose } = work;
  const toggle = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Pair>
        <Goes work={work} slot={slot} entry={entry} />
        <Arrow>
          <ArrowRightIcon size={16} aria-hidden />
          <VisuallyHidden>{t.becomesMeal}</VisuallyHidden>
        </Arrow>
        <Comes work={work} slot={slot} entry={entry} />
      </Pair>
      <Choices>
        <Button
          ref={toggle}
          size="compact"
          icon={<SearchIcon aria-hidden />}
          aria-expanded={choosing}
          onClick={() => setChoosing(!choosing)}
        >
          {choosing ? t.keepMeal : t.otherMeal}
        </Button>
        {meal && (
          <Button
            variant="quiet"
            size="compact"
            icon={<Undo2Icon aria-hidden />}
            onClick={() => {
              toggle.current?.focus();
              choose(undefined);
            }}
          >
            {t.ownMeal(entry.name)}
          </Button>
        )}
      </Choices>
      {choosing && (
        <MealSearch
          slot={slot}
          onChoose={(other) => {
            // The hit goes away with the search.
            toggle.current?.focus();
            choose(other);
          }}
        />
      )}
    </>
  );
}

/** What stands in the days now: of the slot's own meal, which goes to the others, all that is not it. */
function Goes({ work: { meal, days, open }, slot, entry }: MealChoiceProps) {
  if (!meal) return <Card type={slot.type} name={t.others} notes={[t.othersCount(open.length)]} />;
  const where = slotDeedStrings.days(daysWithMeal(days, entry));
  return <Card type={slot.type} name={entry.name} kcal={formatCount(entry.calories)} notes={[where]} />;
}

function Comes({ work: { meal, targets }, slot, entry }: MealChoiceProps) {
  if (!meal) {
    return (
      <Card
        type={slot.type}
        name={entry.name}
        kcal={formatCount(entry.calories)}
        notes={[t.own, portionText([entry])]}
      />
    );
  }
  const entries = targets.flatMap((target) => target.slot.entry ?? []);
  return (
    <Card
      type={meal.type}
      name={meal.name}
      kcal={entries.length > 0 ? rangeText(entries) : formatCount(meal.caloriesPerPortion)}
      notes={[MEAL_SOURCE_LABELS[meal.source], portionText(entries)]}
    />
  );
}

/** Energy the meal has in the days, which may want portions of their own. */
function rangeText(entries: readonly MealEntry[]): string {
  const all = entries.map(({ calories }) => Math.round(calories));
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? formatCount(most) : `${formatCount(least)}–${formatCount(most)}`;
}

/** The portion of all days, where it is one and not the whole. */
function portionText(entries: readonly MealEntry[]): string {
  const [first, ...others] = new Set(entries.map(({ portionPercent }) => portionPercent));
  return first === undefined || first === 100 || others.length > 0 ? '' : t.portion(formatPercent(first));
}

interface CardProps {
  type: MealType;
  name: string;
  kcal?: string;
  notes: readonly string[];
}

function Card({ type, name, kcal, notes }: CardProps) {
  return (
    <Frame $type={type}>
      <strong>{name}</strong>
      {kcal !== undefined && (
        <b>
          {kcal}
          <VisuallyHidden> kcal</VisuallyHidden>
        </b>
      )}
      <small>{notes.filter(Boolean).join(' · ')}</small>
    </Frame>
  );
}

interface MealSearchProps {
  slot: PlanSlot;
  onChoose: MealReplacement['choose'];
}

function MealSearch({ slot, onChoose }: MealSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Search>
      <SearchPanel
        mealsOnly
        slot={slot}
        inputRef={input}
        onPick={(hit) => hit.kind === 'meal' && onChoose(hit.meal)}
      />
    </Search>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.s[2]} ${theme.s[3]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
  }
`;

const Arrow = styled.span`
  display: grid;

  ${media.phone} {
    svg {
      rotate: 90deg;
    }
  }
`;

const Frame = styled.div<{ $type: MealType }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-self: stretch;
  align-content: start;
  gap: 0 ${theme.s[3]};
  width: 100%;
  padding: ${theme.s[2]} ${theme.s[3]};
  border: 1px solid ${theme.c.line};
  border-left: 4px solid ${({ $type }) => theme.meal[$type].solid};
  border-radius: ${theme.r[2]};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  strong {
    font-weight: 600;
  }

  b {
    font-weight: 640;
    white-space: nowrap;
  }

  small {
    grid-column: 1 / -1;
    color: ${theme.c.text3};
    font: ${theme.t.small};
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[2]};

  ${media.phone} {
    > button {
      min-height: ${theme.h.touch};
    }
  }
`;

const Search = styled.div`
  height: min(30rem, 60dvh);
`;
