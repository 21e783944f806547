import {
  formatCount,
  formatDeviation,
  formatGrams,
  formatKcal,
  joinNames,
  messageOf,
  useLoad,
} from '@pora/kit';
import { Button, focusRing, Spinner, theme } from '@pora/ui';
import styled from 'styled-components';
import { VERDICT_LOOK } from '../plan-safety/public.js';
import { useSettled } from '@pora/kit/settled';
import { deviationOf, usePlanEditing } from '../plan-work/public.js';
import { alternativesStrings } from './meal-alternatives.strings.js';
import { mealPreview, type PreviewedMeal, type WantedMeal } from './meal-preview.js';

const t = alternativesStrings.preview;

/** Room that the preview takes above the list; less in a low window, where it would leave the list none. */
export const PREVIEW_HEIGHT = 'clamp(5.5rem, 28dvh, 14rem)';

/** Pause on a meal before its day is computed, ms. */
const PAUSE_MS = 150;

/** The meal that is looked at, as the server would store it, and its days before and after. */
export function CandidatePreview({ meal }: { meal: WantedMeal | undefined }) {
  return (
    // What does not fit is scrolled to, also by keys.
    <Frame aria-label={meal ? t.title(meal.name) : t.hint} aria-live="polite" tabIndex={0}>
      {meal ? <Shown meal={meal} /> : <p>{t.hint}</p>}
    </Frame>
  );
}

function Shown({ meal }: { meal: WantedMeal }) {
  const { plan } = usePlanEditing();
  // Who walks through the list asks for what they stop at.
  const settled = useSettled(meal, PAUSE_MS);
  const preview = useLoad(mealPreview(plan, settled));
  const isAsking = settled !== meal || preview.phase === 'loading';
  return (
    <>
      <strong>{meal.name}</strong>
      {isAsking && <Spinner label={t.loading} />}
      {!isAsking && preview.phase === 'failed' && (
        <p>
          {t.failed}: {messageOf(preview.error)}{' '}
          <Button size="compact" busy={preview.retrying} onClick={preview.retry}>
            {alternativesStrings.retry}
          </Button>
        </p>
      )}
      {!isAsking && preview.phase === 'ready' && <Effects slots={preview.data} />}
    </>
  );
}

function Effects({ slots }: { slots: readonly PreviewedMeal[] }) {
  const { plan, tolerances } = usePlanEditing();
  const [first] = slots;
  const entry = first?.slot.entry;
  return (
    <>
      <ul>
        {slots.map(({ day, dayTotals: { before, after } }) => {
          const deviation = deviationOf(after.calories, plan.caloriesPerDay, tolerances);
          return (
            <li key={day}>
              <span>{t.day(day)}</span>
              <strong>{t.change(formatCount(before.calories), formatKcal(after.calories))}</strong>
              {deviation && <span>{formatDeviation(deviation.percent)}</span>}
              <span>
                {t.macros(
                  formatGrams(after.protein, 1),
                  formatGrams(after.fat, 1),
                  formatGrams(after.carbs, 1),
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {first && first.safety !== 'safe' && <Verdict {...first} />}
      {entry && (
        <p>
          {joinNames(entry.ingredients.map(({ foodName, grams }) => `${foodName} ${formatGrams(grams)}`))}
        </p>
      )}
    </>
  );
}

/** The sentence begins with what its state is called. */
function Verdict({ safety, sentence }: Pick<PreviewedMeal, 'safety' | 'sentence'>) {
  const { Icon, color } = VERDICT_LOOK[safety];
  return (
    <Checked style={{ color }}>
      <Icon aria-hidden />
      {sentence}
    </Checked>
  );
}

const Checked = styled.div`
  display: flex;
  gap: ${theme.s[2]};

  svg {
    flex: none;
    margin-top: 0.125rem;
  }
`;

const Frame = styled.section`
  ${focusRing}
  /* Stays in sight while the list is walked through. */
  position: sticky;
  z-index: 1;
  top: 0;
  display: grid;
  align-content: start;
  gap: ${theme.s[1]};
  /* One height for every meal: rows must not move away from under the mouse. */
  height: ${PREVIEW_HEIGHT};
  overflow-y: auto;
  padding: ${theme.s[3]};
  border-radius: ${theme.r[2]};
  background: ${theme.c.sunken};
  font: ${theme.t.dense};

  @container (min-width: 40rem) {
    /* Beside the list it moves nothing. */
    align-self: start;
    height: auto;
  }

  p {
    margin: 0;
    color: ${theme.c.text2};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
    font-variant-numeric: tabular-nums;
  }

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.s[3]};
  }
`;
