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

/** Media queries that the scripts follow are drawn one frame later. */
async function overflowsOnceDrawn(): Promise<boolean> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth;
}
