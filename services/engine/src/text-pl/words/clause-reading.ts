/**
 * What a clause says of each name in it: avoided, eaten or denied. Words that say how a name is meant govern the names
 * behind them ("nie lubi ryb i kasz") or, where none stood before, the names in front ("wieprzowiny nie").
 */
import type { Clause } from './clause-kinds.js';
import { BORDER, BUT_BORDER } from './clause-merging.js';
import {
  isMarked,
  isGlued,
  isKind,
  isState,
  startsPlace,
  withoutHeading,
  type Element,
  type NameRef,
} from './elements.js';
import { NEGATIVE } from './figures.js';
import { readInside } from './inside.js';
import { withoutSort } from './sorts.js';
import { isOnlyMaybe, isWeakly } from './hedges.js';
import {
  CONDITIONAL,
  eatsWithout,
  contradicts,
  isOfRestBehind,
  narrowToPlace,
  reactsBehind,
  refuseOnly,
  restHolds,
  takesBack,
} from './turns.js';
import { isVerb, nextKinds, saysAnything, type NextKind } from './next-kind.js';
import { newSaid, noteWord, type Meant, type Polarity, type Said } from './said.js';
import { DENYING, isHow, isOfNoun, NONE, NOT_EATING, orders, type Denying } from './denying.js';
import { isOfMalady, mayAgree } from './denied-after.js';
import { doubtUntroubled, endsInDenial, isCause, isSurelyDenied, withoutException } from './untroubled.js';
import type { Word } from './tokens.js';

/** Reads one clause by itself. */
export function readClause(clause: Clause, byDefault: Polarity | undefined): Said {
  return new ClauseReader(clause, byDefault).read();
}

const PREFERS = new Set(['wole', 'wolimy', 'woli', 'najlepiej']);

class ClauseReader {
  private readonly said: Said;
  private open: Meant[] = [];
  private vote: { polarity: Polarity; isTakenOut?: boolean; isUnsure?: boolean } | undefined;
  private pending: Denying | undefined;
  /** What the denying word has denied already. */
  private used: 'eat' | 'other' | undefined;
  private part: 'main' | 'except' | 'only' = 'main';
  private isPostfixStyle = false;
  /** "nie X" with no verb. */
  private isBareNegation = false;
  /** Behind "ale" that follows a name nothing was said of. */
  private isTurned = false;
  /** "makaron bez sosu" among what is eaten. */
  private isWithoutOnly = false;
  /** Behind "jak", "gdy". */
  private isConditional = false;
  /** "nie wykluczać glutenu przed badaniem": until when it holds makes it no less sure. */
  private isOrdered = false;
  private list: readonly Element[] = [];
  private nextKind: readonly (NextKind | undefined)[] = [];

  constructor(
    private readonly clause: Clause,
    private readonly byDefault: Polarity | undefined,
  ) {
    this.said = newSaid(clause);
  }

  read(): Said {
    const { elements, heading } = this.clause;
    const named = withoutHeading(elements, heading);
    const sorted = this.byDefault === 'avoid' ? withoutSort(named) : undefined;
    const list = sorted?.elements ?? named;
    if (sorted?.isSorted === true) this.said.flags.add(sorted.isEaten ? 'unsure' : 'sort');
    this.list = list;
    this.nextKind = nextKinds(list);
    for (const [i, one] of list.entries()) {
      if (one.kind === 'name') this.name(one.ref, one.words);
      else if (one.kind === 'unknown') this.said.flags.add(isKind(list, i) ? 'kind' : 'unknown');
      else this.mark(one.word, i);
    }
    readInside(this.said, this.byDefault, (part) =>
      readClause({ ...this.clause, elements: part, inside: [], heading: 0, join: 'comma' }, undefined),
    );
    if (this.isOrdered) this.said.flags.delete('unsure');
    this.finish(list);
    return this.said;
  }

