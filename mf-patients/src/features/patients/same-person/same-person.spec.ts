import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type PersonFacts, sameReasons } from './same-person.js';

const hanna: PersonFacts = {
  ...{ firstName: 'Hanna', lastName: 'Brzezińska', birthYear: 1988 },
  ...{ email: 'h.brzezinska@mail.example', phone: '600 000 112' },
};
const blank = { email: '', phone: '' };

describe('czy to ta sama osoba', () => {
  it.each([
    ['bez polskich liter i inną wielkością', { ...hanna, ...blank, lastName: 'BRZEZINSKA' }],
    ['w odwrotnej kolejności', { ...hanna, ...blank, firstName: 'Brzezińska', lastName: 'hanna' }],
  ])('[decisions 64] to samo imię, nazwisko i rok urodzenia, %s', (_, typed) => {
    expect(sameReasons(typed, hanna)).toEqual(['name_and_year']);
  });

  it('[decisions 64] bez roku urodzenia pyta o samo imię i nazwisko, przy innym roku nie pyta', () => {
    expect(sameReasons({ ...hanna, ...blank, birthYear: null }, hanna)).toEqual(['name']);
    expect(sameReasons({ ...hanna, ...blank, birthYear: 1961 }, hanna)).toEqual([]);
  });

  it.each(['600000112', '+48 600-000-112', '0048 600 000 112', '(600) 000 112'])(
    '[decisions 64] ten sam telefon zapisany inaczej: %s',
    (phone) => {
      const mother = { firstName: 'Krystyna', lastName: 'Brzezińska', birthYear: 1961, email: '', phone };
      expect(sameReasons(mother, hanna)).toEqual(['phone']);
    },
  );

  it('[decisions 64] ten sam e-mail wielkimi literami', () => {
    const typed = { ...hanna, firstName: 'H', phone: '', email: ' H.Brzezinska@MAIL.example' };
    expect(sameReasons(typed, hanna)).toEqual(['email']);
  });

  it('puste pola, pół numeru i sam znak nikogo nie łączą', () => {
    const nobody = { firstName: '', lastName: '', birthYear: null, ...blank };
    expect(sameReasons(nobody, nobody)).toEqual([]);
    expect(sameReasons({ ...nobody, phone: '112' }, { ...nobody, phone: '112' })).toEqual([]);
    expect(sameReasons({ ...nobody, email: 'brak' }, { ...nobody, email: 'brak' })).toEqual([]);
    expect(sameReasons({ ...nobody, lastName: 'Kos' }, { ...nobody, lastName: 'Kos' })).toEqual([]);
  });

  it('jest pytaniem o dwie karty, obojętne którą wpisano pierwszą', () => {
    const text = fc.constantFrom('', 'Ewa', 'ewa', 'Kłos', 'klos', '600000112', 'a@b.pl', ' A@B.PL ');
    const person = fc.record({
      ...{ firstName: text, lastName: text, email: text, phone: text },
      birthYear: fc.constantFrom(null, 1988, 1961),
    });
    fc.assert(fc.property(person, person, (a, b) => expect(sameReasons(a, b)).toEqual(sameReasons(b, a))));
  });
});
