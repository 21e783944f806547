export { csvOf } from '@pora/text-pl/csv';
