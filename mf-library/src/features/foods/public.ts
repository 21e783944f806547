export { useFoodNames } from './foods.queries.js';
