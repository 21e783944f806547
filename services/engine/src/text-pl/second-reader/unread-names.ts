/**
 * Compares the names of a text with what the first reader made of its phrases: a name that no phrase keeps out, permits or
 * denies with reason is told. It never reads an entry better; it only doubts.
 */
import type { ReadPhrase, WordDecision, WordField } from '../read-phrase.js';
import {
  ALLERGY_NOUNS,
  BETWEEN,
  CHILDREN,
  DENIALS,
  DENIED_AFTER,
  HAVING,
  HEADINGS,
  TROUBLES,
} from './look-alikes.data.js';
import { isAcquitted } from './acquittal.js';
import type { FoundName, NameFinder } from './name-finder.js';
import { OWN, People } from './people.js';
import { stemsOfForm, tokensOf, type WordToken } from './word-tokens.js';

/** An answer of a survey, as written. */
export interface WrittenEntry {
  readonly field: WordField;
  readonly entry: string;
}

/** Names of an entry that lie in a phrase which does not account for them, or in none. */
export function unreadNames(
  entry: string,
  names: readonly FoundName[],
  phrases: readonly ReadPhrase[],
): FoundName[] {
  return new Comparison(entry, names, phrases).unread().map(({ name }) => name);
}

/** What a dietitian has already said: about phrases of this patient, and about words in general. */
export interface Explained {
  readonly decisions?: readonly WordDecision[] | undefined;
  /** Words of the practice: where one stands, its names are read. */
  readonly ownWords?: readonly { readonly word: string }[] | undefined;
  /** The patient is a child: "córka", "syn" and "mała" are the patient. */
  readonly isChild?: boolean;
}

/** What a person wrote, field by field, as entries to compare; other parts of the input are left out. */
export function writtenEntries(input: Partial<Record<WordField, readonly string[]>>): WrittenEntry[] {
  return WORD_FIELD_NAMES.flatMap((field) => (input[field] ?? []).map((entry) => ({ field, entry })));
}

/**
 * The phrases with those marked that hold an unread name: not understood and open. A name that lies in no phrase becomes an
 * open phrase of its own, so that a lost clause is shown, too; a dietitian's decision about that name closes it.
 */
export function markUnreadNames(
  phrases: readonly ReadPhrase[],
  entries: readonly WrittenEntry[],
  finder: NameFinder,
  { decisions = [], ownWords = [], isChild = false }: Explained = {},
): ReadPhrase[] {
  const own = ownWords.map(({ word }) => tokensOf(word).map((token) => token.word));
  const decided = new Map(decisions.map((one) => [keyOf(one.field, one.phrase.toLowerCase()), one]));
  const marked = new Set<ReadPhrase>();
  const lost: ReadPhrase[] = [];
  const byEntry = grouped(phrases);
  for (const { field, entry } of entries) {
    const said = byEntry.get(keyOf(field, entry)) ?? [];
    for (const { name, phrase } of new Comparison(entry, finder.namesIn(entry), said, {
      own,
      isChild,
    }).unread()) {
      if (phrase) marked.add(phrase);
      else lost.push(lostPhrase(field, entry, name.text, decided));
    }
  }
  const checked = phrases.map((phrase) => (marked.has(phrase) ? opened(phrase) : phrase));
  return [...checked, ...lost];
}

const keyOf = (field: WordField, entry: string): string => `${field} ${entry.replace(/\s+/gu, ' ').trim()}`;

function grouped(phrases: readonly ReadPhrase[]): Map<string, ReadPhrase[]> {
  const groups = new Map<string, ReadPhrase[]>();
  for (const phrase of phrases) {
    const key = keyOf(phrase.field, phrase.entry);
    const group = groups.get(key);
    if (group) group.push(phrase);
    else groups.set(key, [phrase]);
  }
  return groups;
}

function opened(phrase: ReadPhrase): ReadPhrase {
  return { ...phrase, reading: 'unclear', reason: 'unread_name', isOpen: true };
}

function lostPhrase(
  field: WordField,
  entry: string,
  text: string,
  decided: ReadonlyMap<string, WordDecision>,
): ReadPhrase {
  const decision = decided.get(keyOf(field, text.toLowerCase()));
  const nothing: readonly string[] = [];
  const told = { reading: 'unclear', reason: 'unread_name', isOpen: decision === undefined } as const;
  return { field, entry, text, avoided: nothing, permitted: nothing, ...told, ...(decision && { decision }) };
}

