/** The preparation of a meal: a free text and the numbered steps after it, as they stand in its description. */
export interface Recipe {
  note: string;
  steps: string[];
}

const NUMBERED = /^\d{1,2}[.)]\s+/;

/** Lines with numbers are steps, what follows such a line without one belongs to it; what stands before is the note. */
export function readRecipe(description: string): Recipe {
  const lines = description.split('\n').map((line) => line.trim());
  const first = lines.findIndex((line) => NUMBERED.test(line));
  if (first < 0) return { note: description.trim(), steps: [] };
  const steps: string[] = [];
  for (const line of lines.slice(first).filter(Boolean)) {
    if (NUMBERED.test(line)) steps.push(line.replace(NUMBERED, ''));
    else steps.push(`${steps.pop() ?? ''} ${line}`.trim());
  }
  return { note: lines.slice(0, first).join('\n').trim(), steps };
}

/** The description of a recipe; empty steps are left out and the rest is numbered anew. */
export function writeRecipe({ note, steps }: Recipe): string {
  const numbered = steps
    .map((step) => step.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((step, index) => `${index + 1}. ${step}`);
  return [note.trim(), ...numbered].filter(Boolean).join('\n');
}
