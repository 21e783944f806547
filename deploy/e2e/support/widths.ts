import { expect } from '@jest/globals';
import { type Page } from 'playwright-core';

/** A window being dragged from the narrowest phone to a wide desk. */
const NARROWEST = 320;
const WIDEST = 1920;
const STEP = 40;

/** Nothing stands beyond the right edge of the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(window);
}

/** Widths from 320 to 1920 at which the page scrolls sideways; the window is afterwards as it was. */
export async function widthsThatOverflow(page: Page): Promise<number[]> {
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  const tooNarrow: number[] = [];
  for (let width = NARROWEST; width <= WIDEST; width += STEP) {
    await page.setViewportSize({ ...size, width });
    if (await page.evaluate(overflowsOnceDrawn)) tooNarrow.push(width);
  }
  await page.setViewportSize(size);
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
    await page.setViewportSize({ ...size, width });
    await page.waitForFunction((wanted) => document.documentElement.clientWidth <= wanted, width);
    found.push(...(await page.evaluate(look)).map((what) => `${width}: ${what}`));
  }
  await page.setViewportSize(size);
  return found;
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