/** The list of `read-phrase`, written here: the second reader takes no code from outside. */
const WORD_FIELD_NAMES: readonly WordField[] = [
  ...(['allergies', 'intolerances', 'disliked', 'accepted'] as const),
  ...(['chronic', 'complaints', 'notes', 'purpose', 'past', 'meds'] as const),
];

interface UnreadName {
  readonly name: FoundName;
  readonly phrase?: ReadPhrase;
}

const AVOIDED: ReadonlySet<WordField> = new Set<WordField>(['allergies', 'intolerances', 'disliked']);
const SENTENCE_END = /[.;!?\n]/u;
/** What stands farther away is asked about instead: the time stays bounded. */
const FARTHEST = 60;
const NEAR = 5;
/** "bez", "nie", "na" */
const LITTLE = 3;
/** Endings of adjectives that no verb has. */
const ADJECTIVE =
  /(?:[sckw]kimi?|[nw]ymi?|czymi?|[sckw]kie|[sckw]kich|[sck]kiej|[sc]ka|[nw]e|[nw]ych|[nw]ej|[nw]ego|cze|czych)$/u;
/** Just behind a name: what a test can find begins at 0.35, and its classes at 1. */
const FOUND_NOT =
  /^ *(?:(?:ujemn|negatywn)|< ?0[.,](?:35|1|10)(?!\d)|kl(?:as[a-z]{1,3})?\.? ?0(?![.,/–-]? ?\d))/u;
/** "alergia na gluten – nie", but not "na gluten nie wiem". */
const NEEDS_END = new Set(['nie', 'brak']);

interface KnownOfEntry {
  readonly own?: readonly (readonly string[])[];
  readonly isChild?: boolean;
}

/** The words of one entry, and which phrase each of them lies in. */
class Comparison {
  private readonly tokens: readonly WordToken[];
  private readonly phraseAt = new Map<number, ReadPhrase>();
  private readonly toldStems = new Map<ReadPhrase, ReadonlySet<string>>();
  private readonly keptStems = new Map<ReadPhrase, ReadonlySet<string>>();
  /** Places of the entry that are words of names. */
  private readonly named = new Set<number>();
  private readonly own: readonly (readonly string[])[];
  private readonly isChild: boolean;
  private readonly people: People;

  constructor(
    entry: string,
    private readonly names: readonly FoundName[],
    phrases: readonly ReadPhrase[],
    { own = [], isChild = false }: KnownOfEntry = {},
  ) {
    this.own = own;
    this.isChild = isChild;
    this.tokens = names.length === 0 ? [] : tokensOf(entry);
    this.people = new People(this.tokens, isChild);
    if (names.length > 0) this.place(phrases);
    const starts = new Map(names.map(({ start, words }) => [start, words.length]));
    this.tokens.forEach(({ start }, at) => {
      for (let word = 0; word < (starts.get(start) ?? 0); word += 1) this.named.add(at + word);
    });
  }

  unread(): UnreadName[] {
    const places = new Map(this.tokens.map(({ start }, at) => [start, at]));
    return this.names.flatMap((name) => {
      const at = places.get(name.start);
      const phrase = at === undefined ? undefined : this.phraseAt.get(at);
      if (at === undefined || !phrase) return [{ name }];
      return this.isAccounted(name, at, phrase) ? [] : [{ name, phrase }];
    });
  }

  /** Gives each word of a phrase the first place of that word not yet taken, after the phrase's last one where there is one. */
  private place(phrases: readonly ReadPhrase[]): void {
    const places = new Map<string, number[]>();
    this.tokens.forEach(({ word }, at) => {
      const known = places.get(word);
      if (known) known.push(at);
      else places.set(word, [at]);
    });
    const used = new Map<string, number>();
    for (const phrase of phrases) {
      for (const { word } of tokensOf(phrase.text)) {
        const at = used.get(word) ?? 0;
        used.set(word, at + 1);
        const place = places.get(word)?.[at];
        if (place !== undefined) this.phraseAt.set(place, phrase);
      }
    }
  }

