import { describe, expect, test } from '@jest/globals';
import { allowedFacts, SPAN_ATTRIBUTES } from './span.js';

describe('a span', () => {
  test('tells patterns, codes and ids', () => {
    const facts = {
      'http.request.method': 'GET',
      'http.route': '/api/patients/:id',
      'http.response.status_code': 200,
      'db.system.name': 'postgresql',
      'db.operation.name': 'SELECT',
      'pora.request_id': '6f1ed002ab5595859014ebf0951522d9',
      'error.type': '23505',
    };
    expect(allowedFacts(facts)).toEqual(facts);
  });

  test.each([
    ['a query string', 'http.route', '/api/patients?search=Kowalska'],
    ['a statement', 'db.operation.name', "SELECT * FROM patients WHERE name = 'Kowalska'"],
    ['a sentence', 'error.type', 'Pacjent Kowalska nie istnieje'],
    ['an e-mail address', 'peer.service', 'anna@gabinet.example'],
    ['a name with a space', 'pora.job_id', 'Anna Kowalska'],
    ['a key of Redis', 'db.system.name', 'sess:abc'],
  ] as const)('never tells %s', (_what, name, value) => {
    expect(allowedFacts({ [name]: value })).toEqual({});
  });

  test('tells nothing else, whatever it is given', () => {
    const given = { 'user.email': 'anna@gabinet.example', 'db.query.text': 'SELECT 1' };
    expect(allowedFacts(given as object)).toEqual({});
    expect(Object.keys(SPAN_ATTRIBUTES).filter((name) => /query|user|email|name$/.test(name))).toEqual([
      'db.system.name',
      'db.operation.name',
      'messaging.destination.name',
    ]);
  });
});
