const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** Stage 1–12 as a roman numeral [diets §2]; other numbers stay arabic. */
export function romanStage(stage: number): string {
  return ROMAN[stage - 1] ?? String(stage);
}
