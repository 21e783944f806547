export { EditMealDialog } from './edit-meal-dialog.js';
