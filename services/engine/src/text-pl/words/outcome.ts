/** Decides what a clause comes to: avoided, permitted, denied, not about food, or asked about (decision 54). */
import { isOtherField, type PhraseReading, type UnclearReason, type WordField } from '../read-phrase.js';
import {
  avoidsUnnamed,
  excludes,
  holdsRest,
  isNameless,
  isContext,
  isNearlyAll,
  isOfRest,
  isOfSpouse,
  saysOnly,
  speaksOfSkin,
  isWholeDenial,
  leavesOpen,
  listsSkin,
  tellsResult,
} from './clause-kinds.js';
import { isEveryday } from './elements.js';
import { ANSWERS } from './fields.js';
import { isAllergyName, isDiet, isDisease, type NameLookup } from './names.js';
import { isNoDish, isPraise } from './no-dish.js';
import type { Phrase } from './phrase.js';
import { defaultOf, type Meant, type Said } from './said.js';
import {
  fancyOf,
  isFormAnswer,
  isGuessed,
  isInFood,
  isOnPaper,
  isOnlyTold,
  isUnknownDiet,
  isSupposed,
  isOfDoubtfulTest,
  mannerOf,
} from './ways-of-telling.js';
import { ADJECTIVE } from './word-classes.data.js';
import { tidyText } from '@pora/text-pl/fold';

/** Names that mean one food of many: "mleko bez laktozy", "mleko 2". */
const NARROW_NAME = /(?:^| )bez | \d+$/u;
const PROTEIN = /^(?:surow\S+ )?białk[oaiu]\S*(?: surow\S+)?$/u;
const FLOUR = /^mąk\p{L}{1,2}$/u;
/** Nobody reacts to all of them. */
const SPICES = /^przypraw\p{L}{1,3}$/u;
interface Read {
  readonly reading: PhraseReading;
  readonly reason?: UnclearReason;
  readonly keepsOut?: boolean;
}

/** What comes of one clause in one field. */
export class Outcome {
  private avoided: Meant[] = [];
  private permitted: Meant[] = [];
  private except: Meant[] = [];
  private denied: Meant[] = [];
  private neutral: Meant[] = [];
  private isEatenInPart = false;

  constructor(
    private readonly said: Said,
    private readonly field: WordField,
    private readonly names: NameLookup,
    private readonly entry: string,
    private readonly text: string,
  ) {
    // Who reacts to a food reacts to every kind of it; who does not like one kind, or excepts it, may not the others.
    if (said.flags.has('kind') && (!ANSWERS.has(field) || said.except.length > 0)) said.flags.add('unknown');
    this.sort();
  }

  private get isOther(): boolean {
    return isOtherField(this.field);
  }

  private sort(): void {
    for (const one of this.said.names)
      if (!this.isOther || !this.isEverydayWord(one)) this.listOf(one).push(one);
    const isOfNone = this.avoided.length === 0;
    for (const one of this.said.except) {
      if (this.isOther && this.isEverydayWord(one)) continue;
      if (one.polarity === 'permit' || !isOfNone) this.except.push(one);
      else this.exceptOfNone(one);
    }
  }

  private listOf({ ref, polarity: said }: Meant): Meant[] {
    const polarity = said ?? defaultOf(this.field);
    if (polarity === 'deny') return this.denied;
    // A diet that is kept is what it keeps away.
    const isDiet = ref.kind === 'diagnosis' && (this.field !== 'accepted' || said === undefined);
    // "zanim wykryto mi celiakię": nobody likes a disease.
    if (polarity === 'permit' && isDisease(ref.name)) {
      this.said.flags.add('unsure');
      return this.avoided;
    }
    if (polarity === 'avoid' || isDiet) return this.avoided;
    return polarity === 'permit' ? this.permitted : this.neutral;
  }