  private name(ref: NameRef, words: readonly Word[]): void {
    if (this.part === 'except') {
      this.said.except.push({ ref, words, polarity: undefined, isSaid: true });
      return;
    }
    if (this.part === 'only') {
      this.said.except.push({
        ref,
        words,
        polarity: 'permit',
        isSaid: this.said.flags.has('eats'),
        isOnly: true,
      });
      return;
    }
    this.pendingOverName(ref);
    const vote = this.vote && !this.isPostfixStyle ? this.vote : undefined;
    const meant: Meant = {
      ...{ ref, words, polarity: vote?.polarity, isSaid: vote !== undefined },
      ...(vote?.isTakenOut === true && { isTakenOut: true }),
    };
    if (vote?.isUnsure === true) this.said.flags.add('unsure');
    this.said.names.push(meant);
    if (!vote) this.open.push(meant);
  }

  /** "bez X", "żadnych X", "brak X", "nie X": a denying word with no verb of its own. */
  private pendingOverName({ kind, name }: NameRef): void {
    const { pending } = this;
    if (pending === undefined || this.used !== undefined) return;
    // "na pewno nie na mleko": an allergy is denied by the preposition alone.
    if (isSurelyDenied(this.list, pending, kind)) return this.cast('deny');
    this.pending = undefined;
    if (pending === 'without') eatsWithout(this.said, name);
    const isIllness = kind === 'diagnosis';
    if (pending === 'neg') this.bareNegation(isIllness);
    // "nabiał bez laktozy" among what is eaten is eaten so.
    else if (pending === 'without' && this.open.length > 0 && this.byDefault === 'permit') {
      this.open = [];
      this.isWithoutOnly = true;
      this.cast('avoid');
    } else if (pending === 'without' || pending === 'nothing' || pending === 'exclude')
      this.cast(isIllness && pending !== 'nothing' ? 'deny' : 'avoid');
    else this.cast(isIllness ? 'deny' : 'avoid', { isUnsure: !isIllness });
  }

  private bareNegation(isIllness: boolean): void {
    if (isIllness) this.cast('deny');
    else if (this.clause.join === 'but' && this.byDefault === 'avoid')
      this.cast('permit', { isTakenOut: true });
    else {
      this.cast('avoid');
      this.isBareNegation = true;
    }
  }

  private cast(said: Polarity, rest: { isTakenOut?: boolean; isUnsure?: boolean } = {}): void {
    this.said.hasOwnSay = true;
    const polarity = this.turned(said);
    if (polarity === 'permit' && this.byDefault === 'avoid' && isOfRestBehind(this.list)) return;
    if (this.open.length > 0 && !(rest.isTakenOut ?? false)) {
      for (const one of this.open) {
        one.polarity = polarity;
        one.isSaid = true;
      }
      this.open = [];
      this.isPostfixStyle = true;
      if (rest.isUnsure === true) this.said.flags.add('unsure');
    } else if (!this.isPostfixStyle || this.said.names.length === 0) {
      this.vote = { polarity, ...rest };
      this.isPostfixStyle = false;
    }
  }

  /** "papryka, ale jem ją od zawsze": what is written as not eaten is eaten, and nobody can tell which is meant. */
  private turned(said: Polarity): Polarity {
    const isAgainst =
      this.isTurned && said === 'permit' && this.open.length > 0 && this.byDefault === 'avoid';
    if (isAgainst) this.said.flags.add('unsure');
    return isAgainst ? 'avoid' : said;
  }

  /** Where clauses meet: a "nie" that no verb followed belongs to what stood before. */
  private border(isTurn: boolean): void {
    if (this.pending === 'neg' && this.open.length > 0 && this.used === undefined) this.cast('avoid');
    if (this.pending === 'neg') this.pending = undefined;
    if (isTurn && this.said.names.length === 0) this.vote = undefined;
    this.isTurned ||= isTurn && this.open.length > 0;
  }

  private mark(word: Word, at: number): void {
    const { classes } = word;
    // "czosnek – w daniach zjem": not by itself.
    if (word.breaks && startsPlace(word)) this.turnAtPlace(at);
    if (word.folded === BORDER || word.folded === BUT_BORDER) return this.border(word.folded === BUT_BORDER);
    this.isConditional ||= CONDITIONAL.has(word.folded);
    noteWord(this.said, word);
    if (classes.has('exc')) return this.startExcept();
    if (classes.has('only')) return this.startOnly();
    if (this.part === 'only') this.markOfOnly(word, at);
    if (this.part === 'except') this.markOfExcept(word, at);
    if (this.part !== 'main') return;
    const denying = DENYING.find((kind) => classes.has(kind));
    if (denying) return this.negation(denying, at);
    if (classes.has('nothing')) this.nothing(at);
    else if (classes.has('exclude')) this.exclusion(word, at);
    else if (classes.has('negative')) this.deniesAfter(word, at);
    else this.verb(word, at);
  }

