import {
  colorTokens,
  elevationTokens,
  keywordTokens,
  lengthTokens,
  mealTokens,
  plainTokens,
  typeTokens,
} from './tokens.js';

const toRem = (px: number): string => `${px / 16}rem`;

const declare = (name: string, value: string): string => `--${name}:${value};`;

function themedDeclarations(dark: boolean): string {
  const pick = dark ? 1 : 0;
  const lines: string[] = [`color-scheme:${dark ? 'dark' : 'light'};`];
  for (const [name, values] of Object.entries(colorTokens)) lines.push(declare(`c-${name}`, values[pick]));
  for (const [type, values] of Object.entries(mealTokens)) {
    const [solid, soft, text] = dark ? values.slice(3) : values;
    lines.push(declare(`meal-${type}`, solid ?? ''));
    lines.push(declare(`meal-${type}-soft`, soft ?? ''));
    lines.push(declare(`meal-${type}-text`, text ?? ''));
  }
  for (const [word, values] of Object.entries(keywordTokens)) {
    const [solid, soft] = dark ? values.slice(2) : values;
    lines.push(declare(`kw-${word}`, solid ?? ''), declare(`kw-${word}-soft`, soft ?? ''));
  }
  for (const [level, values] of Object.entries(elevationTokens))
    lines.push(declare(`e-${level}`, values[pick]));
  return lines.join('');
}

function sharedDeclarations(): string {
  return [
    ...Object.entries(plainTokens).map(([name, value]) => declare(name, value)),
    ...Object.entries(typeTokens).map(([name, [weight, size, line]]) =>
      declare(`t-${name}`, `${weight} ${toRem(size)}/${toRem(line)} var(--font)`),
    ),
    ...Object.entries(lengthTokens).map(([name, px]) => declare(name, toRem(px))),
  ].join('');
}

/** Under forced colours drawings (charts, bars) have no colours of their own; they borrow the system's. */
const FORCED_COLORS = {
  CanvasText: ['text', 'text-2', 'text-3', 'line-strong', 'line-control'],
  GrayText: ['line'],
  Canvas: ['surface', 'canvas', 'raised'],
  Highlight: ['select'],
};

function forcedDeclarations(): string {
  return Object.entries(FORCED_COLORS)
    .flatMap(([system, names]) => names.map((name) => declare(`c-${name}`, system)))
    .join('');
}

/** All custom properties: light on :root, dark under [data-theme="dark"], then what the person's system asks for. */
export function createTokensCss(): string {
  return [
    `:root{${themedDeclarations(false)}${sharedDeclarations()}}`,
    `[data-theme='dark']{${themedDeclarations(true)}}`,
    '@media (prefers-contrast: more){:root,[data-theme]{--c-text-3:var(--c-text-2);--c-line:var(--c-line-control);--c-line-strong:var(--c-line-control);}}',
    `@media (forced-colors: active){:root,[data-theme]{${forcedDeclarations()}}}`,
    '@media (prefers-reduced-motion: reduce){:root{--m-fast:0ms;--m-base:0ms;--m-slow:0ms;}}',
    `@media (pointer: coarse), (max-width: 1024px){:root{--h-control:${toRem(40)};--h-compact:${toRem(36)};--row-dense:${toRem(44)};--row:${toRem(48)};--row-rich:${toRem(72)};}}`,
    // What a thumb has to meet is as high as a fingertip.
    '@media (max-width: 480px){:root{--h-control:var(--h-touch);--h-compact:var(--h-touch);}}',
  ].join('');
}
