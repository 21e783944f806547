/**
 * Reads an entry: each clause is avoided, permitted, denied, not about food, or has to be asked about (decision 54). No word
 * of the entry lies outside the phrases.
 */
import type { PhraseReading, UnclearReason, WordField } from '../read-phrase.js';
import { clausesOf, isEveryday, isNameless, isWholeDenial, type Clause } from './clauses.js';
import { defaultOf, readClause, type Meant, type Polarity, type Said } from './clause-reading.js';
import { diagnosisOf, type NameLookup } from './names.js';
import type { Word } from './tokens.js';
import { meaningfulWords } from '../dislikes.js';
import { ADJECTIVE } from './word-classes.data.js';
import { tidyText } from '@pora/text-pl/fold';

/** One phrase of an entry, before anybody knows which foods it means. */
export interface Phrase {
  readonly field: WordField;
  readonly entry: string;
  readonly text: string;
  readonly sentence: number;
  readonly reading: PhraseReading;
  readonly reason?: UnclearReason;
  /** Names that are kept out, or would be. */
  readonly avoided: readonly Meant[];
  /** Names that are eaten and take nothing back. */
  readonly permitted: readonly Meant[];
  /** Names and states that are taken out of what is avoided. */
  readonly except: readonly Meant[];
  readonly onlyStates: readonly Word[];
  /** Names in brackets: they narrow a dislike, or are avoided as well. */
  readonly inside: readonly Meant[];
  /** An unclear phrase keeps its foods out all the same. */
  readonly keepsOut: boolean;
  readonly isAllergy: boolean;
  readonly isMedical: boolean;
  readonly elsewhere?: 'kept_out' | 'proposed';
  /** Its words may be the name of a food that is not in the base. */
  readonly mayBeName: boolean;
  /** What it is remembered under as a word of the practice. */
  readonly key: string;
}

/** Fields that nobody asked about food in. */
export const OTHER_FIELDS: ReadonlySet<WordField> = new Set(['chronic', 'complaints', 'notes']);
const ANSWERS: ReadonlySet<WordField> = new Set(['allergies', 'intolerances']);
const NOTHING = /^[\s\-–—.!_*/\\0,;:]*$/u;
const ABSENT = /^(?:bz|b\/z|n\/?d|nd|none|no|x)[\s.!]*$/iu;

/** The phrases of an entry in their order. */
export function readEntry(entry: string, field: WordField, names: NameLookup): Phrase[] {
  const written = entry.trim();
  const { text, clauses } = clausesOf(entry, names);
  if (clauses.length === 0 || ABSENT.test(text.trim())) return wordless(written, text.trim(), field);
  const said = clauses.map((clause) => readClause(clause, defaultOf(field)));
  carry(said, field);
  return said.map((one) => new Outcome(one, field, names, written, slice(text, one.clause)).phrase());
}

function slice(text: string, { start, end }: Clause): string {
  return text.slice(start, closed(text, end)).replace(/\s+/gu, ' ');
}

/** The bracket that ends a phrase is shown with it. */
function closed(text: string, end: number): number {
  return /[)\]]/u.test(text[end] ?? '') ? end + 1 : end;
}

function wordless(entry: string, text: string, field: WordField): Phrase[] {
  if (text === '') return [];
  const isNothing = NOTHING.test(text) || ABSENT.test(text) || OTHER_FIELDS.has(field);
  const reading: PhraseReading = isNothing ? 'denied' : field === 'accepted' ? 'permitted' : 'unclear';
  return [
    {
      ...{ field, entry, text, sentence: 0, reading, key: tidyText(text) },
      ...(reading === 'unclear' && { reason: 'too_short' as const }),
      ...{ avoided: [], permitted: [], except: [], onlyStates: [], inside: [] },
      ...{ keepsOut: false, isAllergy: false, isMedical: false, mayBeName: false },
    },
  ];
}

/** What one clause says governs the next one in its sentence, as far as a person would read it so. */
function carry(said: readonly Said[], field: WordField): void {
  for (const [i, one] of said.entries()) {
    const before = said[i - 1];
    if (before?.clause.sentence !== one.clause.sentence) continue;
    const { join, elements } = one.clause;
    takeOut(one, before);
    const [first] = elements;
    if (first?.kind === 'mark' && /^ktor[ayeiz]/u.test(first.word.folded)) one.person ??= before.person;
    if (join === 'and' && !one.hasOwnSay)
      for (const flag of ['wish', 'unsure'] as const) if (before.flags.has(flag)) one.flags.add(flag);
    if (!one.hasOwnSay && one.names.length > 0 && join !== 'but') {
      const polarity = before.carried;
      if (polarity !== undefined) carryInto(one, polarity, join === 'and', field);
      for (const flag of ['allergy', 'medical', 'past'] as const)
        if (before.flags.has(flag) && polarity !== undefined) one.flags.add(flag);
    }
    if (one.person === undefined && before.person !== undefined && before.person !== 'patient') {
      if (join === 'and' || before.clause.heading > 0) one.person = before.person;
      else if (join === 'comma' && !one.hasOwnSay) one.flags.add('unsure');
    }
  }
  for (let i = said.length - 2; i >= 0; i -= 1) carryBack(said[i] as Said, said[i + 1] as Said, field);
}

