export { CopyDialog } from './copy-dialog.js';
export { NewStageDialog } from './new-stage-dialog.js';
