/** Conditions of the responsive rules, for matchMedia and for `@media`. */
export const mediaQueries = {
  /** Full-screen dialogs, two-line rows, bottom bar. */
  phone: '(max-width: 480px)',
  /** Sidebar narrow or drawer, editor takes the whole screen. */
  tablet: '(max-width: 1024px)',
  /** Quiet toolbar buttons shrink to icons. */
  quiet: '(max-width: 1360px)',
  /** Touch densities. */
  touch: '(pointer: coarse), (max-width: 1024px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  dark: '(prefers-color-scheme: dark)',
} as const;

/** `@media …` prefixes for styled-components. */
export const media = {
  phone: `@media ${mediaQueries.phone}`,
  tablet: `@media ${mediaQueries.tablet}`,
  quiet: `@media ${mediaQueries.quiet}`,
  touch: `@media ${mediaQueries.touch}`,
  reducedMotion: `@media ${mediaQueries.reducedMotion}`,
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;
