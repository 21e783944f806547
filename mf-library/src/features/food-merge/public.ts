export { FoodMergeDialog } from './food-merge-dialog.js';
export { FoodUses } from './food-uses.js';
