export { AlternativesSheet } from './alternatives-sheet.js';
export { WhyDialog } from './why-dialog.js';
