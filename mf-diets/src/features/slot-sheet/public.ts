export { SlotSheet } from './slot-sheet.js';
