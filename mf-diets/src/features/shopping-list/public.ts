export { ShoppingDialog } from './shopping-dialog.js';
