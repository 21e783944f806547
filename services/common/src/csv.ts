export { csvLinesOf, csvOf } from '@pora/text-pl/csv';
