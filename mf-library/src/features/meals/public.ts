export { useFoodUsage } from './use-meals.js';
