// First: it replaces the federation runtime.
import { releaseRemotes } from '../testing/fake-remotes.js';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sections } from './sections.js';

const LAB = {
  name: 'lab',
  label: 'Wyniki badań',
  icon: [['path', { d: 'M3 9h18' }]],
  path: 'lab',
  group: 'work',
  order: 45,
  access: 'user',
};
const released = (...declared: unknown[]) => ({ manifest: '/mf/lab/mf-manifest.json', sections: declared });
const names = () => sections().map(({ name }) => name);
const OWN = [
  'dashboard',
  'patients',
  'schedule',
  'diets',
  'meals',
  'intolerances',
  'foods',
  'settings',
  'admin',
];

let warned: jest.SpiedFunction<typeof console.warn>;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warned.mockRestore());

describe('sections of the released remotes', () => {
  it('[core §2] of the product stand in their order, and nothing is left out', () => {
    releaseRemotes();
    expect(names()).toEqual(OWN);
    expect(warned).not.toHaveBeenCalled();
  });

  it('a new remote stands where its order says, without another release', () => {
    releaseRemotes({ mf_lab: released(LAB) });
    expect(names()).toEqual([...OWN.slice(0, 4), 'lab', ...OWN.slice(4)]);
    expect(sections().find(({ name }) => name === 'lab')).toEqual({ ...LAB, remote: 'mf_lab' });
  });

  it.each([
    ['an address that runs a script', { ...LAB, path: 'javascript:alert(1)' }],
    ['an address outside its name', { ...LAB, path: 'patients' }],
    ['an address that takes everything', { ...LAB, path: 'lab/*' }],
    ['the address of the sign-in', { ...LAB, name: 'login', path: 'login' }],
    ['the address of the calls', { ...LAB, name: 'api', path: 'api' }],
    ['a name of the language', { ...LAB, name: '__proto__', path: '__proto__' }],
    ['an icon that runs a script', { ...LAB, icon: [['script', { d: 'M0 0' }]] }],
    ['an icon that listens', { ...LAB, icon: [['path', { onload: 'alert(1)' }]] }],
    ['an icon that leads away', { ...LAB, icon: [['path', { d: 'url(https://evil.example)' }]] }],
    ['an icon that is only a name', { ...LAB, icon: 'users' }],
    ['a label without words', { ...LAB, label: '  ' }],
    ['a label on two lines', { ...LAB, label: 'Wyniki\nbadań' }],
    ['a label longer than the menu', { ...LAB, label: 'W'.repeat(41) }],
    ['a label that is no text', { ...LAB, label: { toString: 'x' } }],
    ['a group that is none', { ...LAB, group: 'constructor' }],
    ['nobody who may see it', { ...LAB, access: 'everybody' }],
    ['no place in the menu', { ...LAB, order: 'first' }],
    ['nothing at all', null],
  ])('a section with %s is kept out with a warning; the rest of its remote stays', (_what, section) => {
    releaseRemotes({ mf_lab: released(section, { ...LAB, name: 'notes', path: 'notes' }) });
    expect(names()).toEqual([...OWN.slice(0, 4), 'notes', ...OWN.slice(4)]);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('mf_lab: left out of the menu: section 1'));
  });

  it.each([['a word'], [{ length: 2 }], [null], [7]])(
    'sections that are no list (%p) leave the menu whole',
    (value) => {
      releaseRemotes({ mf_lab: { manifest: '/mf/lab/mf-manifest.json', sections: value } });
      expect(names()).toEqual(OWN);
      expect(warned).toHaveBeenCalledWith(expect.stringContaining('the sections are no list'));
    },
  );

  it('of two that claim one address the first by order has it', () => {
    const theirs = { ...LAB, name: 'patients', path: 'patients', label: 'Obcy pacjenci' };
    releaseRemotes({ mf_lab: released(theirs) });
    expect(sections().find(({ name }) => name === 'patients')?.remote).toBe('mf_patients');
    expect(warned).toHaveBeenCalledWith('mf_lab: left out of the menu: /patients belongs to mf_patients');
    releaseRemotes({ mf_lab: released({ ...theirs, order: 1 }) });
    expect(sections().find(({ name }) => name === 'patients')?.remote).toBe('mf_lab');
  });

  it('a taken key and a full bar on the phone leave the entry without them', () => {
    releaseRemotes({ mf_lab: released({ ...LAB, key: 'p', barLabel: 'Wyniki' }) });
    expect(sections().find(({ name }) => name === 'lab')).toEqual({ ...LAB, remote: 'mf_lab' });
    expect(sections().filter(({ barLabel }) => barLabel)).toHaveLength(4);
  });
});
