import {
  type PhraseReading,
  type UnclearReason,
  type WordAnswer,
  type WordField,
} from '@pora/contracts/catalog/word-decision.vocabulary';
import { WORD_FIELD_LABELS } from '@pora/contracts/patients/survey.labels';
import { countOf, formatCount, formatDate, formatDateTime } from '@pora/kit';

const FOODS = { one: 'produkt', few: 'produkty', many: 'produktów' };
const ENTRIES = { one: 'wpis bez decyzji', few: 'wpisy bez decyzji', many: 'wpisów bez decyzji' };
const READ = { one: 'zrozumiany', few: 'zrozumiane', many: 'zrozumianych' };

const REASONS: Record<UnclearReason, string> = {
  too_short: 'za krótkie, żeby wiedzieć, czego dotyczy',
  no_food: 'nie wiemy, czego dotyczy',
  partly: 'zrozumieliśmy tylko część',
  past: 'było kiedyś, nie wiadomo, czy nadal',
  lifts_all: 'wyjątek znosi wszystko, co wymieniono',
  unread_name: 'jest tu nazwa, której nie umiemy przypisać',
  unnamed: 'nie napisano, o jaki produkt chodzi',
  contradicts: 'w innym polu napisano, że to je',
};

const ANSWERS: Record<WordAnswer, string> = {
  confirmed: 'Potwierdź',
  means: 'Wskaż inne',
  permitted: 'Może to jeść',
  not_food: 'Nie dotyczy jedzenia',
  relative: 'Dotyczy kogoś z rodziny',
  note: 'Zostaw jako uwagę dla mnie',
};

const READINGS: Record<PhraseReading, string> = {
  avoided: 'wykluczone',
  permitted: 'dozwolone',
  denied: 'zaprzeczenie, nic nie wykluczamy',
  not_food: 'nie dotyczy jedzenia',
  unclear: 'czeka na decyzję',
};

/** Texts of "Sprawdź, co zrozumieliśmy" (decisions 54, 55 and 72). */
export const wordsCheckStrings = {
  title: 'Sprawdź, co zrozumieliśmy',
  about: (name: string, surveyDate: string | null) =>
    `${name}. ${surveyDate ? `Ankieta z ${formatDate(surveyDate)}` : 'Ankieta'}. Te wpisy decydują, czego plan nie poda.`,
  open: 'Co zrozumieliśmy',
  openCount: (count: number) => countOf(count, ENTRIES),
  sections: {
    allergies: 'Alergie',
    intolerances: 'Nietolerancje',
    disliked: 'Nie lubi',
    elsewhere: 'Napisano też w innych polach – sprawdź',
  },
  waiting: 'Bez decyzji',
  understood: 'Zrozumiane',
  levels: { block: 'Blokada', risk: 'Ryzyko' },
  fields: WORD_FIELD_LABELS as Record<WordField, string>,
  quoted: (text: string) => `„${text}”`,
  foods: (count: number) => `→ ${countOf(count, FOODS)}`,
  allowed: (name: string) => (/dozwolon|ok$|może/iu.test(name) ? name : `${name} – dozwolone`),
  all: 'wszystkie',
  allOf: (text: string) => `wszystkie produkty: ${text}`,
  fewer: 'mniej',
  keptOut: 'już wykluczamy',
  proposed: 'proponujemy wykluczyć',
  reasons: REASONS,
  readings: READINGS,
  answers: ANSWERS,
  confirm: (names: string, count: number) => `Tak, ${names} (${formatCount(count)})`,
  stillAvoids: 'Nadal wykluczaj',
  answer: (answer: string, text: string) => `${answer}: „${text}”`,
  change: 'Zmień',
  changeOf: (text: string) => `Zmień: „${text}”`,
  fold: 'Zostaw, jak jest',
  askAgain: 'Cofnij decyzję',
  decided: {
    confirmed: 'potwierdzone',
    means: 'wskazane produkty',
    permitted: 'dozwolone',
    not_food: 'nie dotyczy jedzenia, wpis się nie liczy',
    relative: 'dotyczy kogoś z rodziny, wpis się nie liczy',
    note: 'uwaga dla mnie: program tego nie sprawdza',
  } satisfies Record<WordAnswer, string>,
  decidedAt: (at: string) => `decyzja z ${formatDateTime(at)}`,
  decidedNow: 'Twoja decyzja, jeszcze niezapisana',
  ofPractice: 'zapamiętane dla gabinetu',
  pick: 'to znaczy: produkt lub grupa',
  pickFor: (text: string) => `„${text}” to znaczy: produkt lub grupa`,
  takePicked: (count: number) => (count === 0 ? 'Wskaż' : `Wskaż (${formatCount(count)})`),
  checking: 'Sprawdzam wpisy…',
  failed: 'Nie udało się sprawdzić wpisów.',
  failedText: 'Ankietę możesz zapisać. Bez sprawdzenia plan nie będzie „Bezpieczny”.',
  retry: 'Spróbuj ponownie',
  nothing: 'W tej ankiecie nie ma słów o jedzeniu.',
  side: {
    attention: 'Wymaga uwagi',
    clear: 'Wszystko rozstrzygnięte',
    clearText: 'Żaden wpis nie czeka na decyzję.',
    waits: (count: number) => countOf(count, ENTRIES),
    read: (count: number) => countOf(count, READ),
    safeWhen: '„Bezpieczny” będzie możliwy dopiero, gdy każdy wpis dostanie decyzję.',
    legend: [
      { key: 'open', title: 'Bez decyzji', text: 'plan wymaga uwagi, a wydanie zapyta' },
      { key: 'means', title: 'Wskazane produkty', text: 'plan je sprawdza i omija' },
      { key: 'not_food', title: 'Nie dotyczy jedzenia', text: 'wpis nie liczy się w ocenie' },
      {
        key: 'note',
        title: 'Uwaga dla mnie',
        text: 'tego program nie sprawdzi: plan zostaje przy „Wymaga uwagi”',
      },
    ],
    remembered:
      'Wybór dla słów, których nie rozumiemy, zapamiętamy dla gabinetu. W kolejnej ankiecie tylko go pokażemy. Alergie i rozpoznania rozstrzygasz dla każdego pacjenta osobno.',
  },
  undecided: (count: number) => `Bez decyzji: ${formatCount(count)}`,
  later: 'Resztę możesz dokończyć później.',
  back: 'Wróć do ankiety',
  saveSurvey: 'Zapisz ankietę',
  saveDecisions: 'Zapisz decyzje',
  leave: 'Wróć',
  saved: 'Zapisano decyzje',
  savedWithout: 'Ankieta zapisana, ale decyzje nie',
  saveFailed: 'Nie udało się zapisać decyzji',
  unremembered: (words: readonly string[]) =>
    `Zapisano dla pacjenta. Nie udało się zapamiętać dla gabinetu: ${words.map((word) => `„${word}”`).join(', ')}.`,
  noSurvey: 'Ten pacjent nie ma ankiety.',
  loadFailed: 'Nie udało się pobrać ankiety.',
  loading: 'Wczytywanie ankiety…',
} as const;
