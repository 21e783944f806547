import { foodCalls } from '@pora/contracts/calls';
import { apiQuery } from '@pora/kit';
import { media, theme } from '@pora/ui';
import { NumberField } from '@pora/ui/forms';
import { Dialog, DialogFoot } from '@pora/ui/overlays';
import { useQuery } from '@pora/kit/queries';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import {
  type AmountLine,
  ingredientOf,
  MeasureField,
  measureText,
  MOST_GRAMS,
  withMeasure,
} from '../food-amount/public.js';
import { usePlanEditing } from '../plan-work/public.js';
import { slotAt, WHOLE_FOOD_GRAMS } from './move-model.js';
import { moveStrings as t } from './slot-moves.strings.js';
import { type MoveQuestion } from './use-move-questions.js';

type AmountQuestion = Omit<Extract<MoveQuestion, { kind: 'amount' }>, 'kind'>;

/** How much of a food: above 0 g [diets §5], typed in grams or as a household measure. */
export function AmountDialog({ item, over, answer }: AmountQuestion) {
  const { plan } = usePlanEditing();
  const [line, setLine] = useState<AmountLine>(() => wholeOf(item));
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const units = useUnits(item.foodId);
  const { grams } = line;
  const isAmount = grams !== null && grams > 0 && grams <= MOST_GRAMS;
  const stands = slotAt(plan, over)?.entry?.name;
  const submit = () => {
    setTried(true);
    if (!isAmount) return;
    const { unitName, unitQty } = ingredientOf(line);
    answer({ ...item, grams, ...(unitName && unitQty && { unitName, unitQty }) });
  };
  return (
    <Dialog
      open
      size="small"
      title={t.amount.title(item.name)}
      description={stands === undefined ? t.amount.ownMeal : t.amount.replaces(stands)}
      initialFocusRef={field}
      onClose={() => answer(undefined)}
      onSubmit={submit}
      footer={<DialogFoot submitLabel={t.amount.add} onSubmit={submit} onCancel={() => answer(undefined)} />}
    >
      <Fields
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <NumberField
          inputRef={field}
          label={t.amount.grams}
          unit="g"
          min={0}
          max={MOST_GRAMS}
          decimals={2}
          value={grams}
          error={tried && !isAmount ? t.amount.required : undefined}
          onChange={(typed) => setLine((now) => ({ ...now, grams: typed }))}
        />
        <MeasureField
          food={item.name}
          size="regular"
          units={units}
          readOnly={false}
          value={measureText(ingredientOf(line))}
          onChange={(measure) => setLine((now) => withMeasure(now, measure, units))}
        />
        {/* Enter in a form of two fields needs a button of its own. */}
        <button type="submit" hidden />
      </Fields>
    </Dialog>
  );
}

function wholeOf({ foodId, name }: AmountQuestion['item']): AmountLine {
  const item = { foodId, foodName: name, foodCategory: '', grams: WHOLE_FOOD_GRAMS };
  return { item, grams: WHOLE_FOOD_GRAMS };
}

/** Measures of a food; none while the base is on its way or away: grams can be typed all the same. */
function useUnits(foodId: number) {
  const { data } = useQuery(apiQuery(foodCalls.byIds, { query: { ids: String(foodId) } }));
  return data?.items.find(({ id }) => id === foodId)?.units ?? [];
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: ${theme.s[3]};

  ${media.phone} {
    grid-template-columns: 1fr;
  }
`;
