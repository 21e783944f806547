export { SearchWordsButton } from './search-words-button.js';
