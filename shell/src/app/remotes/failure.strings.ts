import { countOf } from '@pora/kit';

const ATTEMPTS = { one: 'próba', few: 'próby', many: 'prób' };

/** Texts about a part that did not open, for whoever looks after the program. */
export const failureStrings = {
  details: 'Szczegóły dla administratora',
  module: 'Moduł',
  cause: 'Przyczyna',
  /** Of a file; 0 is no answer. */
  notLoaded: (status: number) =>
    `nie wczytano pliku modułu (${status === 0 ? 'brak odpowiedzi' : `HTTP ${status}`})`,
  when: 'Czas i próby',
  tried: (moment: string, attempts: number) => `${moment} · ${countOf(attempts, ATTEMPTS)}`,
  request: 'Id żądania',
  copyRequest: 'Kopiuj id żądania',
};
