export { AddMealDialog } from './add-meal-dialog.js';
export { SearchPane } from './search-pane.js';
export { SearchPanel } from './search-panel.js';
