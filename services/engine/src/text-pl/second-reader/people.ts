/** Of whom an answer speaks where it names a food: of the patient, or of somebody else. */
import { CHILDREN, GIVEN_BY, JOINING, RELATIVES, SAID_BY, SELVES } from './look-alikes.data.js';
import type { WordToken } from './word-tokens.js';

const SENTENCE_END = /[.;!?\n]/u;
/** Who stands farther away is not looked for: the time stays bounded. */
const FARTHEST = 60;
const NEAR = 5;
/** How far behind somebody their telling stands: "matka podczas ostatniej wizyty dodała". */
const TELLING = 6;
/** Before it, they have it themselves: "siostra ma alergię na jajka, opowiadała o tym". */
const HAS_ITSELF =
  /^(?:ma|miala?|mial|maja|jest|byla?|chor|cierp|uczul|alergi|nietoler|celiak|reagu|dosta|nie_je|je|pije|unika|toler)/u;
/** "alergia na mleko, jak mama": she is only compared with. */
const COMPARED_BY = new Set(['jak', 'co', 'po', 'niz']);
/** "naszej córki" */
export const OWN = /^(?:moj|nasz|swoj)/u;

/** The people of one entry. */
export class People {
  constructor(
    private readonly tokens: readonly WordToken[],
    /** The patient is a child: "córka" is the patient. */
    private readonly isChild: boolean,
  ) {}

  /** The last person named before it in the sentence, or else the first after it, is somebody else. */
  isOfRelative(at: number): boolean {
    const before = this.personFrom(at - 1, -1);
    if (before !== undefined) return !before.isSelf && !this.isJoinedBySelf(before.at);
    const after = this.personFrom(at + 1, 1);
    return after !== undefined && !after.isSelf && !this.isFollowedBySelf(after.at);
  }

  private personFrom(from: number, step: 1 | -1): { isSelf: boolean; at: number } | undefined {
    for (let count = 0, at = from; count < FARTHEST; count += 1, at += step) {
      const word = this.tokens[at]?.word;
      if (word === undefined || this.isSentenceEnd(step === 1 ? at : at + 1)) return undefined;
      if (SELVES.has(word) || this.isPatientChild(at)) return { isSelf: true, at };
      if (this.isComparedWith(at)) continue;
      if (RELATIVES.has(word) && !this.isChildWord(at)) return { isSelf: this.isTelling(at), at };
    }
    return undefined;
  }

  /** "jak mama", "tak jak u mamy" */
  private isComparedWith(at: number): boolean {
    const before = this.tokens[at - 1]?.word ?? '';
    return COMPARED_BY.has(before === 'u' ? (this.tokens[at - 2]?.word ?? '') : before);
  }

  /** Speaks of the patient, or of whom it belongs to. */
  private isChildWord(at: number): boolean {
    return this.isChild && CHILDREN.has(this.tokens[at]?.word ?? '');
  }

  /** "córka" in the survey of a child, but not "ojciec córki". */
  private isPatientChild(at: number): boolean {
    if (!this.isChildWord(at)) return false;
    const isOwn = OWN.test(this.tokens[at - 1]?.word ?? '');
    const before = this.tokens[isOwn ? at - 2 : at - 1]?.word ?? '';
    return !RELATIVES.has(before) || CHILDREN.has(before) || /[,;:]/u.test(this.tokens[at]?.gap ?? '');
  }

  /** "mama zgłasza alergię" tells of the patient as likely as of herself. */
  private isTelling(at: number): boolean {
    const behind = this.tokens.slice(at + 1, at + 1 + TELLING).map(({ word }) => word);
    const kinds = this.isChild ? [...SAID_BY, ...GIVEN_BY] : SAID_BY;
    const tells = (word: string) => kinds.some((start) => word.startsWith(start));
    return tells(behind.find((word) => tells(word) || HAS_ITSELF.test(word)) ?? '');
  }

  /** "ja i siostra", but not "ja nie, natomiast siostra". */
  private isJoinedBySelf(at: number): boolean {
    const earlier = this.isSentenceEnd(at) ? undefined : this.personFrom(at - 1, -1);
    if (earlier === undefined || at - earlier.at >= NEAR || !earlier.isSelf) return false;
    const between = this.tokens.slice(earlier.at + 1, at).map(({ word }) => word);
    if (this.isChildWord(earlier.at)) return between.every((word) => JOINING.has(word));
    return !between.some((word) => word === 'natomiast' || word === 'ale' || word === 'tylko');
  }

  /** "u mamy i u mnie". */
  private isFollowedBySelf(at: number): boolean {
    const later = this.personFrom(at + 1, 1);
    if (later === undefined || later.at - at >= NEAR || !later.isSelf) return false;
    const between = this.tokens.slice(at + 1, later.at).map(({ word }) => word);
    return !this.isChildWord(later.at) || between.every((word) => JOINING.has(word));
  }

  private isSentenceEnd(at: number): boolean {
    return SENTENCE_END.test(this.tokens[at]?.gap ?? '');
  }
}