/** "ryby, ale nie łosoś" takes salmon out; "lubi kurczaka, ale nie wieprzowinę" is no exception. */
function takeOut(one: Said, before: Said): void {
  const isAfterAvoided = before.names.some(({ polarity }) => polarity === undefined || polarity === 'avoid');
  for (const name of one.names) if (name.isTakenOut === true && !isAfterAvoided) name.polarity = 'avoid';
}

function carryInto(one: Said, polarity: Polarity, isAnd: boolean, field: WordField): void {
  const isAsked = !OTHER_FIELDS.has(field) && field !== 'accepted';
  const isFirm = isAnd || polarity === 'avoid' || (polarity === 'permit' && !isAsked);
  for (const name of one.names) {
    if (name.isSaid) continue;
    name.polarity = isFirm ? polarity : 'avoid';
    name.isSaid = isFirm;
  }
  if (!isFirm) one.flags.add('unsure');
  one.carried = isFirm ? polarity : undefined;
}

/** "ryby, mięso i nabiał – nie": the last word is said of all. */
function carryBack(one: Said, next: Said, field: WordField): void {
  if (one.clause.sentence !== next.clause.sentence || one.hasOwnSay || one.names.length === 0) return;
  const [polarity] = next.names.map((name) => name.polarity);
  const isMeant = next.isPostfix || next.isBackward;
  if (!isMeant || polarity === undefined || next.clause.join === 'but') return;
  one.isBackward = true;
  if (next.clause.join === 'comma' && field === 'accepted') {
    if (polarity === 'avoid') one.flags.add('unsure');
    return;
  }
  if (next.clause.join === 'comma' && polarity !== 'avoid' && !OTHER_FIELDS.has(field)) return;
  for (const name of one.names) if (!name.isSaid) Object.assign(name, { polarity, isSaid: true });
  for (const flag of ['allergy', 'medical', 'past'] as const) if (next.flags.has(flag)) one.flags.add(flag);
}

class Outcome {
  private avoided: Meant[] = [];
  private permitted: Meant[] = [];
  private except: Meant[] = [];
  private denied: Meant[] = [];
  private neutral: Meant[] = [];

  constructor(
    private readonly said: Said,
    private readonly field: WordField,
    private readonly names: NameLookup,
    private readonly entry: string,
    private readonly text: string,
  ) {
    this.sort();
  }

  private get isOther(): boolean {
    return OTHER_FIELDS.has(this.field);
  }

  private sort(): void {
    const { said, field } = this;
    for (const one of said.names) {
      if (this.isOther && this.isEverydayWord(one)) continue;
      const polarity = one.polarity ?? defaultOf(field);
      const isDiet = one.ref.kind === 'diagnosis' && polarity !== 'deny';
      if (polarity === 'avoid' || (isDiet && field !== 'accepted') || (isDiet && one.polarity === undefined))
        this.avoided.push(one);
      else if (polarity === 'permit') this.permitted.push(one);
      else if (polarity === 'deny') this.denied.push(one);
      else this.neutral.push(one);
    }
    const excepted = said.except.filter((one) => !this.isOther || !this.isEverydayWord(one));
    const isOfNone = this.avoided.length === 0;
    for (const one of excepted) {
      if (one.polarity === 'permit' || !isOfNone) this.except.push(one);
      else if (said.names.length === 0 && !this.leavesNothing()) {
        this.permitted.push(one);
        said.flags.add('unsure');
      } else this.avoided.push({ ...one, polarity: 'avoid' });
    }
  }

  /** "jem wszystko", "brak", "żadnych": what is excepted from it is what is meant. */
  private leavesNothing(): boolean {
    const { flags } = this.said;
    const isAll = flags.has('all') && !flags.has('medical') && !flags.has('harm') && !flags.has('denial');
    return isAll || (flags.has('denial') && !flags.has('all') && !flags.has('eats'));
  }

