import { describe, expect, it } from '@jest/globals';
import { surveyAnswersSchema } from './survey.model.js';
import { decisionsStillMeant, hasWords, saysAnything, wordsOfSurvey } from './survey-words.js';
import {
  isForPractice,
  UNCLEAR_REASONS,
  undecidedOf,
  WORD_ANSWERS,
  WORD_FIELDS,
  type WordField,
} from '../catalog/word-decision.vocabulary.js';

const wordsOf = (survey: object) => wordsOfSurvey(surveyAnswersSchema.parse(survey));
const READ = [
  ['alergie', (text: string) => ({ gastro: { allergies: text } })],
  ['nietolerancje', (text: string) => ({ gastro: { intolerances: text } })],
  ['inne dolegliwości', (text: string) => ({ gastro: { other: text } })],
  ['choroby przewlekłe', (text: string) => ({ medicalHistory: { currentChronic: text } })],
  ['notatki', (text: string) => ({ patientNotes: text })],
  ['nie lubi', (text: string) => ({ preferences: { fruits: { disliked: [text] } } })],
  ['lubi', (text: string) => ({ preferences: { fruits: { liked: [text] } } })],
] as const;

describe('czy ankieta w ogóle coś mówi o jedzeniu', () => {
  it('[decisions 55] pusta ankieta nic nie mówi, choćby wypełniono w niej to, co nie dotyczy jedzenia', () => {
    expect(saysAnything(wordsOf({}))).toBe(false);
    const filled = {
      header: { fullName: 'Ewa Kos' },
      gastro: { reflux: 'po kawie' },
      nutrition: { stimulants: 'kawa' },
    };
    expect(saysAnything(wordsOf(filled))).toBe(false);
  });

  it('[decisions 55] cel wizyty, przebyte choroby i leki są czytane, ale same nie są odpowiedzią o jedzeniu', () => {
    const words = wordsOf({
      header: { visitPurpose: 'dieta przy celiakii' },
      medicalHistory: { pastChronic: 'ospa', currentMeds: 'Euthyrox 50' },
    });
    expect(words).toMatchObject({ purpose: 'dieta przy celiakii', past: 'ospa', meds: 'Euthyrox 50' });
    expect([saysAnything(words), hasWords(words), hasWords(wordsOf({}))]).toEqual([false, true, false]);
  });

  it.each([
    'nie wiadomo',
    'Nie wiem.',
    'brak danych',
    '?',
    '???',
    ' … ',
    'nie wiadomo, brak danych',
    'NIE PAMIĘTA',
  ])('[decisions 55] „%s” w każdym polu nic nie mówi', (text) => {
    const all = {
      gastro: { allergies: text, intolerances: text, other: text },
      medicalHistory: { currentChronic: text },
      patientNotes: text,
      preferences: { fruits: { disliked: [text], liked: [text] } },
    };
    expect(saysAnything(wordsOf(all))).toBe(false);
  });

  it.each(['brak', 'brak alergii', 'nie', '–', 'nic', 'nie wiem, chyba orzechy', 'n/d', 'jabłka'])(
    '[decisions 55] „%s” w którymkolwiek z czytanych pól jest odpowiedzią',
    (text) => {
      for (const [, put] of READ) expect(saysAnything(wordsOf(put(text)))).toBe(true);
    },
  );
});

describe('decyzje o wpisach', () => {
  const decided = (field: WordField, phrase: string) => ({ field, phrase });

  it('[decisions 72] decyzja trwa, dopóki jej wpis stoi w swoim polu, bez względu na wielkość liter i odstępy', () => {
    const words = wordsOf({
      gastro: { allergies: 'Orzechy  WŁOSKIE, ryby' },
      medicalHistory: { currentChronic: 'celiakia' },
      preferences: { meat: { disliked: ['wieprzowina'] } },
    });
    const kept = [
      decided('allergies', 'orzechy włoskie'),
      decided('chronic', 'Celiakia'),
      decided('disliked', 'wieprzowina'),
    ];
    const gone = [
      decided('allergies', 'celiakia'),
      decided('notes', 'ryby'),
      decided('disliked', 'wołowina'),
    ];
    expect(decisionsStillMeant([...kept, ...gone], words)).toEqual(kept);
  });

  it('[decisions 72] na decyzję czeka wszystko poza uwagami dla dietetyka', () => {
    const entries = [
      { reason: 'note' as const },
      { reason: 'elsewhere' as const },
      { reason: 'no_food' as const },
    ];
    expect(undecidedOf(entries)).toEqual(entries.slice(1));
  });
});

it('[decisions 72] tego, co nazywa alergię albo rozpoznanie, nikt nie przesądza za następnego pacjenta', () => {
  const remembered = WORD_FIELDS.flatMap((field) =>
    [...UNCLEAR_REASONS, undefined].flatMap((reason) =>
      WORD_ANSWERS.filter((answer) => isForPractice({ field, reason }, answer)).map((answer) => ({
        field,
        reason,
        answer,
      })),
    ),
  );
  expect(remembered.length).toBeGreaterThan(0);
  for (const { field, reason, answer } of remembered) {
    expect(['allergies', 'intolerances', 'disliked', 'accepted']).toContain(field);
    expect(['past', 'unnamed', 'lifts_all', undefined]).not.toContain(reason);
    expect(['means', 'note', 'not_food']).toContain(answer);
    if (answer === 'not_food') expect(['no_food', 'too_short']).toContain(reason);
  }
});
