import { expect } from '@jest/globals';
import axe from 'axe-core';

// What jsdom cannot draw or measure is proved elsewhere: contrast on the tokens, the rest by the browser journeys.
const DRAWN = ['color-contrast', 'label-content-name-mismatch', 'region'];

/** Fails with the accessibility rules an element breaks. */
export async function expectNoAxeViolations(element: Element = document.body): Promise<void> {
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    rules: Object.fromEntries(DRAWN.map((rule) => [rule, { enabled: false }])),
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}
