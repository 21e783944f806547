import { foldText } from '@pora/text-pl/fold';

/** What tells people apart; blank and null are unknown. */
export interface PersonFacts {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthYear: number | null;
  readonly email: string;
  readonly phone: string;
}

/** Why two cards may be of one person (decision 64). */
export type SameReason = 'name_and_year' | 'name' | 'phone' | 'email';

/** Digits of a number without the country's: "+48 600-000-112" and "600 000 112" ring alike. */
const PHONE_DIGITS = 9;

/** Why two people may be one; nothing speaks for it where nothing they have in common is known. */
export function sameReasons(typed: PersonFacts, other: PersonFacts): SameReason[] {
  const reasons: SameReason[] = [];
  if (isSameName(typed, other)) {
    const areKnown = typed.birthYear !== null && other.birthYear !== null;
    if (!areKnown) reasons.push('name');
    else if (typed.birthYear === other.birthYear) reasons.push('name_and_year');
  }
  const phone = phoneKey(typed.phone);
  if (phone !== '' && phone === phoneKey(other.phone)) reasons.push('phone');
  const email = emailKey(typed.email);
  if (email !== '' && email === emailKey(other.email)) reasons.push('email');
  return reasons;
}

/** First and last name in any order, case and with or without Polish letters; both have to be there. */
function isSameName(a: PersonFacts, b: PersonFacts): boolean {
  const [own, others] = [namesOf(a), namesOf(b)];
  return own.length === 2 && own.every((name, at) => name === others[at]);
}

const namesOf = ({ firstName, lastName }: PersonFacts): string[] =>
  [firstName, lastName]
    .map((name) => foldText(name).trim())
    .filter((name) => name !== '')
    .sort();

function phoneKey(phone: string): string {
  const digits = phone.replace(/\D/gu, '');
  return digits.length < PHONE_DIGITS ? '' : digits.slice(-PHONE_DIGITS);
}

const emailKey = (email: string): string => {
  const key = email.trim().toLowerCase();
  return key.includes('@') ? key : '';
};
