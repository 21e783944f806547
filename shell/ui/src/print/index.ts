export { PrintView } from './print-view.js';
