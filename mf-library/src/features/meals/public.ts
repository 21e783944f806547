export { useFoodUsage } from './meals.queries.js';