  private isAccounted(name: FoundName, at: number, phrase: ReadPhrase): boolean {
    if (phrase.isOpen || phrase.decision !== undefined) return true;
    if (this.isTold(name, phrase)) return this.isKeptOut(name, phrase) || this.mayBeEaten(name, at, phrase);
    // "nabiał: kefir toleruję" says nothing of the others where it is asked what is not eaten.
    const isAnswered = !AVOIDED.has(phrase.field) || phrase.reading !== 'permitted';
    if (isAnswered && this.isHeading(name, at)) return true;
    if (phrase.reading === 'denied') return this.isDenied(name, at);
    // "gluten (nie celiakia)": not the disease, and no gluten all the same.
    if (phrase.reading === 'avoided' && name.kind === 'diagnosis') return this.isDenied(name, at);
    if (phrase.reading === 'not_food') return this.people.isOfRelative(at) || this.isDenied(name, at);
    return false;
  }

  private isKeptOut(name: FoundName, phrase: ReadPhrase): boolean {
    if (phrase.reading === 'not_food' || phrase.reading === 'denied') return false;
    return isMet(name, this.stemsIn(this.keptStems, phrase, phrase.avoided));
  }

  private stemsIn(
    known: Map<ReadPhrase, ReadonlySet<string>>,
    phrase: ReadPhrase,
    texts: readonly string[],
  ): ReadonlySet<string> {
    const found = known.get(phrase);
    if (found) return found;
    const words = texts.flatMap((text) => tokensOf(text).map(({ word }) => word));
    const stems = stemsOf([...words, ...this.ownWordsIn(phrase)]);
    known.set(phrase, stems);
    return stems;
  }

  /** In an answer about what must not be eaten something has to say that it is eaten all the same. */
  private mayBeEaten(name: FoundName, at: number, phrase: ReadPhrase): boolean {
    if (!AVOIDED.has(phrase.field)) return true;
    const { tokens } = this;
    return isAcquitted({ tokens, at, length: name.words.length, isTaste: phrase.field === 'disliked' });
  }

  /** The reading names it among what is kept out or eaten. */
  private isTold(name: FoundName, phrase: ReadPhrase): boolean {
    // What a phrase about nobody's food names is kept out by nothing.
    const isOfFood = phrase.reading !== 'not_food' && phrase.reading !== 'denied';
    const texts = isOfFood ? [...phrase.avoided, ...phrase.permitted] : phrase.permitted;
    return isMet(name, this.stemsIn(this.toldStems, phrase, texts));
  }

  /** Words of the practice that stand in the phrase as a whole. */
  private ownWordsIn({ text }: ReadPhrase): string[] {
    if (this.own.length === 0) return [];
    const written = stemsOf(tokensOf(text).map(({ word }) => word));
    const isWritten = (word: string) => [...stemsOfForm(word)].some((stem) => written.has(stem));
    // "bez cebulowatych" is met by "nie lubi cebulowatych": the little words around it may differ.
    return this.own.flatMap((words) => {
      const telling = words.some((word) => word.length > LITTLE)
        ? words.filter((word) => word.length > LITTLE)
        : words;
      return telling.length > 0 && telling.every(isWritten) ? words : [];
    });
  }

  /** A denial of an allergy or a disease reaches the name: nothing but general nouns and other names stands between. */
  private isDenied(name: FoundName, at: number): boolean {
    if (this.isSurelyDenied(at)) return true;
    return this.isDeniedBefore(name, at) || this.isDeniedAfter(name, at) || this.isUntroubled(name, at);
  }

  /** "po orzechach nie mam problemów", "kłopotów z jajkami nie mam". */
  private isUntroubled(name: FoundName, at: number): boolean {
    let hasTrouble = this.hasTroubleBefore(at);
    let isDenial = false;
    for (let next = at + name.words.length; next < at + name.words.length + 2 * NEAR; next += 1) {
      const token = this.tokens[next];
      if (!token || /[.;,!?\n]/u.test(token.gap)) break;
      if (DENIALS.has(token.word)) isDenial = true;
      else if (isTrouble(token.word)) {
        if (!isDenial) return false;
        hasTrouble = true;
      } else if (!this.isBetween(token.word) && !HAVING.has(token.word) && !this.named.has(next))
        return false;
    }
    return isDenial && hasTrouble;
  }

  private hasTroubleBefore(at: number): boolean {
    for (let back = at - 1; back >= Math.max(0, at - NEAR); back -= 1) {
      if (this.isSentenceEnd(back + 1) || this.tokens[back + 1]?.gap.includes(',') === true) return false;
      if (isTrouble(this.tokens[back]?.word ?? '')) return true;
    }
    return false;
  }

