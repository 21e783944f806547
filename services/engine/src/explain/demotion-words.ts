/** Polish sentences about dishes that give way to others: which, and why. */
import { plural } from '@pora/text-pl/plural';
import type { Demotion } from '../substitution/demotion.js';
import type { RuleCounts } from './log.js';

const GIVING_WAY = { one: 'posiłek ustępuje', few: 'posiłki ustępują', many: 'posiłków ustępuje' };

/** Why one dish gives way. */
export function demotionSentence({ reason, from, to }: Demotion): string {
  return reason === 'named'
    ? `Ustępuje innym: nazwa dania mówi o tym, czego w nim nie ma (${from}).`
    : `Ustępuje innym: ${to ?? ''} nie zastąpi ${from} w tym samym daniu (inna rola na talerzu).`;
}

/** How many of the dishes that are left give way; nothing where none does. */
export function demotedSentences({ demoted }: RuleCounts): string[] {
  const all = demoted?.all ?? 0;
  if (all === 0 || !demoted) return [];
  const parts = [
    ...(demoted.named > 0 ? [`nazwa mówi o tym, czego w daniu nie ma: ${demoted.named}`] : []),
    ...(demoted.other_role > 0 ? [`zamiennik o innej roli na talerzu: ${demoted.other_role}`] : []),
  ];
  return [`Z pozostałych ${all} ${plural(all, GIVING_WAY)} innym (${parts.join('; ')}).`];
}
