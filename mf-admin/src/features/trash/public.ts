export { TrashPanel } from './trash-panel.js';
