export { FoodCheckPane } from './food-check-pane.js';