  private isEverydayWord({ ref, words, isSaid, polarity }: Meant): boolean {
    if (!isEveryday(ref, words, this.names)) return false;
    const isOrgan = words.some(({ classes }) => classes.has('organ'));
    const { flags } = this.said;
    const isAvoided =
      isSaid && polarity === 'avoid' && (flags.has('allergy') || flags.has('eats') || flags.has('harm'));
    return isOrgan ? !(flags.has('eats') && isAvoided) : !isAvoided;
  }

  phrase(): Phrase {
    const { said, field, entry, text } = this;
    const { reading, reason, keepsOut = false } = this.isOther ? this.readElsewhere() : this.readAsked();
    const names = { avoided: this.avoided, permitted: this.permitted, except: this.except };
    const isAllergy = said.flags.has('allergy') || this.avoided.some(({ ref }) => isAllergyName(ref.name));
    const isOpenElsewhere = this.isOther && (reading === 'avoided' || reading === 'unclear');
    const isAtOnce = isAllergy && keepsOut;
    return {
      ...{ field, entry, text, sentence: said.clause.sentence, reading, ...names },
      ...(reason && { reason }),
      ...{ onlyStates: said.onlyStates, inside: said.inside, keepsOut, isAllergy },
      isMedical:
        said.flags.has('medical') ||
        this.avoided.some(({ ref }) => ref.kind === 'diagnosis' && !isDiet(ref.name)),
      ...(isOpenElsewhere && { elsewhere: isAtOnce ? ('kept_out' as const) : ('proposed' as const) }),
      key: this.key(),
      mayBeName: said.clause.elements.some(
        (one) => one.kind === 'unknown' && !ADJECTIVE.test(one.word.folded),
      ),
    };
  }

  private get isNamed(): boolean {
    return (
      this.avoided.length +
        this.permitted.length +
        this.denied.length +
        this.neutral.length +
        this.except.length +
        this.said.inside.length >
      0
    );
  }

  private readAsked(): { reading: PhraseReading; reason?: UnclearReason; keepsOut?: boolean } {
    const { flags, person } = this.said;
    if (person === 'relative') return { reading: 'not_food' };
    if (person === 'child')
      return this.isNamed ? { reading: 'unclear', reason: 'unread_name' } : this.nameless();
    if (!this.isNamed) return this.nameless();
    const isAnswer = ANSWERS.has(this.field);
    if (isAnswer && flags.has('yes') && this.avoided.length === 0 && this.permitted.length > 0) {
      this.avoided = this.permitted;
      this.permitted = [];
      return { reading: 'unclear', reason: 'partly', keepsOut: true };
    }
    if (isAnswer && isFormAnswer(this.said.clause)) flags.add('unsure');
    this.doubtOnly(isAnswer);
    const isPartly = flags.has('unknown') || flags.has('unsure') || flags.has('amount');
    const isAvoiding = this.avoided.length + this.said.inside.length > 0;
    if (isAvoiding) {
      if (flags.has('past')) return { reading: 'unclear', reason: 'past' };
      const isGlued = this.field === 'disliked' && flags.has('glued');
      if (isGlued) return { reading: 'unclear', reason: this.avoided.length > 0 ? 'partly' : 'no_food' };
      return isPartly
        ? { reading: 'unclear', reason: 'partly', keepsOut: true }
        : { reading: 'avoided', keepsOut: true };
    }
    if (this.permitted.length > 0 || this.except.length > 0) {
      const isAsked = flags.has('unsure') || (isAnswer && isPartly);
      if (!isAsked) return { reading: 'permitted' };
      if (isAnswer) {
        this.avoided = this.permitted;
        this.permitted = [];
      }
      return { reading: 'unclear', reason: 'partly', keepsOut: isAnswer };
    }
    return flags.has('unknown') || flags.has('unsure')
      ? { reading: 'unclear', reason: 'partly' }
      : { reading: 'denied' };
  }

  /** "orzechy (tylko włoskie)" may be what is eaten, or what is meant: nothing is taken out before somebody said so. */
  private doubtOnly(isAnswer: boolean): void {
    const { said } = this;
    const nouns = new Set(this.avoided.map(({ ref }) => ref.name.split(' ')[0]));
    const isDoubtful = (one: Meant) =>
      one.isOnly === true &&
      !said.flags.has('eats') &&
      one.ref.name.includes(' ') &&
      nouns.has(one.ref.name.split(' ')[0]);
    if (this.except.some(isDoubtful)) {
      said.flags.add('unsure');
      this.except = this.except.filter((one) => !isDoubtful(one));
    }
    if (isAnswer && said.onlyStates.length > 0) {
      said.flags.add('unsure');
      said.onlyStates.length = 0;
    }
  }

