const collator = new Intl.Collator('pl', { numeric: true, sensitivity: 'base' });

/** Compares two texts in Polish alphabetical order, numbers by value: ą after a, "Etap 2" before "Etap 10". */
export function compareText(a: string, b: string): number {
  return collator.compare(a, b);
}

/** Lower case without diacritics, one character per character of the input, for matching what was typed. */
export function foldText(text: string): string {
  return Array.from(text, foldCharacter).join('');
}

function foldCharacter(character: string): string {
  if (character === 'ł' || character === 'Ł') return 'l';
  const base = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return base.length === character.length ? base : character;
}
