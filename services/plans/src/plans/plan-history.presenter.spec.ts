import { expect, test } from '@jest/globals';
import { presentRisk } from './plan-history.presenter.js';

const risk = {
  ...{ id: 'r-1', place: null, cause: 'orzech-wloski', reason: 'Pacjentka je orzechy bez objawów.' },
  ...{ createdAt: new Date('2026-11-20T10:00:00Z'), createdBy: 'alicja@gabinet.example' },
  ...{ withdrawnAt: new Date('2026-11-21T10:00:00Z'), withdrawnBy: 'alicja@gabinet.example' },
};
const sentences = (names: ReadonlyMap<string, string>) =>
  presentRisk(risk, names).map(({ sentence }) => sentence);

test('[decisions 45] a risk taken and taken back is told by the name that the dictionary has for its cause', () => {
  expect(sentences(new Map([['orzech-wloski', 'Orzech włoski']]))).toEqual([
    'Cofnięto akceptację ryzyka w całym planie: Orzech włoski',
    'Zaakceptowano ryzyko w całym planie: Orzech włoski',
  ]);
});

test('a cause that the dictionary has no more is told by the words of its key', () => {
  expect(sentences(new Map())).toContain('Zaakceptowano ryzyko w całym planie: orzech wloski');
});
