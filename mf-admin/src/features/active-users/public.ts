export { ActiveUsersPanel } from './active-users-panel.js';
