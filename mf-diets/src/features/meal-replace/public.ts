export { ReplaceMealDialog } from './replace-meal-dialog.js';
