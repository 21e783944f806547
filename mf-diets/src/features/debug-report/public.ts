export { DebugReportDialog } from './debug-report-dialog.js';
