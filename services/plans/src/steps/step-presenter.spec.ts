import { expect, test } from '@jest/globals';
import type { PlanVerdict } from '@pora/contracts/plans/plan-safety.model';
import { adjustResult, presentAdjustReport, replaceResult, substituteResult } from './step-presenter.js';

type Adjusted = Parameters<typeof presentAdjustReport>[0];

/** What a check after the step says. */
const facts = (state: PlanVerdict['state'], dangerous = 0, unchecked = 0) => ({
  ...{ state, dangerous, unchecked },
  sentence: `Zdanie o stanie ${state}.`,
});
const NOTHING_RISKY = facts('safe');
const swap = { day: 1, slotLabel: 'Obiad', from: 'Mleko', reason: 'intolerance' } as const;
const adjusted = (change: Partial<Adjusted> = {}, report: Partial<Adjusted['report']> = {}): Adjusted => ({
  ok: true,
  outcome: 'success',
  reached: true,
  planDays: [],
  planSummary: {
    averageCalories: 1700,
    averageMacros: { carbs: 0, fat: 0, protein: 0 },
    targetCalories: 1700,
  },
  ...change,
  report: {
    totalMeals: 70,
    replacedCount: 2,
    adjustedPortions: 31,
    caloriesBefore: 2004,
    caloriesAfter: 1700,
    targetCalories: 1700,
    replacements: [],
    failedReplacements: [],
    unchanged: [],
    ...report,
  },
});
const told = (made: Adjusted, isChange = true, verdict = NOTHING_RISKY) =>
  adjustResult(made, presentAdjustReport(made), { isChange, verdict });

test('[diets §4] each end of an adjustment has its title, and a text that leaves the figures to the report', () => {
  expect(told(adjusted())).toEqual({
    outcome: 'success',
    title: 'Plan dostosowany!',
    message: 'Średnia mieści się w tolerancji celu.',
  });
  expect(told(adjusted(), false)).toMatchObject({ outcome: 'nothing_to_do', title: 'Plan dostosowany!' });
  const missed = adjusted({ outcome: 'partial', reached: false });
  expect(told(missed)).toEqual({
    outcome: 'partial',
    title: 'Plan częściowo dostosowany',
    message: 'Średnia nadal nie mieści się w tolerancji celu.',
  });
  expect(told(missed, false)).toMatchObject({ outcome: 'failed', title: 'Błąd dostosowania' });
});

test('everything that is left is told: the missed target, what has no substitute, what is locked', () => {
  const failedReplacements = [
    { ...swap, code: 'no_substitute' as const },
    { ...swap, day: 2, code: 'key_ingredient' as const },
  ];
  const both = adjusted({ outcome: 'partial', reached: false }, { failedReplacements });
  const { message } = told(both, true, facts('dangerous', 2, 3));
  expect(message).toContain('Średnia nadal nie mieści się w tolerancji celu.');
  expect(message).toContain('Bez bezpiecznego zamiennika: Mleko.');
  expect(message).toContain('Posiłki niesprawdzone: 3 –');
  expect(presentAdjustReport(both).failedReplacements.map(({ sentence }) => sentence)).toEqual([
    '„Mleko” nie ma bezpiecznego zamiennika.',
    '„Mleko” to kluczowy składnik posiłku, więc nie można go podmienić.',
  ]);
  const locked = told(adjusted(), true, facts('dangerous', 1));
  expect(locked).toMatchObject({ outcome: 'partial', title: 'Plan częściowo dostosowany' });
  expect(locked.message).toContain('Ryzykowne posiłki w zablokowanych miejscach: 1.');
});

test('[diets §8] every reason why a portion stayed has its sentence', () => {
  const codes = [
    ...(['locked', 'locked_in_all_days', 'unmapped', 'fixed_portion'] as const),
    ...(['no_base_calories', 'no_calorie_share', 'out_of_range', 'already_fits'] as const),
  ];
  const unchanged = codes.map((code, slotIndex) => ({ day: 1, slotIndex, slotLabel: 'Obiad', code }));
  const sentences = presentAdjustReport(adjusted({}, { unchanged })).unchanged.map(
    ({ sentence }) => sentence,
  );
  expect(new Set(sentences).size).toBe(codes.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZŁŚ].*\.$/);
});

