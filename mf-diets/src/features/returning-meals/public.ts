export { ReturningMealsDialog } from './returning-meals-dialog.js';
