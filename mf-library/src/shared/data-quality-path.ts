/** Last part of the address of the page about the quality of the data, below the foods; foods have numbers. */
export const DATA_QUALITY = 'data-quality';
