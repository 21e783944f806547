import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';

const require = createRequire(import.meta.url);
require('./quick-jsdom.cjs');
/** What is used of a page here; the service's own types know no browser. */
interface PageElement {
  readonly outerHTML: string;
  readonly parentElement: PageElement | null;
}
interface CSSStyleSheetLike {
  insertRule(rule: string, index: number): void;
  deleteRule(index: number): void;
}
interface Page {
  readonly document: {
    querySelector(selector: string): PageElement;
    querySelectorAll(selector: string): Iterable<PageElement>;
  };
  getComputedStyle(element: PageElement): { getPropertyValue(property: string): string };
}
const { JSDOM } = require('jsdom') as { JSDOM: new (html: string) => { window: Page } };

const PAGE = `
  <main class="page wide"><h1 class="title">Plan</h1>
    <ul class="list  open"><li class="row odd"><a class="link" href="#">Jeden</a></li><li class="row">Dwa</li></ul>
    <button class="button primary" disabled>Zapisz</button><svg class="icon"><path class="line"></path></svg><p>Nic</p>
  </main>`;

const SELECTORS = [
  ...[
    '.row',
    'li',
    'LI',
    'li.row',
    '.row.odd',
    '.odd.row',
    '.ro',
    '.row-odd',
    'a.row',
    '*',
    '*.row',
    'path',
    'p',
  ],
  ...[
    '.list .row',
    '.list>li',
    '.list > .link',
    'ul li a',
    '.row+.row',
    '.row ~ .row',
    '.page.wide .link',
    'main .none',
  ],
  ...['.row:hover', '.button:disabled', '.button:not(:disabled)', '.row:first-child', '.row:nth-child(2n+1)'],
  ...['.row::before', 'a[href]', '.link[href="#"]', '[class~="row"]', '.button[disabled]:focus-visible'],
  ...[
    '.row, .button',
    '.none,.title',
    'h1, h2, h3',
    '.none, .row:first-child',
    ':is(.row, .link)',
    '.a:is(li, p)',
    '[class] .row',
    '.list [href="#"]',
    '.list:not(.open, .shut) .row',
    '.list:is(.open, .shut) .row',
    '.row:not(:is(.odd, .even))',
    'li:not(.odd):first-child, .link[href]',
    'main[class~="page"] > .title',
    ':root .row, :not(.row).link',
    '.row:nth-child(2n + 1) .link',
    '.row[class="row, odd"], [class$="odd"] a',
    '.row:has(a)',
    '.row:has(.link[href])',
    'main:has(button:disabled)',
    'main:has(button:checked)',
    '.page:has(> li)',
    'ul:has(> li.odd)',
    '.list.open:has(> .row):has(a)',
    '.page .row:not(.even):has([href="#"])',
    '.row:not(:has(a))',
    '.row:has(a):first-child, .title:has(b)',
    'main > ul:has(.row + .row)',
    '[href]',
    '[disabled].button',
    '.button[disabled]',
    '.row [href="#"], [none]',
    '[none="row"], .title[class^=ti]',
    '[class][none], .row:not([none])',
    'li[class="row, odd"] [none]',
    '.list:has([href]), :not([class])',
  ],
];

/** Text of the elements whose computed style takes the rule. */
function metByRule(selector: string): string[] {
  const { window } = new JSDOM(
    `<style>${selector} { visibility: collapse; pointer-events: none }</style>${PAGE}`,
  );
  const { document } = window;
  return [...document.querySelectorAll('main, main *')]
    .filter((element) => window.getComputedStyle(element).getPropertyValue('visibility') === 'collapse')
    .map((element) => element.outerHTML);
}

/** The same by the engine behind querySelectorAll; visibility is inherited by what lies inside. */
function metByEngine(selector: string): string[] {
  const { window } = new JSDOM(PAGE);
  const own = new Set(window.document.querySelectorAll(selector));
  const all = [...window.document.querySelectorAll('main, main *')];
  return all
    .filter((element) => {
      for (let at: PageElement | null = element; at; at = at.parentElement) if (own.has(at)) return true;
      return false;
    })
    .map((element) => element.outerHTML);
}

test.each(SELECTORS)('a rule for %s meets the same elements as by the general engine', (selector) => {
  expect(metByRule(selector)).toEqual(metByEngine(selector));
});

test('rules without a selector, as for key frames, meet nothing', () => {
  const { window } = new JSDOM(
    `<style>@keyframes x { from { color: red } } p { visibility: hidden }</style>${PAGE}`,
  );
  const visible = (selector: string) => {
    const element = window.document.querySelector(selector);
    return window.getComputedStyle(element).getPropertyValue('visibility');
  };
  expect([visible('p'), visible('li')]).toEqual(['hidden', 'visible']);
});

test('a rule that a script puts in or takes out counts at once, for elements that were asked before', () => {
  const { window } = new JSDOM(`<style>p { visibility: hidden }</style>${PAGE}`);
  const [sheet] = (window.document as unknown as { styleSheets: CSSStyleSheetLike[] }).styleSheets;
  const visible = () => {
    const element = window.document.querySelector('p');
    return window.getComputedStyle(element).getPropertyValue('visibility');
  };
  const seen = [visible()];
  sheet?.insertRule('main p { visibility: visible }', 1);
  seen.push(visible());
  sheet?.deleteRule(1);
  seen.push(visible());
  expect(seen).toEqual(['hidden', 'visible', 'hidden']);
});

test('a label belongs to what it names or holds, to the first of two, and to nothing that cannot have one', () => {
  const { window } = new JSDOM(`
    <label for="name">Imię</label><input id="name"><label for="twice">Dwa razy</label><b id="twice"></b><input id="twice">
    <label for="text">Tekst</label><p id="text"></p><label for="">Pusty</label><label for="none">Brak</label>
    <label>W środku <select id="inside"></select></label>`);
  const labels = [...window.document.querySelectorAll('label')] as unknown as {
    control: { id: string } | null;
  }[];
  expect(labels.map(({ control }) => control?.id)).toEqual([
    'name',
    ...[undefined, undefined, undefined, undefined],
    'inside',
  ]);
  const [field] = window.document.querySelectorAll('#name') as Iterable<{ labels: Iterable<unknown> }>;
  expect([...(field?.labels ?? [])]).toEqual([labels[0]]);
});