test('[diets §8] the messages of a substitution are those of the specification', () => {
  const replaced = [{ ...swap, to: 'Napój owsiany' }];
  const failed = [
    { ...swap, from: 'Masło', code: 'no_substitute' as const },
    { ...swap, from: 'Ser', code: 'no_substitute' as const },
    { ...swap, from: 'Ser', code: 'no_substitute' as const },
  ];
  const message = (made: Parameters<typeof substituteResult>[0], dangerous = 0) =>
    substituteResult(made, {
      isChange: true,
      verdict: facts(dangerous > 0 ? 'dangerous' : 'safe', dangerous),
    }).message;
  expect(message({ replaced, failed: [] })).toBe(
    'Składniki zostały pomyślnie podmienione na bezpieczne zamienniki!',
  );
  expect(message({ replaced: [], failed: [] })).toBe('Wszystkie składniki są już bezpieczne');
  expect(message({ replaced, failed }, 3)).toBe('Podmieniono składniki (nie udało się: Masło; Ser)');
  expect(message({ replaced: [], failed }, 3)).toBe('Nie znaleziono zamienników dla: Masło; Ser');
  expect(message({ replaced, failed: [] }, 1)).toMatch(/^Składniki zostały .* zablokowanych miejscach: 1\./);
});

test('[decisions 31] no step claims success while the check after it does not say safe', () => {
  const nothing = { replaced: [], failed: [] };
  const swapped = { replaced: [{ ...swap, to: 'Napój owsiany' }], failed: [] };
  const substituted = (made: Parameters<typeof substituteResult>[0], verdict: ReturnType<typeof facts>) =>
    substituteResult(made, { isChange: made.replaced.length > 0, verdict });
  expect(substituted(nothing, facts('attention', 0, 1))).toEqual({
    outcome: 'partial',
    title: 'Wymaga uwagi',
    message:
      'Nie ma czego podmienić. Posiłki niesprawdzone: 1 – ich składników nie ma w bazie albo nie wiadomo, co zawierają.',
  });
  expect(substituted(swapped, facts('attention', 0, 1))).toMatchObject({
    outcome: 'partial',
    title: 'Częściowy sukces',
  });
  expect(substituted(nothing, facts('no_data'))).toMatchObject({ outcome: 'partial', title: 'Wymaga uwagi' });
  expect(substituted(nothing, facts('no_patient')).message).not.toContain('bezpieczne');
  expect(told(adjusted(), true, facts('attention', 0, 2))).toMatchObject({
    outcome: 'partial',
    title: 'Plan częściowo dostosowany',
  });
  expect(told(adjusted(), false, facts('attention'))).toMatchObject({
    outcome: 'partial',
    title: 'Wymaga uwagi',
  });
  expect(told(adjusted(), true, facts('no_patient'))).toMatchObject({ outcome: 'success' });
});

test('a meal put into many places tells how many changed and how many are locked', () => {
  const places = [
    { day: 1, slotIndex: 2 },
    { day: 2, slotIndex: 2 },
  ];
  const made = (changed: number, locked: number) => ({
    ...adjusted(),
    mealName: 'Zupa',
    changed: places.slice(0, changed),
    locked: places.slice(0, locked),
  });
  const safe = facts('safe');
  expect(replaceResult(made(2, 0), { isChange: true, verdict: safe })).toMatchObject({
    outcome: 'success',
    message: '„Zupa” – zmienione miejsca: 2.',
  });
  expect(replaceResult(made(2, 0), { isChange: false, verdict: safe })).toMatchObject({
    outcome: 'nothing_to_do',
  });
  expect(replaceResult(made(0, 2), { isChange: false, verdict: safe })).toMatchObject({
    outcome: 'failed',
    title: 'Nie udało się zamienić',
    message: 'Zablokowane miejsca pozostały bez zmian: 2.',
  });
});

test('[decisions 31] a meal put into many places is a success only where the plan is safe after it', () => {
  const replaced = { ...adjusted(), mealName: 'Zupa', changed: [{ day: 1, slotIndex: 2 }], locked: [] };
  const after = (verdict: ReturnType<typeof facts>, isChange = true) =>
    replaceResult(replaced, { isChange, verdict });
  expect(after(facts('dangerous', 2))).toEqual({
    outcome: 'partial',
    title: 'Częściowy sukces',
    message: '„Zupa” – zmienione miejsca: 1. Ryzykowne posiłki, które zostały w planie: 2.',
  });
  expect(after(facts('attention', 0, 1)).message).toMatch(/Posiłki niesprawdzone: 1/);
  expect(after(facts('unchecked'))).toMatchObject({ outcome: 'partial' });
  expect(after(facts('dangerous', 1), false)).toMatchObject({ outcome: 'partial', title: 'Wymaga uwagi' });
  expect(after(facts('no_patient'))).toMatchObject({ outcome: 'success' });
});
