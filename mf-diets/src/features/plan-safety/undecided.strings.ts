import { countOf } from '@pora/kit';
import {
  type UnclearReason,
  type WordAnswer,
  type WordField,
} from '@pora/contracts/catalog/word-decision.vocabulary';
import { WORD_FIELD_LABELS } from '@pora/contracts/patients/survey.labels';

const ENTRIES = { one: 'wpis bez decyzji', few: 'wpisy bez decyzji', many: 'wpisów bez decyzji' };
const WAIT = {
  one: 'wpis z ankiety czeka na decyzję',
  few: 'wpisy z ankiety czekają na decyzję',
  many: 'wpisów z ankiety czeka na decyzję',
};
const PLACES = { one: 'miejsce', few: 'miejsca', many: 'miejsc' };

const REASONS: Record<UnclearReason, string> = {
  too_short: 'Za krótkie, żeby wiedzieć, czego dotyczy.',
  no_food: 'Nie wiemy, czego dotyczy i które to miejsca.',
  partly: 'Zrozumieliśmy tylko część.',
  past: 'Było kiedyś, nie wiadomo, czy nadal.',
  lifts_all: 'Wyjątek znosi wszystko, co wymieniono.',
  unread_name: 'Jest tu nazwa, której nie umiemy przypisać.',
  unnamed: 'Nie napisano, o jaki produkt chodzi.',
  contradicts: 'W innym polu napisano, że to je.',
};

/** Words about entries of the survey that wait for a decision, in the plan (decision 72). */
export const undecidedStrings = {
  count: (count: number) => countOf(count, ENTRIES),
  banner: (count: number) => `${countOf(count, WAIT)}:`,
  until: 'Do tego czasu plan nie jest sprawdzony w całości.',
  resolve: 'Rozstrzygnij',
  title: 'Wpisy ankiety bez decyzji',
  notes: 'Uwagi dla mnie z ankiety',
  noteText: 'Tego program nie sprawdza: plan zostaje przy „Wymaga uwagi”.',
  field: (field: WordField) => WORD_FIELD_LABELS[field].toLocaleLowerCase('pl'),
  quoted: (entry: string) => `„${entry}”`,
  reasons: REASONS,
  elsewhere: 'Napisano w polu, które nie pyta o jedzenie.',
  inPlan: (count: number, names: string) =>
    count === 0 ? `W planie nie ma miejsc z: ${names}.` : `W planie: ${countOf(count, PLACES)} z: ${names}.`,
  show: 'Pokaż',
  showOf: (entry: string) => `Pokaż w planie: „${entry}”`,
  answers: {
    confirmed: 'Potwierdź',
    means: 'To znaczy…',
    permitted: 'Może to jeść',
    not_food: 'Nie dotyczy jedzenia',
    relative: 'Dotyczy kogoś z rodziny',
    note: 'Zostaw jako uwagę dla mnie',
  } satisfies Record<WordAnswer, string>,
  exclude: (names: string) => `Wyklucz: ${names}`,
  answerTo: (answer: string, entry: string) => `${answer}: „${entry}”`,
  decided: (entry: string) => `Zapisano decyzję: „${entry}”`,
  failed: 'Nie udało się zapisać decyzji',
  undoFailed: 'Nie udało się cofnąć decyzji',
  unremembered: 'Zapisano dla pacjenta. Nie udało się zapamiętać słowa dla gabinetu.',
  surveyFailed: 'Nie udało się wczytać ankiety, więc nie można teraz decydować.',
  retry: 'Spróbuj ponownie',
  whole: 'Sprawdź, co zrozumieliśmy',
  askAgain: 'Zmień decyzję w ankiecie',
} as const;
