export { useFoodNames, useFoodsById } from './use-foods.js';
