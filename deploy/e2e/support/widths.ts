import { expect } from '@jest/globals';
import { type Page } from 'playwright-core';

/** A window being dragged from the narrowest phone to a wide desk. */
const NARROWEST = 320;
const WIDEST = 1920;
const STEP = 40;
/** Frames without a new rule after which none is on its way. */
const STEADY_FRAMES = 3;
/** How long a busy machine may take to draw what a new width has decided. */
const DRAWN_WITHIN_MS = 5_000;

/** Nothing stands beyond the right edge of the window, once what follows its width is drawn. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await fits(page);
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(window);
}

/** Whether the page fits its window; what follows the width in scripts is drawn some frames after the change. */
async function fits(page: Page): Promise<boolean> {
  for (const end = Date.now() + DRAWN_WITHIN_MS; ;) {
    if (!(await page.evaluate(overflowsOnceDrawn))) return true;
    if (Date.now() > end) return false;
  }
}

/**
 * Changes the window once no rule is being added to the styles. When one is added in the very frame of the change, Chromium
 * (156) applies no media query to what is on the screen until another one changes, also where conditions stand outside.
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.evaluate(stylesAreSteady, STEADY_FRAMES);
  await page.setViewportSize(size);
}

async function stylesAreSteady(frames: number): Promise<void> {
  const count = () => [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0);
  for (let steady = 0, before = count(); steady < frames; steady += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = count();
    if (now !== before) steady = 0;
    before = now;
  }
}

/** Widths from 320 to 1920 at which the page scrolls sideways; the window is afterwards as it was. */
export async function widthsThatOverflow(page: Page): Promise<number[]> {
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  const tooNarrow: number[] = [];
  for (let width = NARROWEST; width <= WIDEST; width += STEP) {
    await resize(page, { ...size, width });
    if (!(await fits(page))) tooNarrow.push(width);
  }
  await resize(page, size);
  return tooNarrow;
}

/** What a look at the page finds at each width; the window is afterwards as it was. */
async function foundAt(
  page: Page,
  widths: readonly number[],
  look: () => Promise<string[]>,
): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  const found: string[] = [];
  for (const width of widths) {
    await resize(page, { ...size, width });
    await page.waitForFunction((wanted) => document.documentElement.clientWidth <= wanted, width);
    found.push(...(await whatStays(page, look)).map((what) => `${width}: ${what}`));
  }
  await resize(page, size);
  return found;
}

/** What is found and does not go: a list turns into cards only after its page has heard of the new width. */
async function whatStays(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  const end = Date.now() + DRAWN_WITHIN_MS;
  for (;;) {
    const found = await page.evaluate(look);
    if (found.length === 0 || Date.now() > end) return found;
  }
}

/** Buttons in sight whose words go beyond their frame, or that go beyond the window themselves, at the given widths. */
export function buttonsCutOff(page: Page, widths: readonly number[]): Promise<string[]> {
  return foundAt(page, widths, cutOffOnceDrawn);
}

async function cutOffOnceDrawn(): Promise<string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // What is scrolled sideways on purpose is a region of its own.
  return (
    [...document.querySelectorAll<HTMLElement>('button:not([role="region"] *)')]
      // A name that ends in dots was meant to.
      .filter((button) => button.checkVisibility() && getComputedStyle(button).overflow === 'visible')
      .filter(
        (button) =>
          button.scrollWidth > button.clientWidth + 1 ||
          button.getBoundingClientRect().right > document.documentElement.clientWidth,
      )
      .map((button) => button.textContent || (button.ariaLabel ?? ''))
  );
}

/** Rows of a list in which the content of one cell lies over another's, at the given widths. */
export function rowsThatOverlap(page: Page, widths: readonly number[]): Promise<string[]> {
  return foundAt(page, widths, overlapOnceDrawn);
}

async function overlapOnceDrawn(): Promise<string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const found: string[] = [];
  for (const row of document.querySelectorAll('main li')) {
    const parts = [...row.querySelectorAll('*')].filter(
      (part) => part.childElementCount === 0 && part.checkVisibility() && part.clientWidth > 1,
    );
    const boxes = parts.map((part) => ({ part, box: part.getBoundingClientRect() }));
    for (const [at, { part, box }] of boxes.entries())
      for (const other of boxes.slice(at + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 2 && down > 2) found.push(`${part.textContent} / ${other.part.textContent}`);
      }
  }
  return found;
}

/** Media queries that the scripts follow are drawn one frame later. */
async function overflowsOnceDrawn(): Promise<boolean> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth;
}
