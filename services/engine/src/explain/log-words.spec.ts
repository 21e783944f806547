import { expect, it } from '@jest/globals';
import { logInWords } from './log-words.js';

const HASHES = 'config=sha256:aa library=sha256:bb patient=sha256:cc';
const names = {
  meal: (id: string) => (id === 'm-1' ? 'Leczo z cukinii' : undefined),
  food: (id: number) => (id === 7 ? 'Łosoś' : undefined),
};

it.each([
  [
    `PLAN id=pl-1 seed=2 engine=1.3.0 ${HASHES} work=300 J=0.27`,
    'Plan pl-1: ziarno losowania 2, silnik 1.3.0, praca 300, ocena 0,27 (mniej znaczy lepiej)\n' +
      'Odcisk zasad: sha256:aa\nOdcisk biblioteki: sha256:bb\nOdcisk danych pacjenta: sha256:cc',
  ],
  [
    'POOL lunch considered=601 type=-431 intolerance_key=-170 left=0',
    'Kandydaci (obiad): 601 posiłków w bibliotece; odpada: 431 innego typu, 170 z kluczowym składnikiem nietolerowanym; zostaje 0',
  ],
  [
    'DAY 3 SLOT 2 lunch FILLED m-1 85% 642kcal target=650 block=3-4 subs=7>2210@75.5',
    'Dzień 3, miejsce 2 (obiad): „Leczo z cukinii” (m-1), porcja 85%, 642 kcal, cel 650 kcal, razem w dniach 3, 4, zamiany: Łosoś → produkt 2210 (75,5%)',
  ],
  [
    'DAY 2 SLOT 3 dinner EMPTY left=3 repeat=-3 free=0',
    'Dzień 2, miejsce 3 (kolacja): puste; 3 posiłki do wyboru; odpada: 3 ',
  ],
  ['DAY 2 SLOT 3 dinner EMPTY', 'Dzień 2, miejsce 3 (kolacja): puste'],
  [
    'DAY 1 SLOT 1 breakfast LOCKED m-00412 391kcal target=400',
    'Dzień 1, miejsce 1 (śniadanie): zablokowane, m-00412, 391 kcal, cel 400 kcal',
  ],
  ['DAY 9 SLOT 1 breakfast KEPT target=400', 'Dzień 9, miejsce 1 (śniadanie): bez zmian, cel 400 kcal'],
  [
    'MEAL m-1 OUT intolerance_key food=7 key=ryby_morskie value=64.5',
    'Odpada „Leczo z cukinii” (m-1): „Łosoś” to kluczowy składnik, a pacjent go nie toleruje: ryby morskie (64,5 U/ml).',
  ],
  ['MEAL m-2 OUT child', 'Odpada m-2: Posiłek oznaczono jako nieodpowiedni dla dzieci.'],
  ['MEAL m-2 OUT a_former_rule', 'Odpada m-2: a_former_rule'],
  ['PAIR lunch 5-6 SPLIT no common meal', 'Para rozdzielona (obiad, dni 5, 6): brak wspólnego posiłku'],
  ['STOP after=1', 'Przerwano po 1 dniu'],
  ['STOP after=6', 'Przerwano po 6 dniach'],
  ['WARN day=4 low 1740<1800', 'Dzień 4: za mało energii, 1740 kcal (najmniej 1800 kcal)'],
])('%s czyta się po polsku', (line, words) => {
  expect(logInWords(line, names).startsWith(words)).toBe(true);
});

it('wiersz w nieznanej postaci zostaje, jaki był', () => {
  expect(logInWords('DAY 1 OLD\n', names)).toBe('DAY 1 OLD\n');
});