  /** "na pewno nie na mleko" denies an allergy by the preposition. */
  private isSurelyDenied(at: number): boolean {
    const [sure, not, of] = [at - 3, at - 2, at - 1].map((back) => this.tokens[back]?.word);
    return sure === 'pewno' && not === 'nie' && of === 'na' && !this.isSentenceEnd(at);
  }

  private isDeniedBefore(name: FoundName, at: number): boolean {
    let isAboutAllergy = name.kind === 'diagnosis';
    for (let back = at - 1; back >= Math.max(0, at - FARTHEST); back -= 1) {
      const word = this.tokens[back]?.word ?? '';
      if (this.isSentenceEnd(back + 1)) return false;
      // "nie, jestem uczulona na …" denies nothing of it.
      if (DENIALS.has(word)) return isAboutAllergy && this.tokens[back + 1]?.gap.includes(',') !== true;
      if (isAllergyNoun(word) || isTrouble(word)) {
        // "brak alergii, uczulenie na …" denies only the first.
        if (this.tokens[back]?.gap.includes(',') === true) return false;
        isAboutAllergy = true;
      } else if (!this.isBetween(word) && !this.named.has(back) && !this.isOfNameBefore(back)) return false;
    }
    return false;
  }

  /** "alergia na gluten wykluczona", "celiakia: nie", "testy na mleko ujemne". */
  private isDeniedAfter(name: FoundName, at: number): boolean {
    const last = at + name.words.length;
    if (this.isFoundNot(last)) return true;
    if (name.kind !== 'diagnosis' && !this.hasNounBefore(at)) return false;
    for (let next = last; next < last + NEAR; next += 1) {
      const token = this.tokens[next];
      if (!token || /[.;,!?\n]/u.test(token.gap)) return false;
      if (DENIED_AFTER.has(token.word)) return !NEEDS_END.has(token.word) || this.isClauseEnd(next + 1);
      if (!this.isBetween(token.word) && !this.named.has(next)) return false;
    }
    return false;
  }

  /** "mleko kl. 0", "mleko < 0,35", "mleko ujemne": a test found nothing. */
  private isFoundNot(next: number): boolean {
    const said = [0, 1, 2].map((on) => this.tokens[next + on]);
    const [first] = said;
    if (!first || /[.;,!?\n]/u.test(first.gap)) return false;
    const written = said.map((token) => (token ? `${token.gap}${token.word}` : '')).join('');
    return FOUND_NOT.test(written);
  }

  /** "orzechy włoskie": the adjective belongs to the name before it. */
  private isOfNameBefore(at: number): boolean {
    return (
      this.named.has(at - 1) &&
      ADJECTIVE.test(this.tokens[at]?.word ?? '') &&
      !/\S/u.test(this.tokens[at]?.gap ?? '')
    );
  }

  private hasNounBefore(at: number): boolean {
    for (let back = at - 1; back >= Math.max(0, at - NEAR); back -= 1) {
      if (this.isSentenceEnd(back + 1)) return false;
      const word = this.tokens[back]?.word ?? '';
      if (isAllergyNoun(word) || word.startsWith('test')) return true;
    }
    return false;
  }

  private isBetween(word: string): boolean {
    return BETWEEN.has(word) || (this.isChild && (CHILDREN.has(word) || OWN.test(word)));
  }

  private isClauseEnd(at: number): boolean {
    const next = this.tokens[at];
    return !next || /[^\s]/u.test(next.gap);
  }

  /** "warzywa: por, seler" names the two; the group is only their heading. */
  private isHeading(name: FoundName, at: number): boolean {
    const next = at + name.words.length;
    return HEADINGS.has(name.words[0] ?? '') && this.tokens[next]?.gap.trim() === ':' && this.named.has(next);
  }

  private isSentenceEnd(at: number): boolean {
    return SENTENCE_END.test(this.tokens[at]?.gap ?? '');
  }
}

function stemsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.flatMap((word) => [...stemsOfForm(word)]));
}

function isMet({ words }: FoundName, stems: ReadonlySet<string>): boolean {
  return words.some((word) => [...stemsOfForm(word)].some((stem) => stems.has(stem)));
}

function isTrouble(word: string): boolean {
  return TROUBLES.some((start) => word.startsWith(start));
}

function isAllergyNoun(word: string): boolean {
  return ALLERGY_NOUNS.some((noun) => word.startsWith(noun));
}
