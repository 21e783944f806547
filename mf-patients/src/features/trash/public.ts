export { TrashScreen } from './trash.screen.js';
