import { describe, expect, it } from '@jest/globals';
import { makeInstance, makeService, makeSystemState } from './testing/make-system-state.js';
import { warningsOf } from './system-warnings.js';

const sentences = (...change: Parameters<typeof makeSystemState>) =>
  warningsOf(makeSystemState(...change)).map(({ tone, title, text }) => `${tone}: ${title} ${text}`);

const gone = makeInstance({ name: 'catalog-77b0', state: 'gone', seenAt: '2026-11-19T10:02:00.000Z' });

describe('co jest nie tak z systemem', () => {
  it('gdy wszystko działa, nie ma o czym mówić', () => {
    expect(sentences()).toEqual([]);
  });

  it('usługa, której została jedna instancja, jest nazwana z godziną, od której druga milczy', () => {
    expect(sentences({ services: [makeService({ instances: [makeInstance(), gone] })] })).toEqual([
      'amber: Usługa catalog działa na jednej instancji. Inna nie odpowiada od 11:02:00.',
    ]);
  });

  it('usługa o jednej instancji, która działa, nie jest powodem do ostrzeżenia', () => {
    expect(sentences({ services: [makeService({ instances: [makeInstance()] })] })).toEqual([]);
  });

  it('z trzech instancji działają dwie: zdanie podaje obie liczby', () => {
    const instances = [makeInstance(), makeInstance({ name: 'catalog-1' }), gone];
    expect(sentences({ services: [makeService({ instances })] })[0]).toContain(
      'Usługa catalog działa na 2 z 3 instancji.',
    );
  });

  it('usługa, która nie widzi bazy, jest niegotowa, a ta, po której został ślad, nie odpowiada; to stoi na górze', () => {
    const blind = makeInstance({ state: 'not_ready', missing: ['database'] });
    const found = sentences({
      services: [
        makeService({ instances: [makeInstance(), gone] }),
        makeService({ name: 'plans', instances: [blind] }),
        makeService({ name: 'patients', instances: [gone] }),
      ],
    });
    expect(found).toEqual([
      'danger: Usługa plans nie jest gotowa. Nie widzi: bazy danych.',
      'danger: Usługa patients nie odpowiada. Ostatni znak życia był o 11:02:00.',
      'amber: Usługa catalog działa na jednej instancji. Inna nie odpowiada od 11:02:00.',
    ]);
  });

  it('to, co nie odpowiada, ma swoje zdanie, a usługi, o których nikt nie mówi, nie są nazywane zepsutymi', () => {
    const services = [makeService({ instances: [] })];
    expect(sentences({ away: ['redis', 'database', 'releases'], services })).toEqual([
      'danger: Redis nie odpowiada. Nie wiadomo, które usługi działają ani co czeka w kolejkach.',
      'danger: Baza danych nie odpowiada. Zapis danych jest teraz niemożliwy.',
      'amber: Folder wydań nie odpowiada. Nie wiadomo, które wydania stron są serwowane.',
    ]);
  });

  it.each([
    [84, []],
    [85, ['amber: Dysk (kopie zapasowe) jest zajęty w 85%.']],
    [95, ['danger: Dysk (kopie zapasowe) jest zajęty w 95%.']],
  ])('dysk zajęty w %s%%', (usedBytes, expected) => {
    const found = warningsOf(makeSystemState({ disks: [{ place: 'backups', usedBytes, totalBytes: 100 }] }));
    expect(found.map(({ tone, title }) => `${tone}: ${title}`)).toEqual(expected);
  });

  it.each([
    [1, '1\u00a0nieudane zadanie'],
    [3, '3\u00a0nieudane zadania'],
    [5, '5\u00a0nieudanych zadań'],
  ])('%s zadań, które się nie udały, odmienia się po polsku', (failed, words) => {
    const queues = [{ service: 'admin', queue: 'backups', waiting: 0, active: 0, failed }] as const;
    expect(sentences({ queues: [...queues] })[0]).toContain(
      `Kolejka „kopie zapasowe”: ${words} w ciągu doby.`,
    );
  });

  it('kończąca się pamięć Redisa i kończące się połączenia są nazwane', () => {
    const { database } = makeSystemState();
    if (!database) throw new Error('the sample has a database');
    const found = sentences({
      redis: { usedBytes: 90, maxBytes: 100 },
      database: { ...database, connections: 99 },
    });
    expect(found.map((sentence) => sentence.split('. ')[0])).toEqual([
      'danger: Baza danych ma zajęte 99% połączeń',
      'amber: Redis zajmuje 90% swojej pamięci',
    ]);
  });
});
