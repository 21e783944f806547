const collator = new Intl.Collator('pl', { numeric: true, sensitivity: 'base' });

/** Compares two texts in Polish alphabetical order, numbers by value: ą after a, "Etap 2" before "Etap 10". */
export function compareText(a: string, b: string): number {
  return collator.compare(a, b);
}
