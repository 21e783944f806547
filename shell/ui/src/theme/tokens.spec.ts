import { describe, expect, test } from '@jest/globals';
import { theme } from './theme.js';
import { colorTokens, mealTokens } from './tokens.js';
import { createTokensCss } from './tokens-css.js';

type ColorToken = keyof typeof colorTokens;

function luminance(hex: string): number {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const textPairs: [ColorToken, ColorToken][] = [
  ['text', 'surface'],
  ['text', 'canvas'],
  ['text-2', 'surface'],
  ['text-2', 'sunken'],
  ['text-3', 'surface'],
  ['text-3', 'canvas'],
  ['text-3', 'sunken'],
  ['text-3', 'hover'],
  ['on-ink', 'ink'],
  ['on-ink', 'ink-hover'],
  ['ink', 'ink-soft'],
  ['text', 'ink-soft'],
  ['select-text', 'select-soft'],
  ['text', 'select-soft'],
  ['text-3', 'select-soft'],
  ['danger-text', 'surface'],
  ['danger-text', 'danger-soft'],
  ['on-danger', 'danger'],
  ['unmapped-text', 'unmapped-soft'],
  ['amber-text', 'amber-soft'],
  ['ok-text', 'ok-soft'],
];
const outlinePairs: [ColorToken, ColorToken][] = [
  ['line-control', 'surface'],
  ['line-control', 'canvas'],
  ['select', 'surface'],
  ['danger', 'surface'],
  ['unmapped', 'surface'],
  ['ok', 'surface'],
];

describe.each([
  ['light', 0],
  ['dark', 1],
])('the %s theme', (_name, at) => {
  test.each(textPairs)('keeps %s readable on %s', (text, ground) => {
    expect(contrast(colorTokens[text][at] ?? '', colorTokens[ground][at] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  test.each(outlinePairs)('keeps the outline %s visible on %s', (line, ground) => {
    expect(contrast(colorTokens[line][at] ?? '', colorTokens[ground][at] ?? '')).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(mealTokens))(
    'keeps the label of %s readable on its own ground',
    (_type, values) => {
      const [, soft, text] = values.slice(at * 3);
      expect(contrast(text ?? '', soft ?? '')).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('the theme object', () => {
  test('names only custom properties that the style sheet declares', () => {
    const declared = new Set([...createTokensCss().matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    const used = [...JSON.stringify(theme).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    expect(used.filter((name) => !declared.has(name))).toEqual([]);
    expect(used.length).toBeGreaterThan(100);
  });

  test('gives colours in both themes under camel-case names', () => {
    expect(theme.c.lineControl).toBe('var(--c-line-control)');
    expect(theme.c.text3).toBe('var(--c-text-3)');
    expect(theme.meal.lunch).toEqual({
      solid: 'var(--meal-lunch)',
      soft: 'var(--meal-lunch-soft)',
      text: 'var(--meal-lunch-text)',
    });
  });
});

describe('the token style sheet', () => {
  test('ships type in rem, so that a larger browser text enlarges the product', () => {
    expect(createTokensCss()).toContain('--t-body:400 0.875rem/1.25rem var(--font);');
    expect(createTokensCss()).toContain('--h-control:2.125rem;');
  });

  test('stops all motion, strengthens lines and enlarges controls where the person or the device asks for it', () => {
    const css = createTokensCss();
    expect(css).toContain(
      '@media (prefers-reduced-motion: reduce){:root{--m-fast:0ms;--m-base:0ms;--m-slow:0ms;}}',
    );
    expect(css).toContain('@media (prefers-contrast: more)');
    expect(css).toContain('@media (forced-colors: active){:root,[data-theme]{--c-text:CanvasText;');
    expect(css).toContain('@media (pointer: coarse), (max-width: 1024px){:root{--h-control:2.5rem;');
  });

  test('makes every control of a phone 44 px high, whatever its size elsewhere', () => {
    const css = createTokensCss();
    const phone = '@media (max-width: 480px){:root{--h-control:var(--h-touch);--h-compact:var(--h-touch);}}';
    expect(css).toContain('--h-touch:2.75rem;');
    // Last, because a phone is a touch device as well.
    expect(css.endsWith(phone)).toBe(true);
  });
});