  private turnAtPlace(at: number): void {
    this.isTurned ||= this.open.length > 0;
    const isEaten = restHolds(this.list, at, 'eat') || restHolds(this.list, at, 'ok');
    if (this.open.length === 0 && this.said.names.length > 0 && isEaten) this.said.flags.add('unsure');
  }

  /** "cebula – nic", "po jajku na twardo nic": nothing happens then. */
  private nothing(at: number): void {
    const isLast = this.list.slice(at + 1).every(({ kind }) => kind === 'mark');
    const hasVerb = saysAnything(this.list);
    if (!isLast || hasVerb || this.open.length === 0) this.pending ??= 'nothing';
    else {
      this.said.flags.add('casual');
      this.cast('permit');
    }
  }

  private markOfOnly(word: Word, at: number): void {
    if (isState(word.classes)) this.said.onlyStates.push(word);
    // "ryby tylko dorsza mogę"
    const isEaten = word.classes.has('eat') || word.classes.has('ok');
    for (const one of this.said.except) if (one.isOnly === true && isEaten) one.isSaid = true;
    const isRefused = word.classes.has('neg') && this.nextKind[at] === 'verb' && refuseOnly(this.said);
    if (isRefused) this.part = 'except';
  }

  /** "ryby oprócz wędzonych": those of the name before that are eaten. */
  private markOfExcept(word: Word, at: number): void {
    const isOfName = [at - 1, at + 1].some((next) => this.list[next]?.kind === 'name');
    if (isState(word.classes) && !isOfName) this.said.onlyStates.push(word);
  }

  private negation(kind: Denying, at: number): void {
    this.said.flags.add('denial');
    // "ryby żadne": none of what stands before.
    const isLast = this.list.slice(at + 1).every((one) => one.kind === 'mark' && one.word.classes.size === 0);
    const isNone = this.list[at]?.kind === 'mark' && NONE.test(this.list[at].word.folded);
    if (isNone && isLast && this.open.length > 0) return this.cast('avoid');
    // "brokuł tak kalafior nie marchew tak": no verb comes before the next name.
    if (kind === 'neg' && this.nextKind[at] !== 'verb' && this.open.length > 0) return this.notSo(at);
    if (this.pending === 'exclude' && kind === 'neg') this.said.flags.add('unsure');
    this.pending = kind === 'neg' || this.pending === undefined ? kind : this.pending;
    this.used = undefined;
  }

  /** "kalafior nie"; "mięso, byle nie tłuste" and "sery nie za ostre" are liked, but not so. */
  private notSo(at: number): void {
    const behind = this.list.slice(at + 1);
    const isLiked = this.byDefault === 'permit' && !saysAnything(behind);
    if (isLiked && isOfNoun(behind[0], this.open.at(-1))) return this.startExcept();
    if (isLiked && isHow(behind[0])) this.said.flags.add('unsure');
    else this.cast('avoid');
  }

  /** "alergia na gluten wykluczona", "testy na mleko ujemne": what was said before is denied, where nobody can doubt it. */
  private deniesAfter({ folded }: Word, at: number): void {
    const { said } = this;
    // "testy na mleko ujemne, ale po nim puchnę", "uczulenie na mleko kl. 0"
    const isReacting = reactsBehind(this.list, at) || (folded === NEGATIVE && said.flags.has('medical'));
    if (isReacting && said.names.length > 0) {
      said.flags.add('unsure');
      return this.cast('avoid');
    }
    // "po jogurtach nic mi nie jest"
    if (folded.startsWith('nic_') && this.open.length > 0 && !said.flags.has('medical')) {
      said.flags.add('casual');
      return this.cast('permit');
    }
    const isClear = said.names.length > 0 && said.names.every((one) => !mayAgree(one, folded));
    if (!isClear) {
      said.flags.add('unsure');
      return;
    }
    for (const one of said.names) {
      one.polarity = 'deny';
      one.isSaid = true;
    }
    said.hasOwnSay = true;
    this.open = [];
    this.vote = undefined;
    this.isPostfixStyle = true;
  }

