import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Of each rule only the first few: a list repeats the same mistake in every row. */
const SHOWN_NODES = 4;
/** Enough of the element to find it. */
const SHOWN_HTML = 160;

/** What passes is neither described nor brought here, which took longer than the rules themselves. */
const OPTIONS = JSON.stringify({
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
});

interface AxeViolation {
  id: string;
  help: string;
  nodes: { target: string[]; html: string }[];
}

/**
 * WCAG 2.2 A and AA violations of what is on the screen, one line each (empty: none).
 * axe goes in through the debugging protocol, because the page's own policy forbids foreign scripts.
 */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    // What just changed, such as the colours of the system, is drawn in the next frame; its transitions begin there.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    // The time a message still has stands still under the pointer, and would never come to its end.
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState !== 'paused' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    // One that is taken back has come to its end as well.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const session = await page.context().newCDPSession(page);
  try {
    const { result: known } = await session.send('Runtime.evaluate', { expression: 'typeof axe' });
    if (known.value === 'undefined') await session.send('Runtime.evaluate', { expression: source });
    const { result } = await session.send('Runtime.evaluate', {
      expression: `axe.run(document, ${OPTIONS}).then(({ violations }) => JSON.stringify(violations))`,
      awaitPromise: true,
      returnByValue: true,
    });
    const violations = JSON.parse(String(result.value)) as AxeViolation[];
    return violations.flatMap(({ id, help, nodes }) =>
      nodes
        .slice(0, SHOWN_NODES)
        .map((node) => `${id}: ${help} → ${node.target.join(' ')} ${node.html.slice(0, SHOWN_HTML)}`),
    );
  } finally {
    await session.detach();
  }
}
