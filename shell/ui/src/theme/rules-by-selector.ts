import { type ComponentProps } from 'react';
import { type StyleSheetManager } from 'styled-components';

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];
type Element = Parameters<Plugin>[0];

const CONDITIONS = new Set(['@media', '@container', '@supports']);

/**
 * Writes `@media (…) { .a { … } }` as `.a { @media (…) { … } }`. A rule that begins with a selector has the browser look
 * at the elements it is about; one that begins with a condition, added while somebody works, at every element on the
 * screen. Where a component first comes on the screen step by step, that was the whole page anew for each of the steps.
 */
const rulesBySelector: Plugin = (element, index, siblings) => {
  if (element.root || !CONDITIONS.has(element.type)) return;
  const rules = rulesWithin(element, []);
  if (!rules) return;
  siblings.splice(index + 1, 0, ...rules);
  // What has nothing in it is written nowhere.
  element.children = [];
};

/** The rules of a condition, each with the conditions it stands under inside; none where there is more than rules, such as `@page`. */
function rulesWithin(condition: Element, outside: readonly Element[]): Element[] | undefined {
  const conditions = [...outside, condition];
  const rules: Element[] = [];
  for (const each of elementsIn(condition)) {
    const found = each.type === 'rule' ? [turnedOut(each, conditions)] : undefined;
    const inside = found ?? (CONDITIONS.has(each.type) ? rulesWithin(each, conditions) : undefined);
    if (inside) rules.push(...inside);
    else if (each.type !== 'comm') return undefined;
  }
  return rules;
}

const elementsIn = ({ children }: Element) => (Array.isArray(children) ? children : []);

function turnedOut(rule: Element, conditions: readonly Element[]): Element {
  const turned: Element = { ...rule, root: null, parent: null };
  turned.children = conditions.reduceRight<Element[]>(
    (children, condition) => [{ ...condition, root: turned, parent: turned, children, return: '' }],
    elementsIn(rule),
  );
  return turned;
}

// The name becomes part of the names of the classes, whatever a build makes of it.
Object.defineProperty(rulesBySelector, 'name', { value: 'rulesBySelector' });

/** How styles are written down here: conditions within rules, in browsers that read them as they are meant. */
export const stylePlugins: Plugin[] = 'CSSNestedDeclarations' in globalThis ? [rulesBySelector] : [];

export { rulesBySelector };
