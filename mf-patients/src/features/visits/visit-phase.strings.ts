import { type VisitPhase } from './visit-phase.js';

/** What became of a visit, in a word. */
export const PHASE_WORDS: Readonly<Record<VisitPhase, string>> = {
  done: 'odbyta',
  upcoming: 'przed nami',
  running: 'trwa',
  past: 'miniona',
  missed: 'nieobecność',
  cancelled: 'odwołana',
};
