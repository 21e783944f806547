// First: it replaces the federation runtime.
import '../../testing/fake-remotes.js';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadedManifests } from './remote-loader.js';
import { checkRelease, isReleasePending } from './release-watch.js';

const originalFetch = globalThis.fetch;
const released: Record<string, string> = {};

beforeEach(() => {
  document.body.innerHTML =
    '<script type="application/json" id="remotes">{"mf_diets":{"manifest":"/mf/diets/mf-manifest.json","sections":[]}}</script>';
  Object.assign(released, {
    '/': '<html></html>',
    '/remotes.json': '{"mf_diets":{"manifest":"/mf/diets/mf-manifest.json","sections":[]}}',
    '/mf/diets/mf-manifest.json': '{"id":"1"}',
  });
  loadedManifests.set('/mf/diets/mf-manifest.json', '{"id":"1"}');
  globalThis.fetch = (async (url: string) => {
    const text = released[url];
    if (text === undefined) throw new TypeError('Failed to fetch');
    return { ok: true, status: 200, text: async () => text };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = originalFetch;
});

describe('a release while a tab is open', () => {
  it('is noticed by the manifest of a remote that is in use, not before', async () => {
    await checkRelease();
    expect(isReleasePending()).toBe(false);
    delete released['/'];
    await checkRelease();
    expect(isReleasePending()).toBe(false);
    released['/'] = '<html></html>';
    released['/mf/diets/mf-manifest.json'] = '{"id":"2"}';
    await checkRelease();
    expect(isReleasePending()).toBe(true);
  });
});
