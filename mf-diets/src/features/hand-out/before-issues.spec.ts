import { describe, expect, it } from '@jest/globals';
import { HAND_OUT_CAUSES, type HandOutCauseKind } from '@pora/contracts/plans/hand-out.vocabulary';
import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { handOutCauses } from '@pora/engine/safety/hand-out-causes';
import { makePlan, makeSafety } from '../../testing/make-plan.js';
import { issuesOf } from './before-issues.js';
import { beforeStrings as t } from './before.strings.js';

type Slot = PlanSafety['slots'][number];
const food = { level: 'risk' as const, foodId: 1, foodName: 'Seler', cause: 'seler', value: 41 };
const place = { day: 1, slotIndex: 0 };
const slot = (safety: Slot['safety'], problems: Slot['problems']) => ({
  slots: [{ ...place, safety, problems }],
});
const acceptedBy = { id: 'r-1', reason: 'Prowokacja', author: 'a@b.pl', at: '2026-11-20T09:30:00.000Z' };

const CHECKS: Record<HandOutCauseKind, Partial<PlanSafety>> = {
  unchecked_plan: { state: 'unchecked', missing: ['mappings'], sentence: 'Nie sprawdzono.' },
  dangerous: slot('dangerous', [{ ...food, kind: 'intolerance' }]),
  unchecked: slot('unchecked', []),
  no_survey: { absent: ['survey'] },
  undecided: {
    notUnderstood: [
      { entry: 'nic surowego', source: 'disliked', reason: 'no_food', sentence: 'Nie rozumiem' },
    ],
  },
  empty: { emptySlots: [{ ...place, label: 'Śniadanie' }] },
  accepted: slot('attention', [{ ...food, kind: 'intolerance', acceptedBy }]),
};

describe('[decisions 62] co okno nazywa, zanim plan wyjdzie', () => {
  it.each(HAND_OUT_CAUSES)('%s: to samo, o co pyta samo pobranie pliku, i zawsze po imieniu', (kind) => {
    const check = makeSafety(CHECKS[kind]);
    const issues = issuesOf(check, makePlan());
    expect(issues.map(({ kind: named, count }) => ({ kind: named, count }))).toEqual(handOutCauses(check));
    expect(issues.map((issue) => issue.kind)).toEqual([kind]);
    expect(t.names(issues[0]?.names ?? [])).not.toBe('');
  });

  it('wszystko naraz stoi w jednej kolejności, a więcej niż cztery nazwy są policzone', () => {
    const all = makeSafety({
      ...Object.assign({}, ...Object.values(CHECKS)),
      slots: Object.values(CHECKS).flatMap(({ slots = [] }) => slots),
    });
    expect(issuesOf(all, makePlan()).map(({ kind }) => kind)).toEqual([...HAND_OUT_CAUSES]);
    expect(t.names(['a', 'b', 'c', 'd', 'e', 'f'])).toBe('a; b; c; d; innych: 2');
  });
});
