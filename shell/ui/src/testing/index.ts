/** Entry of @pora/ui/testing: what tests of screens share; for tests only. */
export { expectNoAxeViolations } from './axe.js';
export { stubChangingMedia, stubMatchMedia } from './match-media.js';
