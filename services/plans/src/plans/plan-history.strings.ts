/** What was done to a plan, by the word a step is kept under. */
const CAUSES: ReadonlyMap<string, string> = new Map([
  ['generate', 'Wygenerowano plan'],
  ['regenerate', 'Wylosowano inny posiłek'],
  ['adjust', 'Dostosowano porcje'],
  ['repair', 'Naprawiono automatycznie'],
  ['substitute', 'Podmieniono składniki'],
  ['replace_meal', 'Zamieniono posiłek w wielu miejscach'],
  ['replace_food', 'Zastąpiono produkt w bazie'],
  ['meals_per_day', 'Zmieniono liczbę posiłków'],
  ['days', 'Zmieniono liczbę dni'],
  ['reset', 'Zresetowano plan'],
  ['import', 'Zaimportowano plan z DOCX'],
  ['restore', 'Przywrócono wcześniejszą wersję'],
  ['restore_day', 'Przywrócono wcześniejszy dzień'],
  ['edit', 'Zmieniono plan ręcznie'],
  ['insert', 'Wstawiono posiłek'],
  ['remove', 'Usunięto posiłek'],
  ['exchange', 'Zamieniono posiłek'],
  ['ingredients', 'Zmieniono składniki posiłku'],
  ['portion', 'Zmieniono porcję'],
  ['lock', 'Zmieniono blokadę'],
  ['schedule', 'Zmieniono harmonogram posiłków'],
]);

/** Sentences about the steps of a plan; a cause stands there by its name. */
export const historyStrings = {
  acceptedRisk: (cause: string | null) =>
    cause === null ? 'Zaakceptowano ryzyko posiłku' : `Zaakceptowano ryzyko w całym planie: ${cause}`,
  withdrawnRisk: (cause: string | null) =>
    cause === null
      ? 'Cofnięto akceptację ryzyka posiłku'
      : `Cofnięto akceptację ryzyka w całym planie: ${cause}`,
  cause: (step: string): string => CAUSES.get(step) ?? 'Zmieniono plan',
} as const;
