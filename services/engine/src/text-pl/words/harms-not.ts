/** What does no harm beside what does: "wiśnie mnie uczulają, a czereśnie nie". */
import type { Said } from './said.js';

const HARMING =
  /^(?:uczula|szkodz|zaszkodz|powoduj|wywol|reaguj|swedz|rozpiera|wysypuj|cofa|odbija|boli|bola|mdli|wzdyma|wywala|dusi)/u;

/** "wiśnie mnie uczulają, a czereśnie nie": the verb is the one before. */
export function harmsNot(one: Said, before: Said): void {
  if (one.names.length === 0 || before.names.length === 0 || !isTurned(one, before)) return;
  if (!isBareNot(one) || !isHarm(before) || one.flags.has('unknown')) return;
  for (const name of one.names) Object.assign(name, { polarity: 'permit', isSaid: true });
}

/** "wieprzowina mnie uczula, wołowe i drób nie": neither does harm, or neither is eaten; somebody asks. */
export function doubtHarmsNot(said: readonly Said[], at: number): void {
  const one = said[at];
  const isAvoided = one?.names.some(({ polarity }) => polarity === 'avoid') === true;
  if (!one || !isAvoided || one.clause.join !== 'and' || !isBareNot(one)) return;
  let before = at - 1;
  while (said[before]?.clause.elements.every(({ kind }) => kind === 'name') === true) before -= 1;
  const harm = said[before];
  if (before < at - 1 && harm?.clause.sentence === one.clause.sentence && isHarm(harm))
    one.flags.add('unsure');
}

function isTurned(one: Said, before: Said): boolean {
  const isAfter = startsAfter(one) && startsAfter(before);
  return one.clause.join === 'but' || isAfter || isOfOthers(one) || isSameNoun(one, before);
}

/** Names and "nie" behind them, and nothing else. */
function isBareNot({ clause, isPostfix }: Said): boolean {
  const marks = clause.elements.flatMap((element) => (element.kind === 'mark' ? [element.word] : []));
  return (
    isPostfix &&
    clause.elements.at(-1)?.kind === 'mark' &&
    marks.every(({ classes }) => PLAIN_NOT.some((kind) => classes.has(kind))) &&
    marks.some(({ folded }) => folded === 'nie')
  );
}

function isHarm({ flags, names, clause }: Said): boolean {
  const isKept = names.every(({ polarity }) => polarity === 'avoid' || polarity === undefined);
  const harms = clause.elements.some(
    (one) => one.kind === 'mark' && (HARMING.test(one.word.folded) || one.word.classes.has('symptom')),
  );
  return isKept && harms && !flags.has('denial');
}

const PLAIN_NOT = ['neg', 'talk', 'filler', 'general'] as const;

/** "po białym nie", after "po żółtym boli mnie głowa" */
function startsAfter({ clause }: Said): boolean {
  const [first] = clause.elements;
  return first?.kind === 'mark' && first.word.folded === 'po';
}

/** "jajka na twardo mi leżą, na miękko nie": another kind of the same. */
function isSameNoun(one: Said, before: Said): boolean {
  const [name, other] = [one.names[0]?.ref, before.names[0]?.ref];
  const isShortened = one.names.every(({ ref, words }) => ref.name.split(' ').length > words.length);
  const words = new Set(other?.name.split(' '));
  return isShortened && name !== undefined && name.name.split(' ').some((word) => words.has(word));
}

/** "uczula mnie ser pleśniowy, inne sery nie" */
function isOfOthers({ clause }: Said): boolean {
  return clause.elements.some(
    (one) => one.kind === 'mark' && /^(?:inn[aeiy]|innych|pozostal)/u.test(one.word.folded),
  );
}
