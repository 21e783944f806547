/** Judges the corpus through the reading of the product, and adds up what a dietitian would find. */
import { createAvoidance, type NamedFood } from '@pora/engine/text-pl/avoidance';
import type { ReadPhrase, WordField } from '@pora/engine/text-pl/read-phrase';
import type { CorpusPhrase } from './read-corpus.js';

/** What is wrong with the reading of one phrase; nothing when a dietitian agrees. */
export interface JudgedPhrase extends CorpusPhrase {
  /** Foods that had to be kept out and are not. */
  readonly notKeptOut: readonly string[];
  /** Foods that had to stay allowed and are kept out. */
  readonly wronglyKeptOut: readonly string[];
  readonly isAsked: boolean;
  /** A forbidden food is allowed and nobody is asked: the verdict could be safe. */
  readonly isForbiddenAllowed: boolean;
  /** Something was said, nothing came of it, and nobody is asked. */
  readonly isSilent: boolean;
  readonly isRight: boolean;
}

interface Reading {
  readonly phrases: readonly ReadPhrase[];
  readonly isAsked: boolean;
  isKeptOut(food: NamedFood): boolean;
  /** Nobody has looked for the allergen in it: neither kept out nor called safe. */
  isUnverified(food: NamedFood): boolean;
}

/** How one answer is read; in the survey of a child somebody else writes it. */
export function readingOf(
  field: WordField,
  entry: string,
  foods: readonly NamedFood[],
  isChild = false,
): Reading {
  const input: Partial<Record<WordField, readonly string[]>> = { [field]: [entry] };
  const avoidance = createAvoidance({ ...input, isChild }, foods);
  const { phrases = [] } = avoidance as Partial<Record<'phrases', readonly ReadPhrase[]>>;
  return {
    phrases,
    isAsked: avoidance.notUnderstood.length > 0 || phrases.some(({ isOpen }) => isOpen),
    isKeptOut: (food) => Object.keys(avoidance.of(food)).some((key) => key !== 'unverified'),
    isUnverified: (food) => avoidance.of(food).unverified !== undefined,
  };
}

/** Judges every phrase against the foods of a catalogue. */
export function judgeCorpus(corpus: readonly CorpusPhrase[], foods: readonly NamedFood[]): JudgedPhrase[] {
  const byName = new Map(foods.map((food) => [food.name, food]));
  return corpus.map((phrase) => {
    const reading = readingOf(phrase.field, phrase.text, foods, phrase.isChild);
    const isOut = (name: string): boolean => {
      const food = byName.get(name);
      if (!food) throw new Error(`„${phrase.text}”: nie ma produktu „${name}”`);
      return reading.isKeptOut(food);
    };
    return judged(phrase, reading.isAsked, isOut);
  });
}

function judged(phrase: CorpusPhrase, isAsked: boolean, isOut: (name: string) => boolean): JudgedPhrase {
  const { keptOut, allowed, asking } = phrase;
  const notKeptOut = keptOut.filter((name) => !isOut(name));
  const wronglyKeptOut = allowed.filter(isOut);
  const isForbiddenAllowed = notKeptOut.length > 0 && !isAsked;
  const hasSaid = keptOut.length > 0 || asking === 'required';
  const isSilent = hasSaid && !isAsked && notKeptOut.length === keptOut.length;
  // Asking stands in for keeping out only where a dietitian would ask, too.
  const isKeptOutEnough = notKeptOut.length === 0 || (asking === 'right' && isAsked);
  const isAskedRightly = asking === 'required' ? isAsked : asking === 'right' || !isAsked;
  const isRight = isKeptOutEnough && isAskedRightly && wronglyKeptOut.length === 0;
  return { ...phrase, notKeptOut, wronglyKeptOut, isAsked, isForbiddenAllowed, isSilent, isRight };
}

/** The sentence a dietitian reads about one phrase that was read wrongly. */
export function faultOf(phrase: JudgedPhrase): string {
  const { field, text, asking, isAsked, notKeptOut, wronglyKeptOut } = phrase;
  const parts = [
    notKeptOut.length > 0 && `nie wykluczono: ${notKeptOut.join('; ')}`,
    wronglyKeptOut.length > 0 && `wykluczono niesłusznie: ${wronglyKeptOut.join('; ')}`,
    isAsked && asking === 'wrong' && 'pyta bez potrzeby',
    !isAsked && asking === 'required' && 'nie pyta',
  ];
  return `${field}: „${text}” – ${parts.filter(Boolean).join(', ')}`;
}
