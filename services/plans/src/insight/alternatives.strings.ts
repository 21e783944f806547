import { sentenceOf } from '@pora/engine/explain/sentences';
import { formatKcal } from '@pora/text-pl/numbers';
import { plural } from '@pora/text-pl/plural';

const kcal = (value: number) => formatKcal(Math.abs(value));
const TIMES = { one: 'raz', few: 'razy', many: 'razy' };

interface Distance {
  readonly day: number;
  readonly distanceKcal: number;
}

/** Sentences about what else a plan could hold. */
export const alternativesStrings = {
  noSlot: 'Plan nie ma takiego miejsca na posiłek.',
  noFood: 'Nie ma takiego produktu w bazie.',
  locked: 'To miejsce jest zablokowane. Odblokuj je, aby zmienić posiłek.',
  noCalories: 'Ustaw kaloryczność planu większą od zera.',
  isPresent: 'teraz w planie',
  favourite: 'ulubione',
  notRepeated: 'jeszcze bez powtórzenia',
  repeated: (times: number) => `${times} ${plural(times, TIMES)} w innych miejscach planu`,
  distance: (portions: readonly Distance[]) =>
    portions.length === 1
      ? `${kcal(portions[0]?.distanceKcal ?? 0)} od celu`
      : portions.map(({ day, distanceKcal }) => `${kcal(distanceKcal)} od celu w dniu ${day}`).join(', '),
  swapped: sentenceOf.swapped,
} as const;
