export { HandOutDialog } from './hand-out-dialog.js';