  /** An exception where nothing is avoided: "jem wszystko oprócz ryb", or something nobody can tell. */
  private exceptOfNone(one: Meant): void {
    if (this.said.names.length === 0 && !this.leavesNothing()) {
      this.permitted.push(one);
      this.said.flags.add('unsure');
    } else this.avoided.push({ ...one, polarity: 'avoid' });
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
    const isAllergy = said.flags.has('allergy') || this.avoided.some(({ ref }) => isAllergyName(ref.name));
    const isOpenElsewhere = this.isOther && (reading === 'avoided' || reading === 'unclear');
    const isAtOnce = isAllergy && keepsOut;
    const phrase: Phrase = {
      field,
      entry,
      text,
      sentence: said.clause.sentence,
      reading,
      avoided: this.avoided,
      permitted: this.permitted,
      except: this.except,
      onlyStates: said.onlyStates,
      fancied: this.isPast ? 'past' : fancyOf(said.clause),
      inside: said.inside,
      hasMoreInside: said.clause.inside.length > said.inside.length,
      keepsOut,
      isEatenInPart: this.isEatenInPart,
      isAllergy,
      isContrast: said.flags.has('contrast'),
      isContext: isContext(said.clause),
      isNamed: this.isNamed,
      isOfSpouse: this.isNamed && isOfSpouse(said.clause),
      isMedical:
        said.flags.has('medical') ||
        this.avoided.some(({ ref }) => ref.kind === 'diagnosis' && !isDiet(ref.name)),
      key: this.key(),
      isSupposed: isSupposed(said.clause),
      isOnly: saysOnly(said.clause),
      manner: mannerOf(said.clause),
      mayBeName: said.clause.elements.some(
        (one) => one.kind === 'unknown' && !ADJECTIVE.test(one.word.folded),
      ),
    };
    if (!reason && !isOpenElsewhere) return phrase;
    return {
      ...phrase,
      ...(reason && { reason }),
      ...(isOpenElsewhere && { elsewhere: isAtOnce ? ('kept_out' as const) : ('proposed' as const) }),
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

  private readAsked(): Read {
    const { flags, person } = this.said;
    if (person === 'relative') return this.ofRelative();
    if (!this.isNamed) return this.nameless();
    if (person === 'child') return { reading: 'unclear', reason: 'unread_name' };
    if (this.permitsRest()) return { reading: 'permitted' };
    const isAnswer = ANSWERS.has(this.field);
    if (isAnswer) this.doubtAnswer();
    this.doubtOnly(isAnswer);
    if (holdsRest(this.said.clause)) flags.add('unsure');
    if (this.avoided.length + this.said.inside.length > 0) return this.avoiding();
    if (isOfRest(this.said.clause) || (isAnswer && this.isLooselySaid)) flags.add('unsure');
    if (this.permitted.length + this.except.length > 0) return this.permitting(isAnswer);
    return this.denying();
  }

  /** "mąż nie je ryb" is no matter of the patient's; "eliminacja mleka u mamy" of who is nursed may be her own diet. */
  private ofRelative(): Read {
    const isDiet = this.isNamed && excludes(this.said.clause);
    return isDiet ? { reading: 'unclear', reason: 'unread_name' } : { reading: 'not_food' };
  }

  /** "orzechy reszta ok", "w domu jem": what lifts or denies is doubted where anything else stands beside it. */
  private get isLooselySaid(): boolean {
    const { flags, clause } = this.said;
    const isLoose = flags.has('talk') || (flags.has('casual') && !flags.has('beside'));
    // "mleko kl. 1, toleruję": a test found what is eaten.
    return isLoose || tellsResult(clause) || this.isPast;
  }

  /** "reszta ryb jak najbardziej", "inne kasze jem": all but what was named. */
  private permitsRest(): boolean {
    const { flags, clause } = this.said;
    const isClear = !NOT_OF_REST.some((flag) => flags.has(flag));
    return (
      isClear &&
      isOfRest(clause) &&
      this.permitted.length > 0 &&
      this.permitted.every(({ isSaid }) => isSaid) &&
      this.avoided.length + this.except.length + this.said.inside.length === 0
    );
  }

  private denying(): Read {
    const { flags } = this.said;
    // What was not so once may be so now.
    if (this.isPast) return { reading: 'unclear', reason: 'past' };
    return flags.has('unknown') || flags.has('unsure')
      ? { reading: 'unclear', reason: 'partly' }
      : { reading: 'denied' };
  }

  private get isPast(): boolean {
    const { flags, clause } = this.said;
    if (!flags.has('past') || flags.has('still')) return false;
    // "po orzechach miałem wstrząs" tells of a reaction, not of what is over.
    return !(flags.has('medical') && isOnlyTold(clause));
  }

  private doubtAnswer(): void {
    const { said } = this;
    // "mleko bez laktozy" is drunk as likely as it is not: alone it would keep out just that food; "białko" is of eggs, of
    // milk, of anything, flour of any cereal, and spices are many.
    const isDoubtful = this.avoided.some(({ ref }) =>
      [NARROW_NAME, PROTEIN, FLOUR, SPICES].some((doubtful) => doubtful.test(ref.name)),
    );
    const isGuessed = said.names.some(({ words }) => words.some((word) => word.isGuessed === true));
    const isMaybe = isInFood(said.clause) || isFormAnswer(said.clause);
    const isTested = this.field === 'intolerances' && isOfDoubtfulTest(this.text);
    if (isDoubtful || isGuessed || isMaybe || isTested) said.flags.add('unsure');
  }

  private get isPartly(): boolean {
    const { flags } = this.said;
    return flags.has('unknown') || flags.has('unsure') || flags.has('amount');
  }

  private avoiding(): Read {
    const { flags } = this.said;
    if (this.isPast) return { reading: 'unclear', reason: 'past' };
    // "owoce z pestkami" are some of a group, and nobody can tell which.
    if (flags.has('glued') && this.avoided[0]?.ref.kind === 'group') flags.add('unsure');
    if (isNearlyAll(this.said.clause)) flags.add('unsure');
    if (this.field === 'disliked' && listsSkin(this.said.clause)) flags.add('unsure');
    if (this.isUnclearTaste()) return { reading: 'unclear', reason: 'partly' };
    // "jabłko tylko obrane" is liked, however it is meant.
    const isLiked =
      this.field === 'accepted' && saysOnly(this.said.clause) && !this.refuses() && !this.isHarmed;
    return this.isPartly
      ? { reading: 'unclear', reason: 'partly', keepsOut: !isLiked }
      : { reading: 'avoided', keepsOut: true };
  }

  private isUnclearTaste(): boolean {
    const { flags, clause } = this.said;
    // "kurczak, ale nie lubię skóry": the skin is not eaten, and of whoever likes chicken nobody keeps it away.
    return this.field === 'accepted' ? speaksOfSkin(clause) : this.field === 'disliked' && flags.has('glued');
  }

  private permitting(isAnswer: boolean): Read {
    const { flags } = this.said;
    // "orzechy: tak" says that there is an allergy as well as it says that they are eaten.
    const isYes = isAnswer && flags.has('yes');
    const { isHarmed } = this;
    const isAsked = isYes || isHarmed || flags.has('unsure') || (isAnswer && this.isPartly);
    // "je tylko parówki i makaron": nothing else, or nobody knows what else.
    if (flags.has('onlyEats') && !isYes) return { reading: 'unclear', reason: 'partly' };
    if (!isAsked) return { reading: 'permitted' };
    if (isAnswer || isHarmed) this.keepOutEaten();
    // "mleko tak, orzechy nie" says what harms as likely as what is eaten.
    this.isEatenInPart = isAnswer && !isYes && this.isSurelyEaten;
    return { reading: 'unclear', reason: 'partly', keepsOut: isAnswer || isHarmed };
  }

  /** "krewetki (choć mnie po nich swędzi)": who likes it, and reacts to it. */
  private get isHarmed(): boolean {
    const { flags } = this.said;
    return this.field === 'accepted' && HARMS.some((flag) => flags.has(flag)) && !flags.has('denial');
  }

  private get isSurelyEaten(): boolean {
    const { flags } = this.said;
    return !flags.has('unknown') && !flags.has('denial');
  }

  /** Until somebody has asked. */
  private keepOutEaten(): void {
    this.avoided = this.permitted;
    this.permitted = [];
  }

  /** "ryby (tylko dorsz)" may be what is eaten, or what is meant: nothing is taken out before somebody said so. */
  private doubtOnly(isAnswer: boolean): void {
    const { said } = this;
    // "z mięs tylko drób", "mleko tylko bez laktozy" say it.
    const [first] = said.clause.elements;
    const isOfSort = first?.kind === 'mark' && /^(?:z|ze|sposrod)$/u.test(first.word.folded);
    const isClear = this.field === 'accepted' || isOfSort;
    const isDoubtful = ({ isOnly, isSaid, ref }: Meant) =>
      isOnly === true && !isSaid && ref.kind !== 'diagnosis' && !isClear && !NARROW_NAME.test(ref.name);
    if (this.except.some(isDoubtful)) {
      said.flags.add('unsure');
      this.except = this.except.filter((one) => !isDoubtful(one));
    }
    if (isAnswer && said.onlyStates.length > 0) {
      said.flags.add('unsure');
      said.onlyStates.length = 0;
    }
  }

  private nameless(): Read {
    const { flags, clause } = this.said;
    if (isWholeDenial(clause) && !flags.has('past')) return this.wholeDenial();
    if (this.field === 'accepted' && !flags.has('allergy') && !this.refuses())
      return { reading: 'permitted' };
    if (flags.has('unknown')) {
      const isShort = (this.text.match(/\p{L}/gu) ?? []).length < 3;
      return { reading: 'unclear', reason: isShort ? 'too_short' : 'no_food' };
    }
    // "duszone w potrawie jak najbardziej"
    if (this.field === 'disliked' && isPraise(this.said)) return { reading: 'permitted' };
    if (this.field === 'disliked' && isNoDish(this.said) && !leavesOpen(clause))
      return { reading: 'not_food' };
    return { reading: 'unclear', reason: flags.has('notFood') ? 'no_food' : 'unnamed' };
  }

  private wholeDenial(): Read {
    const isGuess = ANSWERS.has(this.field) && isGuessed(this.said.clause);
    return isGuess ? { reading: 'unclear', reason: 'unnamed' } : { reading: 'denied' };
  }

  /** A refusal whose name nobody knows. */
  private refuses(): boolean {
    const { carried, flags } = this.said;
    return carried === 'avoid' || flags.has('denial') || flags.has('harm');
  }

  private readElsewhere(): Read {
    const { flags, person } = this.said;
    if (person === 'relative') return this.ofRelative();
    if (!this.isNamed) return this.namelessElsewhere();
    const isSaid = this.avoided.some((one) => one.isSaid || one.ref.kind === 'diagnosis');
    if ((flags.has('medicine') || flags.has('personName')) && !isSaid) return { reading: 'not_food' };
    if (person === 'child') return { reading: 'unclear', reason: 'unread_name' };
    const isInside = this.said.inside.length > 0;
    if (this.avoided.length > 0 || (isInside && flags.has('allergy'))) return this.avoidingElsewhere();
    if (flags.has('unsure')) return this.asNeutral('partly');
    if (this.neutral.length > 0 || isInside) return this.neutralElsewhere(isInside);
    return { reading: this.permitted.length > 0 || this.except.length > 0 ? 'permitted' : 'denied' };
  }

  private avoidingElsewhere(): Read {
    const { flags } = this.said;
    if (flags.has('past') && !flags.has('still')) return { reading: 'unclear', reason: 'past' };
    const keepsOut = flags.has('allergy') || this.avoided.some(({ ref }) => isAllergyName(ref.name));
    return flags.has('unsure')
      ? { reading: 'unclear', reason: 'partly', keepsOut }
      : { reading: 'avoided', keepsOut };
  }

  /** "proszę więcej kaszy" wishes for it; what only names a food is asked about. */
  private neutralElsewhere(isInside: boolean): Read {
    const { flags } = this.said;
    if (!flags.has('wish') || flags.has('denial') || isInside || this.isLess())
      return this.asNeutral('unread_name');
    this.permitted = [...this.permitted, ...this.neutral];
    return { reading: 'permitted' };
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

  private namelessElsewhere(): Read {
    const { flags, clause } = this.said;
    const isDenial = isNameless(clause) && isWholeDenial(clause);
    if (isDenial) return { reading: 'denied' };
    const isAsked =
      flags.has('allergy') && !flags.has('notFood') && !flags.has('denial') && !flags.has('medicine');
    // "niektórych rzeczy wolałabym unikać" does not say which.
    const isHidden =
      (avoidsUnnamed(clause) && !flags.has('denial')) ||
      isUnknownDiet(clause) ||
      isOnPaper(clause) ||
      leavesOpen(clause);
    if (!isAsked) return isHidden ? { reading: 'unclear', reason: 'unnamed' } : { reading: 'not_food' };
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

const HARMS = ['medical', 'harm', 'allergy'] as const;
const NOT_OF_REST = ['unknown', 'unsure', 'denial', 'harm', 'medical', 'amount', 'past', 'kind'] as const;
