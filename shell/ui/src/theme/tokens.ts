/*
 * Design tokens as data: name → [light, dark]. The chrome is silent, the food speaks: every colour here
 * other than the neutrals and the ink carries a meaning. Contrast of each text pair is proved in tokens.spec.ts.
 */

/** Chrome and meaning colours, `--c-<name>`: [light, dark]. */
export const colorTokens = {
  canvas: ['#f0f4f2', '#0c1310'],
  surface: ['#ffffff', '#131b17'],
  raised: ['#ffffff', '#1c2420'],
  sunken: ['#eaefed', '#090f0c'],
  hover: ['#e5ece8', '#232d28'],
  line: ['#dae2de', '#29312d'],
  'line-strong': ['#c1cac5', '#404b45'],
  'line-control': ['#828d88', '#6b7872'],
  text: ['#14211b', '#e8efeb'],
  'text-2': ['#414e48', '#b7c0bc'],
  'text-3': ['#5f6b65', '#929d98'],
  ink: ['#0e4834', '#98e0c0'],
  'ink-hover': ['#043726', '#afeed2'],
  'on-ink': ['#f5fcf9', '#071a13'],
  'ink-soft': ['#d8eee3', '#1e382d'],
  'ink-line': ['#a0c8b6', '#3a5e4e'],
  select: ['#0b66d6', '#5ca0f6'],
  'select-soft': ['#e7f1ff', '#192c46'],
  'select-text': ['#0050af', '#9dc7fe'],
  danger: ['#ce2324', '#f05653'],
  'danger-soft': ['#ffeeed', '#401a18'],
  'danger-text': ['#a71a1b', '#ffa099'],
  'on-danger': ['#ffffff', '#1d0c0b'],
  unmapped: ['#e47600', '#f39340'],
  'unmapped-soft': ['#fff1e2', '#3c240e'],
  'unmapped-text': ['#8c4411', '#f8bd84'],
  amber: ['#e7b726', '#f1ca47'],
  'amber-soft': ['#fff5cf', '#342a0e'],
  'amber-text': ['#6e5203', '#f1d680'],
  ok: ['#1f8a4b', '#4ebe7d'],
  'ok-soft': ['#ddf7e5', '#133020'],
  'ok-text': ['#165c31', '#91dbab'],
  scrim: ['#0b1a1466', '#03080699'],
} as const;

/** Meal-type colours, `--meal-<type>[-soft|-text]`: [light solid, soft, text, dark solid, soft, text]. */
export const mealTokens = {
  morning_porridge: ['#e5e483', '#f7f7e5', '#4d4b00', '#f0ed95', '#272616', '#d8d687'],
  first_breakfast: ['#ebd35c', '#faf6e1', '#544700', '#f5df74', '#292512', '#e2d284'],
  breakfast: ['#f3c443', '#fef5e0', '#5a4400', '#fdd769', '#2c2511', '#eacf83'],
  second_breakfast: ['#82b94f', '#eefae6', '#305301', '#94cd62', '#1f2917', '#b9df9b'],
  snack_before_lunch: ['#40a777', '#e9fbf0', '#015636', '#63c38f', '#182a20', '#97e5b8'],
  lunch: ['#008e8f', '#e6fbfa', '#005354', '#2facac', '#152929', '#7ae6e5'],
  snack: ['#15628e', '#edf7ff', '#004d74', '#3985b5', '#192731', '#a3d8ff'],
  dinner: ['#442d8d', '#f5f5ff', '#463b7f', '#6754be', '#242335', '#cecaff'],
  late_snack: ['#3f164b', '#fcf2ff', '#5e346a', '#6f3680', '#2c2030', '#edbdfc'],
  soup: ['#8e5130', '#fff3ed', '#6f3512', '#a97151', '#2e221c', '#ffc1a0'],
  smoothie: ['#f493ba', '#fff2f6', '#73294b', '#ffb0ce', '#2f2026', '#ffbad4'],
  unknown: ['#98a19c', '#f4f6f5', '#424a46', '#7a837e', '#242625', '#cad4cf'],
} as const;

/** Icon chips for words in a meal name, `--kw-<word>[-soft]`: [light solid, soft, dark solid, soft]. */
export const keywordTokens = {
  sandwich: ['#a67537', '#ffedd9', '#e1ac6e', '#382814'],
  salad: ['#438e3c', '#e2f8df', '#7bc772', '#20301e'],
  soup: ['#8e5130', '#ffece2', '#c88664', '#3c2519'],
} as const;

/** Elevation, `--e-<n>`: [light, dark]. Only things that float above the page have one. */
export const elevationTokens = {
  1: ['0 1px 2px #0b1a140f', '0 1px 2px #00000066'],
  2: ['0 2px 6px #0b1a1414, 0 1px 2px #0b1a140f', '0 2px 6px #00000080'],
  3: ['0 8px 24px #0b1a1424, 0 2px 6px #0b1a1414', '0 8px 24px #00000099, 0 0 0 1px #ffffff0a'],
  4: ['0 24px 64px #0b1a1438, 0 4px 12px #0b1a141f', '0 24px 64px #000000b3, 0 0 0 1px #ffffff0f'],
} as const;

/** Type styles, `--t-<name>`: [weight, size px, line px]; shipped in rem so that text zoom works. */
export const typeTokens = {
  micro: [600, 11, 16],
  small: [400, 12, 16],
  dense: [400, 13, 18],
  body: [400, 14, 20],
  strong: [600, 14, 20],
  lead: [600, 16, 24],
  title: [620, 20, 28],
  page: [640, 26, 32],
  figure: [560, 32, 36],
} as const;

/** Lengths in px, shipped in rem: `--<name>`. */
export const lengthTokens = {
  's-1': 4,
  's-2': 8,
  's-3': 12,
  's-4': 16,
  's-5': 20,
  's-6': 24,
  's-8': 32,
  's-10': 40,
  's-12': 48,
  'h-compact': 28,
  'h-control': 34,
  'h-touch': 44,
  'row-dense': 34,
  row: 44,
  'row-rich': 64,
  'side-wide': 228,
  'side-narrow': 60,
} as const;

/** Everything that is the same in both themes and needs no conversion: `--<name>`. */
export const plainTokens = {
  font: '"Hanken Grotesk Variable", "Segoe UI", system-ui, sans-serif',
  'track-tight': '-0.014em',
  'r-1': '4px',
  'r-2': '7px',
  'r-3': '10px',
  'r-4': '14px',
  'm-fast': '90ms',
  'm-base': '160ms',
  'm-slow': '240ms',
  'ease-out': 'cubic-bezier(.2,.8,.2,1)',
  'ease-in': 'cubic-bezier(.5,0,.9,.4)',
  'ease-move': 'cubic-bezier(.3,.7,.1,1)',
  'z-sticky': '10',
  'z-side': '20',
  'z-scrim': '40',
  'z-sheet': '41',
  'z-dialog': '50',
  'z-popover': '60',
  'z-drag': '70',
  'z-toast': '80',
  focus: '0 0 0 2px var(--c-surface), 0 0 0 4px var(--c-select)',
} as const;

/** A meal type that has its own daylight colour. */
export type MealTypeKey = keyof typeof mealTokens;

/** All meal types in the order of the day, then the three outside it. */
export const mealTypeKeys = Object.keys(mealTokens) as readonly MealTypeKey[];
