import type { KeptWordDecision } from '../catalog/word-decision.model.js';
import type { SurveyAnswers } from './survey.model.js';
import { acceptedFoods, dislikedFoods } from './survey.model.js';
import { comparable, type WordField } from '../catalog/word-decision.vocabulary.js';

/** What a survey says that is read for foods (decisions 34 and 55), as it stands there. */
export interface SurveyWords {
  readonly disliked: string[];
  readonly accepted: string[];
  readonly allergies: string;
  readonly intolerances: string;
  readonly chronic: string;
  readonly complaints: string;
  readonly notes: string;
  readonly purpose: string;
  readonly past: string;
  readonly meds: string;
}

type ReadParts = Pick<SurveyAnswers, 'preferences' | 'patientNotes'> & {
  readonly header: Pick<SurveyAnswers['header'], 'visitPurpose'>;
  readonly gastro: Pick<SurveyAnswers['gastro'], 'allergies' | 'intolerances' | 'other'>;
  readonly medicalHistory: Pick<
    SurveyAnswers['medicalHistory'],
    'currentChronic' | 'pastChronic' | 'currentMeds'
  >;
};

/** The words of a survey that are read for foods. */
export function wordsOfSurvey(survey: ReadParts): SurveyWords {
  const { allergies, intolerances, other } = survey.gastro;
  const { currentChronic, pastChronic, currentMeds } = survey.medicalHistory;
  return {
    disliked: dislikedFoods(survey),
    accepted: acceptedFoods(survey),
    ...{ allergies, intolerances, chronic: currentChronic, complaints: other, notes: survey.patientNotes },
    ...{ purpose: survey.header.visitPurpose, past: pastChronic, meds: currentMeds },
  };
}

/** Answers that tell nothing, not even that there is nothing. */
const UNKNOWN = new Set([
  ...['nie wiem', 'nie wiadomo', 'nie wiem nic', 'nic nie wiem', 'nic nie wiadomo', 'trudno powiedzieć'],
  ...[
    'brak danych',
    'brak informacji',
    'brak odpowiedzi',
    'bez odpowiedzi',
    'nieznane',
    'nieznana',
    'nieznany',
  ],
  ...[
    'do ustalenia',
    'do uzupełnienia',
    'do wyjaśnienia',
    'do sprawdzenia',
    'nie pamiętam',
    'nie pamięta',
    'nie wie',
  ],
  ...[
    'nie zapytano',
    'nie pytano',
    'nie podano',
    'nie ustalono',
    'nie określono',
    'niewiadome',
    'jeszcze nie wiem',
  ],
]);

/**
 * True where a survey says something in a field that is read: a survey of empty fields and "nie wiadomo" counts as none
 * (decision 55). That there is nothing ("brak alergii", "–") is said. Why somebody came, was ill and takes medicine tells
 * nothing about what they eat, unless it names it.
 */
export function saysAnything(words: SurveyWords): boolean {
  const { disliked, accepted, allergies, intolerances, chronic, complaints, notes } = words;
  return [...disliked, ...accepted, allergies, intolerances, chronic, complaints, notes].some(isSaid);
}

/** Whether there is anything to be read at all, also where nothing is asked about food. */
export function hasWords(words: SurveyWords): boolean {
  return saysAnything(words) || [words.purpose, words.past, words.meds].some((text) => text.trim() !== '');
}

/** The words of fields that are mostly about food; a new medicine is no reason to look at all of them again. */
export function wordsToLookAt({ purpose: _purpose, past: _past, meds: _meds, ...words }: SurveyWords) {
  return words;
}

function isSaid(answer: string): boolean {
  const parts = comparable(answer).split(/[,;/\n]|\.(?=\s|$)/u);
  return parts.some((part) => {
    const bare = part
      .replace(/[?!.…"'„”()]+/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim();
    return bare !== '' && !UNKNOWN.has(bare);
  });
}

/** Decisions whose phrase still stands in its field. */
export function decisionsStillMeant<T extends Pick<KeptWordDecision, 'field' | 'phrase'>>(
  decisions: readonly T[],
  words: SurveyWords,
): T[] {
  if (decisions.length === 0) return [];
  const texts = new Map<WordField, string[]>();
  const textsOf = (field: WordField): string[] => {
    const known = texts.get(field) ?? [words[field]].flat().map(comparable);
    texts.set(field, known);
    return known;
  };
  return decisions.filter(({ field, phrase }) => {
    const wanted = comparable(phrase);
    return textsOf(field).some((text) => text.includes(wanted));
  });
}
