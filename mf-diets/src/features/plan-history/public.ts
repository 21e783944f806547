import { loadedDialog } from '../../shared/loaded-dialog.js';

export { HistoryButtons, HistoryKeys } from './history-buttons.js';
export { historyStrings, UNDO_TOAST } from './plan-history.strings.js';
export { stepText } from './step-text.js';
export { usePlanHistory } from './use-plan-history.js';
export { VersionComparison } from './version-comparison.js';

/** Loaded when the history is opened for the first time. */
export const HistoryDialog = loadedDialog(async () => (await import('./history-dialog.js')).HistoryDialog);
