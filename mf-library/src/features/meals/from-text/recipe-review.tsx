import { MEAL_TYPE_LABELS, MEAL_TYPES } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type ReadRecipe } from '@pora/contracts/catalog/recipe-text.model';
import { Badge, Button, InlineNotice, media, SectionHead, TextField, theme } from '@pora/ui';
import { NumberField, SelectField } from '@pora/ui/forms';
import { CircleCheckIcon, PlusIcon, SearchXIcon, TriangleAlertIcon } from '@pora/ui/icons';
import { type Ref, useCallback, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useFoodsById } from '../../foods/public.js';
import { IngredientHeads } from '../edit/ingredient-heads.js';
import { MEAL_TEXT } from '../edit/meal-form.model.js';
import { MarkedRecipe } from './marked-recipe.js';
import { hasServings, MOST_SERVINGS, type Review, type ReviewLine, stateOf } from './recipe-review.model.js';
import { recipeTextStrings as t } from './recipe-text.strings.js';
import { REVIEW_COLUMNS, ReviewRow } from './review-row.js';

interface RecipeReviewProps {
  recipe: ReadRecipe;
  review: Review;
  /** Somebody wanted to go on: what is missing is said beside its field. */
  isAsked: boolean;
  servingsRef: Ref<HTMLInputElement>;
  onChange: (review: Review) => void;
  onAgain: () => void;
}

const typeOptions = MEAL_TYPES.filter((type) => type !== 'unknown').map((value) => ({
  value,
  label: MEAL_TYPE_LABELS[value],
}));
/** Columns whose heads are only spoken. */
const SPOKEN = new Set(['certainty', 'remove']);

/** What was understood of a recipe, beside its text: every line with its certainty and alternatives. */
export function RecipeReview({ recipe, review, isAsked, servingsRef, onChange, onAgain }: RecipeReviewProps) {
  const foodById = useFoodsById();
  const latest = useRef({ review, onChange });
  useEffect(() => {
    latest.current = { review, onChange };
  });
  // A row keeps its function, so that typing in one draws that one alone.
  const changeLine = useCallback((line: ReviewLine) => {
    const now = latest.current;
    const lines = now.review.lines.map((one) => (one.key === line.key ? line : one));
    now.onChange({ ...now.review, lines });
  }, []);
  const listed = review.lines.filter(({ isLeftOut }) => !isLeftOut);
  const leftOut = review.lines.filter(({ isLeftOut }) => isLeftOut);
  return (
    <Columns>
      <Source>
        <SectionHead
          title={t.pasted}
          level={3}
          actions={
            <Button variant="quiet" size="compact" onClick={onAgain}>
              {t.another}
            </Button>
          }
        />
        <MarkedRecipe label={t.pasted} text={recipe.text} lines={review.lines} />
      </Source>
      <Main>
        <Facts {...{ recipe, review, isAsked, servingsRef, onChange }} />
        <SectionHead title={t.ingredients} level={3} actions={<Counts lines={listed} />} />
        {listed.length === 0 && <Quiet>{t.noLines}</Quiet>}
        {listed.length > 0 && (
          <div role="table" aria-label={t.ingredients}>
            <IngredientHeads names={t.columns} spoken={SPOKEN} widths={REVIEW_COLUMNS} />
            <div role="rowgroup">
              {listed.map((line) => (
                <ReviewRow key={line.key} line={line} foodById={foodById} onChange={changeLine} />
              ))}
            </div>
          </div>
        )}
        {leftOut.length > 0 && <LeftOut lines={leftOut} onChange={changeLine} />}
        {recipe.headings.length > 0 && <Quiet>{t.parts(recipe.headings)}</Quiet>}
        {recipe.unread.length > 0 && (
          <InlineNotice tone="unmapped" title={t.unread}>
            {recipe.unread.join('; ')}
          </InlineNotice>
        )}
      </Main>
    </Columns>
  );
}

/** Name, portions, time and type of the meal. */
function Facts({ recipe, review, isAsked, servingsRef, onChange }: Omit<RecipeReviewProps, 'onAgain'>) {
  const { servings } = recipe;
  const isMany = servings !== null && servings > MOST_SERVINGS;
  const [hint, error] = isMany
    ? [t.servingsMany(servings, MOST_SERVINGS), t.servingsBad(MOST_SERVINGS)]
    : [servings === null ? t.servingsMissing : undefined, t.servingsMissing];
  return (
    <Fields>
      <TextField
        label={t.name}
        maxLength={MEAL_TEXT.name}
        value={review.name}
        onChange={(name) => onChange({ ...review, name })}
      />
      <NumberField
        label={t.servings}
        inputRef={servingsRef}
        required
        min={1}
        max={MOST_SERVINGS}
        value={review.servings}
        hint={hasServings(review) && !isMany ? undefined : hint}
        error={isAsked && !hasServings(review) ? error : undefined}
        onChange={(count) => onChange({ ...review, servings: count })}
      />
      <NumberField
        label={t.minutes}
        unit={t.minutesUnit}
        min={0}
        max={100_000}
        value={review.minutes}
        onChange={(minutes) => onChange({ ...review, minutes })}
      />
      <SelectField
        label={t.type}
        emptyOption={t.noType}
        value={review.type}
        options={typeOptions}
        onChange={(type) => onChange({ ...review, type })}
      />
    </Fields>
  );
}

/** How many lines are sure, want a look, or have no food. */
function Counts({ lines }: { lines: readonly ReviewLine[] }) {
  const count = (state: string) => lines.filter((line) => stateOf(line) === state).length;
  const [ok, check, missing] = [count('ok'), count('check'), count('missing')];
  return (
    <Badges>
      {ok > 0 && (
        <Badge tone="ok" icon={<CircleCheckIcon size={12} aria-hidden />}>
          {t.matched(ok)}
        </Badge>
      )}
      {check > 0 && (
        <Badge tone="amber" icon={<TriangleAlertIcon size={12} aria-hidden />}>
          {t.check(check)}
        </Badge>
      )}
      {missing > 0 && (
        <Badge tone="unmapped" icon={<SearchXIcon size={12} aria-hidden />}>
          {t.missing(missing)}
        </Badge>
      )}
    </Badges>
  );
}

interface LeftOutProps {
  lines: readonly ReviewLine[];
  onChange: (line: ReviewLine) => void;
}

/** What becomes no ingredient, each with the way back into the list. */
function LeftOut({ lines, onChange }: LeftOutProps) {
  return (
    <Section aria-label={t.leftOut}>
      <SectionHead title={t.leftOut} level={4} />
      <Quiet>{t.leftOutHint}</Quiet>
      <Buttons>
        {lines.map((line) => (
          <Button
            key={line.key}
            size="compact"
            icon={<PlusIcon aria-hidden />}
            aria-label={t.take(line.read.written)}
            onClick={() => onChange({ ...line, isLeftOut: false })}
          >
            {line.read.written}
          </Button>
        ))}
      </Buttons>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 18rem minmax(0, 1fr);
  align-items: start;
  gap: ${theme.s[6]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Source = styled.div`
  min-width: 0;
`;

const Main = styled.div`
  min-width: 0;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 9rem 7rem 11rem;
  align-items: start;
  gap: ${theme.s[3]};
  margin-bottom: ${theme.s[3]};

  ${media.phone} {
    grid-template-columns: 1fr 1fr;

    > :first-child,
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[2]};
`;

const Section = styled.section`
  margin: ${theme.s[4]} 0;
`;

const Quiet = styled.p`
  margin: 0 0 ${theme.s[2]};
  color: ${theme.c.text2};
  font: ${theme.t.small};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[2]};
`;