  private nameless(): { reading: PhraseReading; reason?: UnclearReason } {
    const { flags, clause } = this.said;
    if (isWholeDenial(clause) && !flags.has('past')) return { reading: 'denied' };
    if (this.field === 'accepted' && !flags.has('allergy') && !this.refuses())
      return { reading: 'permitted' };
    if (flags.has('unknown')) {
      const isShort = (this.text.match(/\p{L}/gu) ?? []).length < 3;
      return { reading: 'unclear', reason: isShort ? 'too_short' : 'no_food' };
    }
    return { reading: 'unclear', reason: flags.has('notFood') ? 'no_food' : 'unnamed' };
  }

  /** A refusal whose name nobody knows. */
  private refuses(): boolean {
    return this.said.carried === 'avoid' || this.said.flags.has('denial');
  }

  private readElsewhere(): { reading: PhraseReading; reason?: UnclearReason; keepsOut?: boolean } {
    const { flags, person } = this.said;
    if (person === 'relative') return { reading: 'not_food' };
    if (!this.isNamed) return this.namelessElsewhere();
    const isAvoided = this.avoided.length > 0;
    const isNoFood =
      (flags.has('medicine') || flags.has('personName')) &&
      !this.avoided.some(({ isSaid, ref }) => isSaid || ref.kind === 'diagnosis');
    if (isNoFood) return { reading: 'not_food' };
    if (person === 'child') return { reading: 'unclear', reason: 'unread_name' };
    if (isAvoided || (this.said.inside.length > 0 && flags.has('allergy'))) {
      if (flags.has('past')) return { reading: 'unclear', reason: 'past' };
      const isAllergy = flags.has('allergy') || this.avoided.some(({ ref }) => isAllergyName(ref.name));
      return flags.has('unsure')
        ? { reading: 'unclear', reason: 'partly', keepsOut: isAllergy }
        : { reading: 'avoided', keepsOut: isAllergy };
    }
    if (flags.has('unsure')) return this.asNeutral('partly');
    if (this.neutral.length > 0 || this.said.inside.length > 0) {
      if (flags.has('wish') && !flags.has('denial') && this.said.inside.length === 0 && !this.isLess()) {
        this.permitted = [...this.permitted, ...this.neutral];
        return { reading: 'permitted' };
      }
      return this.asNeutral('unread_name');
    }
    return { reading: this.permitted.length > 0 || this.except.length > 0 ? 'permitted' : 'denied' };
  }

  /** A name nobody knows the meaning of is proposed. */
  private asNeutral(reason: UnclearReason): { reading: PhraseReading; reason: UnclearReason } {
    this.avoided = this.neutral;
    return { reading: 'unclear', reason };
  }

  private isLess(): boolean {
    return this.said.clause.elements.some(
      (one) => one.kind === 'mark' && (one.word.folded === 'mniej' || one.word.folded.startsWith('ogranicz')),
    );
  }

  private namelessElsewhere(): { reading: PhraseReading; reason?: UnclearReason } {
    const { flags, clause } = this.said;
    const isDenial = isNameless(clause) && isWholeDenial(clause);
    if (isDenial) return { reading: 'denied' };
    const isAsked =
      flags.has('allergy') && !flags.has('notFood') && !flags.has('denial') && !flags.has('medicine');
    if (!isAsked) return { reading: 'not_food' };
    return { reading: 'unclear', reason: flags.has('unknown') ? 'no_food' : 'unnamed' };
  }

  /** "bez cebulowych" and "nie lubi cebulowych" are one word; what says more is its own. */
  private key(): string {
    const { said, text } = this;
    const { clause, flags } = said;
    const saysMore =
      clause.inside.length > 0 || flags.has('amount') || said.except.length > 0 || said.onlyStates.length > 0;
    if (saysMore) return tidyText(text);
    const words = clause.elements.flatMap((one) =>
      one.kind === 'name' ? one.ref.name.split(' ') : one.kind === 'unknown' ? [one.word.word] : [],
    );
    return words.length === 0 ? tidyText(text) : tidyText(words.join(' '));
  }
}

function isDiet(name: string): boolean {
  return diagnosisOf(meaningfulWords(name))?.kind === 'diet';
}

function isAllergyName(name: string): boolean {
  return diagnosisOf(meaningfulWords(name))?.kind === 'allergy';
}

/** "Gluten: nie" may deny, or forbid. */
function isFormAnswer({ elements, heading }: Clause): boolean {
  const [answer, ...more] = elements.slice(heading);
  return heading > 0 && more.length === 0 && answer?.kind === 'mark' && answer.word.classes.has('neg');
}
