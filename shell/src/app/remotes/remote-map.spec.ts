import { describe, expect, it } from '@jest/globals';
import { parseRemoteMap } from './remote-map.js';

describe('map of the remotes', () => {
  it('names each remote’s manifest', () => {
    expect(parseRemoteMap(' {"mf_diets":"/mf/diets/mf-manifest.json"}\n')).toEqual({
      mf_diets: '/mf/diets/mf-manifest.json',
    });
  });

  it('never leads to another origin', () => {
    expect(parseRemoteMap('{"a":"//evil.example/x.json","b":"https://evil.example/x.json","c":7}')).toEqual(
      {},
    );
  });

  it('is unknown when the page was not filled in', () => {
    expect(parseRemoteMap('<!--#include virtual="/remotes.json" -->')).toBeUndefined();
    expect(parseRemoteMap('')).toBeUndefined();
    expect(parseRemoteMap('null')).toBeUndefined();
  });
});
