import { describe, expect, it } from '@jest/globals';
import { HttpError } from '@pora/kit';
import { type PatientCall, patientFailure } from './patient-failure.js';

const CALLS: [PatientCall, string][] = [
  ['load', 'Failed to load patients'],
  ['add', 'Failed to add patient'],
  ['update', 'Failed to update patient'],
  ['remove', 'Failed to delete patient'],
  ['measure', 'Failed to add measurement'],
  ['refresh', 'Failed to refresh patient'],
];

describe('nieudane wywołania o pacjentach', () => {
  it.each(CALLS)('[core §8] %s: zdanie serwera, a gdy go nie ma, słowa „%s”', (call, words) => {
    const told = new HttpError('Baza danych nie odpowiada.', { status: 503, code: 'unavailable' });
    const silent = new HttpError('HTTP 502', { status: 502, code: 'http_502' });
    const unreadable = new HttpError('Serwer odpowiedział niezrozumiale.', {
      status: 200,
      code: 'unreadable',
    });

    expect(patientFailure(call, told)).toBe('Baza danych nie odpowiada.');
    expect([silent, unreadable, new Error('x')].map((error) => patientFailure(call, error))).toEqual([
      words,
      words,
      words,
    ]);
  });

  it('[core §8] bez połączenia mówi też dlaczego', () => {
    const away = new HttpError('Brak połączenia z serwerem.', { status: 0, code: 'network' });
    expect(patientFailure('add', away)).toBe('Failed to add patient. Brak połączenia z serwerem.');
  });
});
