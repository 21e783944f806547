/**
 * Which days share a lunch or a dinner (rule 15): blocks of `span` days from the start day; with wrap the last short
 * block is completed by the days before the start, so dinner start 2, span 2 gives (2,3) … (12,13), (14,1).
 */
import type { RuleConfig } from './model.js';

/** Rule in force for a plan. */
export type ActivePairing = RuleConfig['pairingRules'][number];

/** The first enabled rule made for exactly this number of days, if any. */
export function activePairing(
  config: Pick<RuleConfig, 'pairingRules'>,
  days: number,
): ActivePairing | undefined {
  return config.pairingRules.find((rule) => rule.enabled && rule.days === days);
}

/** Blocks of at least two days, each ordered as eaten; days outside every block stand alone. */
export function pairBlocks(days: number, span: number, startDay: number, wrap: boolean): number[][] {
  if (span < 2) return [];
  const blocks: number[][] = [];
  for (let first = startDay; first <= days; first += span) {
    const block: number[] = [];
    for (let day = first; day < first + span && day <= days; day += 1) block.push(day);
    for (let day = 1; wrap && block.length < span && day < startDay; day += 1) block.push(day);
    if (block.length > 1) blocks.push(block);
  }
  return blocks;
}

/** Blocks of a slot type under a rule; only lunches and dinners are paired. */
export function blocksOf(rule: ActivePairing | undefined, slotType: string, days: number): number[][] {
  if (!rule) return [];
  if (slotType === 'lunch') return pairBlocks(days, rule.lunchPairSpan, rule.lunchStartDay, false);
  if (slotType === 'dinner') {
    return pairBlocks(days, rule.dinnerPairSpan, rule.dinnerStartDay, rule.dinnerWrapToDayOne);
  }
  return [];
}

/** Span of a slot type under a rule, at least 1. */
export function spanOf(rule: ActivePairing | undefined, slotType: string): number {
  if (!rule) return 1;
  if (slotType === 'lunch') return rule.lunchPairSpan;
  return slotType === 'dinner' ? rule.dinnerPairSpan : 1;
}
