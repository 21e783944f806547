export { AuditPanel } from './audit-panel.js';
