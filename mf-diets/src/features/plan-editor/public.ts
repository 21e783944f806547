export { PlanEditor } from './plan-editor.js';
