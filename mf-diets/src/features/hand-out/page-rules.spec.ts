import { expect, it } from '@jest/globals';
import { makeHandOut } from '../../testing/make-hand-out.js';
import { pageRules } from './page-rules.js';

/** What a place in the page's margin says, with the signs that CSS holds by number put back. */
const contentOf = (rules: string, place: string, page = '@page {') =>
  new RegExp(`@${place} {[^}]*content: ([^;]*);`)
    .exec(rules.slice(rules.indexOf(page)))?.[1]
    ?.replaceAll(/\\([\da-f]+) /g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

it('na papierze każda strona mówi, czyj to plan, na kiedy, z którego gabinetu i która to strona', () => {
  const rules = pageRules(makeHandOut());
  expect(contentOf(rules, 'top-left')).toBe(`'Hanna Brzezińska · Plan żywieniowy, etap III · 23.11.2026'`);
  expect(contentOf(rules, 'top-right')).toBe(`'Gabinet Smaku'`);
  expect(contentOf(rules, 'bottom-left')).toBe(`'Plan przeznaczony wyłącznie dla: Hanna Brzezińska.'`);
  expect(contentOf(rules, 'bottom-right')).toBe(`'Strona ' counter(page) ' z ' counter(pages)`);
});

it('nad stroną tytułową nie stoi nic', () => {
  expect(contentOf(pageRules(makeHandOut()), 'top-left', '@page :first')).toBe(`''`);
});

it('cudzysłów ani nawias w nazwie gabinetu nie wychodzą poza swój napis', () => {
  const practice = { name: `Smak' } body { color: red`, contact: '', logo: null };
  const rules = pageRules(makeHandOut({ practice }));
  expect(rules).not.toContain('body {');
  expect(contentOf(rules, 'top-right')).toBe(`'Smak' } body { color: red'`);
});
