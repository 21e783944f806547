import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  actionsOfEvent,
  AUDIT_EVENTS,
  AUDIT_GROUPS,
  AUDIT_KINDS,
  AUDIT_OBJECTS,
  auditWords,
} from './audit.vocabulary.js';

const SERVICES = path.resolve(import.meta.dirname, '../../..');
const FAMILIES = new Set([...AUDIT_EVENTS.keys()].map((action) => action.split('.')[0] ?? ''));

function sources(): string[] {
  return ['admin', 'catalog', 'common', 'patients', 'plans'].flatMap((service) => {
    const folder = path.join(SERVICES, service, 'src');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
      .filter((file) => !/(^|\/)(testing|migrations|seeding)\//.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .filter((text) => /\b[aA]udit\b|\baction\b/.test(text));
  });
}

/** Whatever looks like the name of an action in a file that speaks of the audit trail. */
function written(pattern: RegExp): string[] {
  const found = sources().flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));
  return [...new Set(found)].filter((name) => FAMILIES.has(name.split('.')[0] ?? '')).sort();
}

describe('the words of the audit trail', () => {
  it('every action that the services write down has words', () => {
    const actions = written(/action(?::| =) '([a-z-]+\.[a-z-]+)'/g);
    expect(actions.length).toBeGreaterThan(20);
    expect(actions.filter((action) => !AUDIT_EVENTS.has(action))).toEqual([]);
  });

  it('every kind of object that the services write down has a name', () => {
    const objects = [
      ...new Set(
        sources().flatMap((text) => [...text.matchAll(/entity: '([a-z-]+)'/g)].map(([, name = '']) => name)),
      ),
    ];
    expect(objects.length).toBeGreaterThan(10);
    expect(objects.filter((name) => !AUDIT_OBJECTS.has(name))).toEqual([]);
  });

  it('no two actions are called alike', () => {
    const words = [...AUDIT_EVENTS.values()].map((event) => event.words);
    expect(words.filter((one, index) => words.indexOf(one) !== index)).toEqual([]);
  });

  it('an action of an older release is called another one', () => {
    expect(auditWords('plans.of-an-older-release')).toBe('Inna czynność');
    expect(auditWords('plans.read')).toBe('Otwarcie planu diety');
  });

  it('the groups cover every kind of event, and what nobody knows stays when the lists are left out', () => {
    const covered = [...AUDIT_GROUPS.values()].flatMap(({ kinds }) => kinds);
    expect(AUDIT_KINDS.filter((kind) => !covered.includes(kind))).toEqual([]);
    expect(actionsOfEvent('without-lists').except).toContain('patients.list');
    expect(actionsOfEvent('plans.read')).toEqual({ only: ['plans.read'] });
  });
});
