import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HAND_OUT_CAUSES, type HandOutCauseKind } from '@pora/contracts/plans/hand-out.vocabulary';
import type { PlanSafety, SafetyProblem } from '@pora/contracts/plans/plan-safety.model';
import { handOutCauses } from './hand-out-causes.js';

const SEED = 20_261_128;
const RUNS = Number(process.env['ENGINE_FUZZ_RUNS'] ?? 300);

type Meal = PlanSafety['slots'][number];

const food = { foodId: 1, foodName: 'Skyr', cause: 'mleko-krowie' };
const taken = { id: 'r-1', reason: 'Prowokacja', author: 'a@b.pl', at: '2026-11-20T09:30:00.000Z' };
const meal = (day: number, safety: Meal['safety'], problems: SafetyProblem[]): Meal => ({
  ...{ day, slotIndex: 0, safety, problems },
});
const phrase = (reason: 'no_food' | 'elsewhere' | 'note') => ({
  ...{ entry: 'nic surowego', source: 'disliked' as const, reason, sentence: 'Nie rozumiem' },
});

/** Every way a cause may stand in a check. */
const WAYS: Record<HandOutCauseKind, readonly ((day: number) => Partial<PlanSafety>)[]> = {
  unchecked_plan: [() => ({ missing: ['mappings'] }), () => ({ missing: ['intolerances', 'disliked'] })],
  no_survey: [() => ({ absent: ['survey'] }), () => ({ absent: ['survey', 'results'] })],
  dangerous: (['allergy', 'intolerance', 'disliked'] as const).map((kind) => (day: number) => ({
    slots: [meal(day, 'dangerous', [{ ...food, kind, level: kind === 'allergy' ? 'block' : 'risk' }])],
  })),
  unchecked: [
    ...(['unverified', 'unknown_food', 'unknown_content'] as const).map((kind) => (day: number) => ({
      slots: [meal(day, 'unchecked', [{ ...food, kind, level: 'note' }])],
    })),
    // A dish whose foods nobody knows has nothing to name.
    (day) => ({ slots: [meal(day, 'unchecked', [])] }),
  ],
  undecided: [
    () => ({ notUnderstood: [phrase('no_food')] }),
    () => ({ notUnderstood: [phrase('elsewhere')] }),
  ],
  empty: [(day) => ({ emptySlots: [{ day, slotIndex: 1, label: 'Obiad' }] })],
  accepted: (['block', 'risk'] as const).map((level) => (day: number) => ({
    slots: [meal(day, 'dangerous', [{ ...food, kind: 'allergy', level, acceptedBy: taken }])],
  })),
};
/** What is told on the screen and asks nobody. */
const HARMLESS: readonly Partial<PlanSafety>[] = [
  {},
  { absent: ['results'] },
  { unmapped: [{ name: 'Transglutaminaza', value: 40 }] },
  { notUnderstood: [phrase('note')] },
  { slots: [meal(9, 'attention', [{ ...food, kind: 'borderline', level: 'note', value: 26 }])] },
  { slots: [meal(9, 'attention', [{ ...food, kind: 'tolerated', level: 'note', value: 64 }])] },
];

const CLEAN: PlanSafety = {
  ...{ state: 'safe', missing: [], absent: [], unmapped: [], notUnderstood: [], tolerated: [] },
  ...{ slots: [], emptySlots: [], uncertain: [], meals: 42, dangerous: 0, unchecked: 0, attention: 0 },
  ...{ accepted: 0, sentence: '', checkedAt: '2026-11-28T10:00:00.000Z' },
};

/** All that the parts say, in one check. */
function together(parts: readonly Partial<PlanSafety>[]): PlanSafety {
  const all = <K extends 'missing' | 'absent' | 'unmapped' | 'notUnderstood' | 'slots' | 'emptySlots'>(
    key: K,
  ) => parts.flatMap((part): PlanSafety[K][number][] => part[key] ?? []) as PlanSafety[K];
  return {
    ...CLEAN,
    ...{ missing: all('missing'), absent: [...new Set(all('absent'))], unmapped: all('unmapped') },
    ...{ notUnderstood: all('notUnderstood'), slots: all('slots'), emptySlots: all('emptySlots') },
  };
}

it(`[decisions 62] exactly what is the matter is asked about, in whatever way it stands (seed ${SEED})`, () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...HAND_OUT_CAUSES)),
      fc.array(fc.constantFrom(...HARMLESS)),
      fc.array(fc.nat(), { minLength: HAND_OUT_CAUSES.length, maxLength: HAND_OUT_CAUSES.length }),
      (kinds, harmless, ways) => {
        const parts = kinds.map((kind, at) => {
          const choices = WAYS[kind];
          return choices[(ways[at] ?? 0) % choices.length]?.(at + 1) ?? {};
        });
        const found = handOutCauses(together([...harmless, ...parts]));
        expect(found.map(({ kind }) => kind)).toEqual(HAND_OUT_CAUSES.filter((kind) => kinds.includes(kind)));
        expect(found.every(({ count }) => count > 0)).toBe(true);
      },
    ),
    { seed: SEED, numRuns: RUNS },
  );
});
