export { PrintView } from './print-view.js';
export { usePrint } from './use-print.js';