  private isEating(): boolean {
    return this.clause.elements.some((one) => isMarked(one, 'eat'));
  }

  private exclusion(word: Word, at: number): void {
    if (isOfMalady(this.said, word, this.vote?.polarity)) return this.deniesAfter(word, at);
    if (this.pending === 'neg' && orders(this.list, word)) return this.harms(word);
    if (this.pending === 'neg') this.said.flags.add('unsure');
    if (this.open.length > 0)
      return this.cast(this.open.some(({ ref }) => ref.kind === 'diagnosis') ? 'deny' : 'avoid');
    this.pending = 'exclude';
    this.used = undefined;
  }

  private verb(word: Word, at: number): void {
    const { classes, folded } = word;
    this.turnAtDash(word, at);
    if (PREFERS.has(folded) && this.nextKind[at] === 'name') return this.prefers();
    if (classes.has('trouble') && this.deniesTrouble(at)) return;
    if (classes.has('malady')) return this.malady();
    if (classes.has('tolerance')) return this.tolerance();
    if (classes.has('weak')) this.said.flags.add('harm');
    if (classes.has('harm')) return this.harms(word);
    if (classes.has('eat') || classes.has('suffer')) return this.eats(word, at);
    if (classes.has('ok')) return this.agrees(classes);
    if (classes.has('symptom')) this.symptom(isCause(folded));
  }

  /** "słodzone napoje - piję wodę": behind a dash with an object of its own, the verb is not said of what stood before. */
  private turnAtDash({ breaks, classes }: Word, at: number): void {
    const isNew =
      breaks && this.open.length > 0 && this.nextKind[at] === 'name' && this.pending === undefined;
    if (!isNew || !isVerb(classes) || restHolds(this.list, at, 'only')) return;
    this.open = [];
    this.isPostfixStyle = false;
  }

  /** "wolę kurczaka", "najlepiej ziemniaki" */
  private prefers(): void {
    this.said.flags.add('eats');
    this.vote = { polarity: 'permit' };
    this.said.hasOwnSay = true;
    this.open = [];
    this.isPostfixStyle = false;
  }

  private malady(): void {
    this.said.flags.add('medical');
    const isDenied = this.pending !== undefined && this.used !== 'eat';
    if (isDenied) this.used = 'other';
    this.cast(isDenied ? 'deny' : 'avoid');
  }

  /** "brak tolerancji laktozy" is an intolerance. */
  private tolerance(): void {
    this.said.flags.add('medical');
    this.used = 'other';
    this.cast(this.pending !== undefined || this.said.flags.has('harm') ? 'avoid' : 'permit');
  }

  private harms(word: Word): void {
    this.said.flags.add('harm');
    this.isOrdered ||= this.pending === 'neg' && orders(this.list, word);
    if (this.pending === 'nothing') return;
    const isDenied = this.pending === 'neg' && this.used === undefined;
    this.used ??= 'other';
    if (!isDenied && contradicts(this.said)) return;
    this.cast(isDenied ? 'permit' : 'avoid');
  }

  private agrees(classes: Word['classes']): void {
    if (classes.has('yes') && this.open.length === 0) return;
    const isDenied = this.pending === 'neg' && this.used === undefined;
    this.used ??= 'other';
    this.cast(isDenied ? 'avoid' : 'permit');
  }

  /** "może siarczyny?" is a guess as likely as a leave. */
  private isGuess(at: number): boolean {
    const isBefore = this.nextKind[at] === 'name' && this.open.length === 0;
    return isBefore && this.byDefault === 'avoid' && isOnlyMaybe(this.list, at);
  }

