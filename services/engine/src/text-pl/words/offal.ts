/**
 * Organs among what is liked or not are dishes: "kminek, wątroba", "serca i nerki". Where the answer tells of a complaint, or
 * the organ stands behind a preposition ("ciężko na żołądku"), it is the body.
 */
import type { Token } from './tokens.js';
import type { WordClass } from './word-classes.data.js';

const EATEN = /^(?:watrob|serc|nerk|zoladk|zoladek|jezyk|mozg|pluc)/u;
const COMPLAINING: readonly WordClass[] = ['symptom', 'harm', 'malady', 'suffer', 'trouble'];
const BODY = new Set(['na', 'w', 'we', 'z', 'ze', 'do', 'od', 'dla', 'przy']);

/** The words of an answer about tastes, with its organs as foods. */
export function withOffal(tokens: readonly Token[]): Token[] {
  const tells = tokens.some(
    (token) => token.sign === undefined && COMPLAINING.some((kind) => token.classes.has(kind)),
  );
  if (tells) return [...tokens];
  return tokens.map((token, at) => {
    if (token.sign !== undefined || !token.classes.has('organ') || !EATEN.test(token.folded)) return token;
    const before = tokens[at - 1];
    if (before?.sign === undefined && BODY.has(before?.folded ?? '')) return token;
    return { ...token, classes: new Set([...token.classes].filter((kind) => kind !== 'organ')) };
  });
}
