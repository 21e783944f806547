/** Rule for what containers are told, whoever tells them: a secret is known to those who need it and to nobody else. */

/** A secret: the word it is recognised by, and the names of those who need it. */
export interface ToldSecret {
  readonly word: string;
  readonly neededBy: readonly string[];
}

/** Sentences about what is told to too many, or to too few. `parts` is what each container is told, as text. */
export function toldFaults(
  parts: Readonly<Record<string, string>>,
  secrets: Readonly<Record<string, ToldSecret>>,
): string[] {
  return Object.entries(parts).flatMap(([name, text]) =>
    Object.entries(secrets).flatMap(([what, { word, neededBy }]) => {
      const isNeeded = neededBy.includes(name);
      if (text.includes(word) === isNeeded) return [];
      return [isNeeded ? `${name} needs ${what}` : `${name} is told ${what}, which it does not need`];
    }),
  );
}
