export { type AmountLine, ingredientOf, MOST_GRAMS, withMeasure } from './amount-line.js';
export { MeasureField } from './measure-field.js';
export { type Measure, measureText } from './measure-text.js';
