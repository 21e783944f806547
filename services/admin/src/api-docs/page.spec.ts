import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { describeApi } from '@pora/contracts/openapi/document';
import { renderPage } from './page.js';
import { PAGE_POLICY } from './page-style.js';
import { schemaText } from './schema-text.js';

const document = describeApi('1.2.3');
const page = renderPage(document);

describe('the page that describes the API', () => {
  test('has every call with its address, and every model', () => {
    for (const [path, item] of Object.entries(document.paths)) {
      expect(page).toContain(`<code>${path}</code>`);
      for (const { operationId } of Object.values(item)) expect(page).toContain(`id="${operationId}"`);
    }
    for (const name of Object.keys(document.components.schemas)) expect(page).toContain(`id="model-${name}"`);
  });

  test('leads only to places that it has', () => {
    const places = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id ?? '');
    expect(links.length).toBeGreaterThan(300);
    expect(links.filter((id) => !places.has(id))).toEqual([]);
  });

  test('says what a call is refused with', () => {
    const call = page.slice(page.indexOf('id="planImportDocx"'));
    const told = call.slice(0, call.indexOf('</details>'));
    expect(told).toContain('<code>docx-hash-mismatch</code>');
    expect(told).toContain('<code>stale_version</code>');
  });

  test('says which headers come with an answer', () => {
    const call = page.slice(page.indexOf('id="patientUpdate"'));
    const told = call.slice(0, call.indexOf('</details>'));
    expect(told).toContain('<code>ETag</code>: Version of what is answered.');
    expect(told).toContain('<code>Retry-After</code>');
  });

  test('shows what is written in a description, and does nothing with it', () => {
    const hostile = renderPage({
      ...document,
      info: { ...document.info, title: '<script>alert(1)</script>', description: '"`<b>`"' },
    });
    expect(hostile).not.toContain('<script>');
    expect(hostile).toContain('&quot;<code>&lt;b&gt;</code>&quot;');
  });

  test('wears the very style that its policy names', () => {
    const style = /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(PAGE_POLICY).toContain(`style-src 'sha256-${hash}'`);
  });
});

describe('a model on the page', () => {
  test.each([
    [{ type: 'string', enum: ['a', 'b'] }, '&quot;a&quot; | &quot;b&quot;'],
    [{ type: 'integer', minimum: 1, maximum: 14 }, 'integer, 1 to 14'],
    [{ type: 'string', maxLength: 80 }, 'string, at most 80 characters'],
    [{ type: 'string', format: 'date' }, 'string (date)'],
    [{ anyOf: [{ type: 'number' }, { type: 'null' }] }, 'number | null'],
    [
      { type: 'array', items: { $ref: '#/components/schemas/Meal' } },
      'Array&lt;<a href="#model-Meal">Meal</a>&gt;',
    ],
    [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record&lt;string, number&gt;'],
    [
      { type: 'object', properties: { id: { type: 'string' }, note: {} }, required: ['id'] },
      '{\n  id: string\n  note?: any\n}',
    ],
  ])('%j', (schema, expected) => {
    expect(schemaText(schema).text).toBe(expected);
  });
});
