/** Words that deny, as far as a clause has to tell them apart. */

/** Denials that wait for what they deny. */
export const DENYING = ['neg', 'without', 'lack', 'deny'] as const;

/** What a clause has denied with. */
export type Denying = (typeof DENYING)[number] | 'nothing' | 'exclude';

/** Before a verb of eating they say that it is not eaten. */
export const NOT_EATING: ReadonlySet<string> = new Set<Denying>(['neg', 'without', 'nothing', 'deny']);
