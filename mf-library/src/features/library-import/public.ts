export { LibraryFilesMenu } from './library-files-menu.js';
