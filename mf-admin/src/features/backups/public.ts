export { BackupsPanel } from './backups-panel.js';
