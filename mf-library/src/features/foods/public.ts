export { useFoodNames, useFoodsById } from './foods.queries.js';
