import { expect, test } from '@jest/globals';
import { facts, html, page, table } from './page.js';

const EVIL = `<script>alert("x")</script> & 'y'`;
const TOLD = '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;';

test('what somebody typed is text wherever it stands in a page', () => {
  const made = page(EVIL, facts([[EVIL, EVIL]]), table([EVIL], [[EVIL]], 'Nic.'), [html`<p>${EVIL}</p>`]);
  expect(made).not.toContain('<script');
  // The title and its heading, a fact with its name, a column with its cell, a paragraph.
  expect(made.split(TOLD)).toHaveLength(1 + 7);
});

test('facts without a value are left out, and a part without any says so', () => {
  const some = facts([
    ['Telefon', ''],
    ['Wzrost', 170],
    ['Płeć', null],
  ]).text;
  expect(some).toContain('Wzrost');
  expect(some).not.toMatch(/Telefon|Płeć/);
  expect(facts([['Telefon', ' ']]).text).toContain('Nic nie zapisano.');
});
