import { mealCalls, planInsightCalls } from '@pora/contracts/calls';
import { MEAL_TYPE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type MealExplanation } from '@pora/contracts/plans/plan-explanation.model';
import { messageOf, paths, useApiPages, useApiQuery } from '@pora/kit';
import { Link } from '@pora/kit/router';
import { Button, ButtonLink, ErrorState, Spinner, theme } from '@pora/ui';
import { ComboboxField } from '@pora/ui/forms';
import { CheckIcon, CircleAlertIcon, SearchIcon } from '@pora/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { isLocked, usePlanEditing } from '../plan-work/public.js';
import { useMoves } from '../slot-moves/public.js';
import { type NamedSlot } from './at-slot.js';
import { alternativesStrings } from './meal-alternatives.strings.js';

const t = alternativesStrings.whyNot;

/** "Dlaczego nie…?": what speaks against a meal of the library in this slot, and what helps; one that fits can be put there. */
export function WhyNot({ onPut, ...named }: NamedSlot & { onPut: () => void }) {
  const [mealId, setMealId] = useState<string | null>(null);
  const meals = useApiPages(mealCalls.list, { query: { all: 'true' } });
  const options = (meals.phase === 'ready' ? meals.data : []).map(({ id, name, type }) => ({
    value: id,
    label: name,
    detail: MEAL_TYPE_LABELS[type],
  }));
  return (
    <section>
      <ComboboxField
        label={t.label}
        placeholder={t.placeholder}
        icon={<SearchIcon aria-hidden />}
        value={mealId}
        options={options}
        loading={meals.phase === 'loading'}
        error={meals.phase === 'failed' ? t.searchFailed : undefined}
        onChange={setMealId}
      />
      {mealId !== null && <Answer key={mealId} mealId={mealId} onPut={onPut} {...named} />}
    </section>
  );
}

interface AnswerProps extends NamedSlot {
  mealId: string;
  onPut: () => void;
}

function Answer({ mealId, onPut, ...named }: AnswerProps) {
  const { id, version } = usePlanEditing().plan;
  const { place, slot } = named;
  const query = { day: String(place.day), slot: String(place.slotIndex), mealId };
  const explained = useApiQuery(planInsightCalls.explain, { params: { id }, query, version });
  const moves = useMoves();
  const [putting, setPutting] = useState(false);
  /** As from the search: another type and a risk are asked about first, and the step can be taken back. */
  const put = async ({ name, kcal }: MealExplanation) => {
    setPutting(true);
    const isStored = await moves.put({ kind: 'meal', mealId, name, calories: kcal }, place, 'move');
    setPutting(false);
    if (isStored) onPut();
  };
  if (explained.phase === 'loading') return <Spinner label={t.asking} />;
  if (explained.phase === 'failed') {
    return (
      <ErrorState
        title={t.failed}
        description={messageOf(explained.error)}
        onRetry={explained.retry}
        busy={explained.retrying}
      />
    );
  }
  const { asked } = explained.data;
  if (!asked) return null;
  const isPresent = slot.entry?.mealId === mealId;
  const fits = asked.broken.length === 0;
  return (
    <Told role="status">
      <strong>{asked.name}</strong>
      <ul>
        {isPresent && <li>{t.present}</li>}
        {asked.sentences.map((sentence) => (
          <li key={sentence}>
            {fits ? (
              <CheckIcon color={theme.c.okText} aria-hidden />
            ) : (
              <CircleAlertIcon color={theme.c.amberText} aria-hidden />
            )}
            {sentence}
          </li>
        ))}
      </ul>
      <Help asked={asked} />
      {!isPresent && !isLocked(slot) && (
        <Button size="compact" busy={putting} onClick={() => void put(asked)}>
          {fits ? t.put : t.putAnyway}
        </Button>
      )}
    </Told>
  );
}

/** Where the rule that is in the way can be changed; the sentence says what helps. */
const HELP = new Map<string, 'settings' | 'foods' | 'meal'>([
  ['repeat', 'settings'],
  ['keyword', 'settings'],
  ['pairing', 'settings'],
  ['stages', 'settings'],
  ['allergy_no_substitute', 'foods'],
  ['intolerance_no_substitute', 'foods'],
  ['disliked_no_substitute', 'foods'],
  ['type', 'meal'],
  ['child', 'meal'],
  ['no_data', 'meal'],
]);

function Help({ asked: { broken, mealId } }: { asked: MealExplanation }) {
  const kinds = new Set(broken.map(({ rule }) => HELP.get(rule)));
  const links = [
    kinds.has('settings') && ([paths.settings, t.toSettings] as const),
    kinds.has('foods') && ([paths.foods, t.toFoods] as const),
    kinds.has('meal') && ([paths.meal(mealId), t.toMeal] as const),
  ].filter((link) => link !== false);
  return links.map(([to, label]) => (
    <ButtonLink key={to} as={Link} to={to} $variant="quiet" $size="compact">
      {label}
    </ButtonLink>
  ));
}

const Told = styled.div`
  margin-top: ${theme.s[2]};
  padding: ${theme.s[3]};
  border-radius: ${theme.r[2]};
  background: ${theme.c.canvas};
  font: ${theme.t.dense};

  ul {
    display: grid;
    gap: ${theme.s[1]};
    margin: ${theme.s[1]} 0 ${theme.s[2]};
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    gap: ${theme.s[2]};
  }

  svg {
    flex: none;
    margin-top: 0.125rem;
  }
`;
