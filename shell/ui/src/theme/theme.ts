import { colorTokens, type MealTypeKey, mealTypeKeys } from './tokens.js';

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Tail>}`
  : Name;

/** Names of the chrome and meaning colours as used in code: `text2`, `lineControl`, `dangerSoft`. */
export type ColorName = CamelCase<keyof typeof colorTokens>;

/** The three values of a meal type: rail or bar, background, text on that background. */
export interface MealColors {
  solid: string;
  soft: string;
  text: string;
}

const camelCase = (name: string): string =>
  name.replace(/-(.)/g, (_match, letter: string) => letter.toUpperCase());

const colors = Object.fromEntries(
  Object.keys(colorTokens).map((name) => [camelCase(name), `var(--c-${name})`]),
) as Record<ColorName, string>;

const meals = Object.fromEntries(
  mealTypeKeys.map((type) => [
    type,
    { solid: `var(--meal-${type})`, soft: `var(--meal-${type}-soft)`, text: `var(--meal-${type}-text)` },
  ]),
) as Record<MealTypeKey, MealColors>;

/** Theme whose values are `var(--…)` strings, so that light and dark differ by one attribute and nothing re-renders. */
export const theme = {
  c: colors,
  meal: meals,
  kw: {
    sandwich: { solid: 'var(--kw-sandwich)', soft: 'var(--kw-sandwich-soft)' },
    salad: { solid: 'var(--kw-salad)', soft: 'var(--kw-salad-soft)' },
    soup: { solid: 'var(--kw-soup)', soft: 'var(--kw-soup-soft)' },
  },
  font: 'var(--font)',
  t: {
    micro: 'var(--t-micro)',
    small: 'var(--t-small)',
    dense: 'var(--t-dense)',
    body: 'var(--t-body)',
    strong: 'var(--t-strong)',
    lead: 'var(--t-lead)',
    title: 'var(--t-title)',
    page: 'var(--t-page)',
    figure: 'var(--t-figure)',
  },
  trackTight: 'var(--track-tight)',
  s: {
    1: 'var(--s-1)',
    2: 'var(--s-2)',
    3: 'var(--s-3)',
    4: 'var(--s-4)',
    5: 'var(--s-5)',
    6: 'var(--s-6)',
    8: 'var(--s-8)',
    10: 'var(--s-10)',
    12: 'var(--s-12)',
  },
  r: { 1: 'var(--r-1)', 2: 'var(--r-2)', 3: 'var(--r-3)', 4: 'var(--r-4)' },
  e: { 1: 'var(--e-1)', 2: 'var(--e-2)', 3: 'var(--e-3)', 4: 'var(--e-4)' },
  h: { compact: 'var(--h-compact)', control: 'var(--h-control)', touch: 'var(--h-touch)' },
  row: { dense: 'var(--row-dense)', regular: 'var(--row)', rich: 'var(--row-rich)' },
  side: { wide: 'var(--side-wide)', narrow: 'var(--side-narrow)' },
  m: { fast: 'var(--m-fast)', base: 'var(--m-base)', slow: 'var(--m-slow)' },
  ease: { out: 'var(--ease-out)', in: 'var(--ease-in)', move: 'var(--ease-move)' },
  z: {
    sticky: 'var(--z-sticky)',
    side: 'var(--z-side)',
    scrim: 'var(--z-scrim)',
    sheet: 'var(--z-sheet)',
    dialog: 'var(--z-dialog)',
    popover: 'var(--z-popover)',
    drag: 'var(--z-drag)',
    toast: 'var(--z-toast)',
  },
  focus: 'var(--focus)',
} as const;

/** Shape of the one theme of all front ends. */
export type AppTheme = typeof theme;

type ColorTheme = Pick<AppTheme, 'c' | 'meal' | 'kw'>;
type MeasureTheme = Omit<AppTheme, keyof ColorTheme>;

declare module 'styled-components' {
  /** Theme as styled-components passes it on. */
  export interface DefaultTheme extends ColorTheme, MeasureTheme {}
}
