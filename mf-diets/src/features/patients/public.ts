export { displayName } from './display-name.js';
