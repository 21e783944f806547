/** Beside the sidebar the six columns of a history or of the audit log would stand on each other. */
export const NARROW = '(max-width: 1200px)';
