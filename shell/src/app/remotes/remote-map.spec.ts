import { describe, expect, it } from '@jest/globals';
import { parseRemoteMap } from './remote-map.js';

describe('map of the remotes', () => {
  it('names each remote’s manifest', () => {
    expect(parseRemoteMap(' {"mf_diets":{"manifest":"/mf/diets/mf-manifest.json","sections":[]}}\n')).toEqual(
      new Map([['mf_diets', { manifest: '/mf/diets/mf-manifest.json', sections: [] }]]),
    );
  });

  it.each([
    ['//evil.example/x.json'],
    ['/\\evil.example/x.json'],
    ['https://evil.example/x.json'],
    ['javascript:alert(1)'],
    [7],
  ])('never leads to another origin: %s', (manifest) => {
    expect(parseRemoteMap(JSON.stringify({ mf_a: { manifest } }))).toEqual(new Map());
  });

  it('leaves out what is no remote', () => {
    expect(
      parseRemoteMap(
        '{"mf_a":null,"mf_b":"/x.json","<b>":{"manifest":"/x.json"},"__proto__":{"manifest":"/x"}}',
      ),
    ).toEqual(new Map());
  });

  it('is unknown when the page was not filled in', () => {
    expect(parseRemoteMap('<!--#include virtual="/remotes.json" -->')).toBeUndefined();
    expect(parseRemoteMap('')).toBeUndefined();
    expect(parseRemoteMap('null')).toBeUndefined();
  });
});
