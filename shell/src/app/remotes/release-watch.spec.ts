// First: it replaces the federation runtime.
import '../../testing/fake-remotes.js';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { loadedManifests } from './remote-loader.js';
import { checkRelease, isReleasePending } from './release-watch.js';

const originalFetch = globalThis.fetch;
const released: Record<string, string | Promise<string>> = {};
let warned: jest.SpiedFunction<typeof console.warn>;

beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.body.innerHTML =
    '<script type="application/json" id="remotes">{"mf_diets":{"manifest":"/mf/diets/mf-manifest.json","sections":[]}}</script>';
  Object.assign(released, {
    '/': '<html></html>',
    '/remotes.json': '{"mf_diets":{"manifest":"/mf/diets/mf-manifest.json","sections":[]}}',
    '/mf/diets/mf-manifest.json': '{"id":"1"}',
  });
  loadedManifests.set('/mf/diets/mf-manifest.json', '{"id":"1"}');
  globalThis.fetch = (async (url: string) => {
    const text = await released[url];
    if (text === undefined) throw new TypeError('Failed to fetch');
    return { ok: true, status: 200, text: async () => text };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = originalFetch;
  warned.mockRestore();
});

describe('a release while a tab is open', () => {
  it('is not noticed where nothing changed, nor while the server is away, which is told once', async () => {
    await checkRelease();
    expect(isReleasePending()).toBe(false);
    expect(warned).not.toHaveBeenCalled();
    delete released['/'];
    delete released['/remotes.json'];
    await checkRelease();
    expect(isReleasePending()).toBe(false);
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('is noticed by the manifest of a remote that is in use, while other looks fail or have no answer yet', async () => {
    let answer: (page: string) => void = () => undefined;
    released['/'] = new Promise((resolve) => (answer = resolve));
    delete released['/remotes.json'];
    released['/mf/diets/mf-manifest.json'] = '{"id":"2"}';
    const look = checkRelease();
    await waitFor(() => expect(isReleasePending()).toBe(true));
    answer('<html></html>');
    await look;
    expect(isReleasePending()).toBe(true);
    expect(warned).toHaveBeenCalledTimes(1);
  });
});
