export { SystemPanel } from './system-panel.js';