  private eats(word: Word, at: number): void {
    const isDenied = NOT_EATING.has(this.pending ?? '') && this.used !== 'other';
    if (word.classes.has('suffer') && !isDenied) return;
    if (word.folded === 'moze' && !isDenied && this.isGuess(at)) {
      this.said.flags.add('unsure');
      return;
    }
    this.said.flags.add('eats');
    // "nabiał jem z tabletką", "orzechy jem po leku": with something else, and not by itself.
    if (!isDenied && this.list.some((one) => isMarked(one, 'medicine'))) this.said.flags.add('unsure');
    if (isDenied) {
      this.used = 'eat';
      if (this.open.length === 0 && this.nextKind[at] !== 'name' && takesBack(this.said, this.byDefault))
        return;
      this.cast('avoid');
    } else this.eatsIndeed(at);
  }

  private eatsIndeed(at: number): void {
    if (isWeakly(this.list, at)) return this.cast('avoid');
    // "jak jem orzechy" tells of something that happens then.
    if (this.isConditional) this.said.flags.add('unsure');
    // "źle toleruje" stays what it is.
    if (this.said.flags.has('harm') && this.vote?.polarity === 'avoid') return;
    this.cast('permit');
  }

  private symptom(isCause: boolean): void {
    this.said.flags.add('medical');
    if (this.pending !== undefined && this.used === undefined) {
      // "nie powoduje problemów": the denial reaches what follows.
      if (!isCause) this.pending = undefined;
      return;
    }
    if (contradicts(this.said)) return;
    // "nie alergia, tylko problemy z mlekiem"
    const isTurned = this.vote?.polarity === 'deny' && this.pending === undefined;
    if (isTurned) this.said.flags.add('unsure');
    if (this.vote === undefined || isTurned || this.open.length > 0) this.cast('avoid');
  }

  /** "nie mam problemów z orzechami", "po mleku bez objawów", "kłopotów z jajkami nie mam". */
  private deniesTrouble(at: number): boolean {
    const isDenied = this.pending !== undefined && this.pending !== 'exclude' && this.used === undefined;
    if (!isDenied && !(this.pending === undefined && endsInDenial(this.list, at))) return false;
    this.used = 'other';
    this.said.flags.add('untroubled');
    this.cast('deny');
    return true;
  }

  private startExcept(): void {
    // "nic poza rybami" denies the rest, "nic poza rybami nie jem" does not.
    if (this.pending === 'nothing' && !this.isEating()) this.said.flags.add('denial');
    this.part = 'except';
    this.pending = undefined;
  }

  private startOnly(): void {
    const { names } = this.said;
    if (names.length === 0 || this.part !== 'main') {
      // "piję tylko zbożową": nobody says what the others do, and this one is drunk.
      if (this.pending === undefined && this.vote?.polarity === 'permit') this.said.flags.add('onlyEats');
      if (this.used !== 'eat') this.pending = undefined;
      return;
    }
    // "nie na gluten, tylko na mleko": the second one is meant, and nobody can tell how the first one is.
    if (this.isBareNegation) {
      this.said.flags.add('unsure');
      this.vote = { polarity: 'avoid' };
      this.isPostfixStyle = false;
      return;
    }
    this.part = 'only';
    for (const one of names) {
      if (one.polarity === 'deny') continue;
      one.polarity = 'avoid';
      one.isSaid = true;
    }
    this.open = [];
    this.isPostfixStyle = true;
  }

  private finishPending(): void {
    if (this.pending === undefined || this.open.length === 0 || this.used !== undefined) return;
    if (this.pending === 'neg') return this.cast('avoid');
    this.said.flags.add('unsure');
    this.said.flags.add('denial');
  }

  private finish(list: readonly Element[]): void {
    const { said } = this;
    this.finishPending();
    if (this.byDefault === 'avoid') narrowToPlace(said, list);
    if (doubtUntroubled(said, list, this.isConditional) && this.vote?.polarity === 'deny')
      this.vote = undefined;
    // "makaron bez sosu, rosół" among what is eaten: "bez" reaches no farther.
    const isShort = this.pending === undefined && this.byDefault === 'permit' && this.isWithoutOnly;
    said.carried = this.isPostfixStyle || isShort ? undefined : this.vote?.polarity;
    said.isPostfix = this.isPostfixStyle;
    if (this.pending === 'exclude' || this.pending === 'nothing') said.flags.add('denial');
    if (isGlued(withoutException(list))) said.flags.add('glued');
  }
}
