/** Where the table of ingredients has no room for its columns: each ingredient is a block of its own. */
export const NARROW = '@media (max-width: 600px)';
