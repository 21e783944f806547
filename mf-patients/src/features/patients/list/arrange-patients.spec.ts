import { describe, expect, it } from '@jest/globals';
import { makePatient } from '@pora/kit/testing';
import {
  DEFAULT_SORT,
  findPatients,
  nextSort,
  type PatientSort,
  searchTexts,
  sortPatients,
} from './arrange-patients.js';

const person = (firstName: string, lastName: string, change: object = {}) =>
  makePatient({ id: `p-${firstName}-${lastName}`, personal: { firstName, lastName }, ...change });
const names = (list: readonly { personal: { firstName: string; lastName: string } }[]) =>
  list.map(({ personal }) => `${personal.firstName} ${personal.lastName}`);

describe('kolejność pacjentów', () => {
  it('[core §4] na początku rosnąco po nazwisku', () => {
    expect(DEFAULT_SORT).toEqual({ by: 'name', direction: 'ascending' });
  });

  it('[core §5] po polsku, bez względu na wielkość liter', () => {
    const list = ['Żak', 'Zając', 'ćwik', 'Cis', 'Łoś', 'Lis'].map((last) => person('A', last));
    expect(sortPatients(list, DEFAULT_SORT).map(({ personal }) => personal.lastName)).toEqual([
      'Cis',
      'ćwik',
      'Lis',
      'Łoś',
      'Zając',
      'Żak',
    ]);
  });

  it.each(['ascending', 'descending'] as const)(
    '[core §4] przy tym samym nazwisku rozstrzyga imię, potem identyfikator (%s)',
    (direction) => {
      const list = [
        person('Ewa', 'Lis', { id: 'p-2' }),
        person('Ewa', 'Lis', { id: 'p-1' }),
        person('Adam', 'Lis', { id: 'p-3' }),
      ];
      const sorted = sortPatients(list, { by: 'name', direction });
      expect(sorted.map(({ id }) => id)).toEqual(['p-3', 'p-1', 'p-2']);
    },
  );

  it('[core §4] po aktualizacji od najnowszej', () => {
    const list = [
      person('A', 'Stary', { updatedAt: '2026-01-01T00:00:00Z' }),
      person('B', 'Nowy', { updatedAt: '2026-11-01T00:00:00Z' }),
    ];
    expect(names(sortPatients(list, { by: 'updated', direction: 'descending' }))).toEqual([
      'B Nowy',
      'A Stary',
    ]);
  });

  it.each<[PatientSort, PatientSort['by'], PatientSort]>([
    [{ by: 'name', direction: 'ascending' }, 'name', { by: 'name', direction: 'descending' }],
    [{ by: 'name', direction: 'ascending' }, 'updated', { by: 'updated', direction: 'descending' }],
    [{ by: 'updated', direction: 'descending' }, 'updated', { by: 'updated', direction: 'ascending' }],
    [{ by: 'updated', direction: 'ascending' }, 'name', { by: 'name', direction: 'ascending' }],
  ])('[core §4] z %o kliknięcie „%s” daje %o', (current, by, expected) => {
    expect(nextSort(current, by)).toEqual(expected);
  });
});

describe('szukanie pacjenta', () => {
  const list = [
    person('Żaneta', 'Ćwiklińska', {
      personal: contactOf('Żaneta', 'Ćwiklińska', 'z.c@mail.example', '600 000 145'),
    }),
    person('Paweł', 'Jędrzejczyk', {
      personal: contactOf('Paweł', 'Jędrzejczyk', 'pj@poczta.example', '+48 511-222-333'),
    }),
  ];
  function contactOf(firstName: string, lastName: string, email: string, phone: string) {
    return { firstName, lastName, contact: { email, phone } };
  }
  const found = (query: string) => names(findPatients(list, searchTexts(list), query));

  it.each([
    ['po imieniu i nazwisku', 'żaneta ćwik'],
    ['bez ogonków', 'zaneta cwik'],
    ['wielkimi literami', 'ĆWIKLIŃSKA'],
    ['od nazwiska', 'Ćwiklińska Żaneta'],
    ['po e-mailu', 'Z.C@MAIL'],
    ['po telefonie', '000 145'],
    ['po telefonie bez odstępów', '600000145'],
  ])('[core §2] %s', (_, query) => {
    expect(found(query)).toEqual(['Żaneta Ćwiklińska']);
  });

  it('[core §2] numer z myślnikami znajduje się po cyfrach', () => {
    expect(found('511222')).toEqual(['Paweł Jędrzejczyk']);
  });

  it('puste szukanie pokazuje wszystkich', () => {
    expect(found('  ')).toHaveLength(2);
  });

  it('nie łączy końca jednego pola z początkiem drugiego', () => {
    expect(found('example600')).toEqual([]);
  });

  it('2000 pacjentów: szukanie nie czyta żadnej kartoteki od nowa, sortowanie tylko tyle, ile porównuje', () => {
    let reads = 0;
    const counted = (patient: ReturnType<typeof person>) =>
      Object.defineProperty({ ...patient }, 'personal', { get: () => ((reads += 1), patient.personal) });
    const many = Array.from({ length: 2000 }, (_, index) =>
      counted(person(`Imię${index}`, `Nazwisko${index % 97}`)),
    );
    const texts = searchTexts(many);
    reads = 0;
    expect(findPatients(many, texts, 'isko5')).toHaveLength(231);
    expect(reads).toBe(0);
    sortPatients(many, DEFAULT_SORT);
    expect(reads).toBeLessThanOrEqual(4 * many.length * Math.ceil(Math.log2(many.length)));
  });
});
