/** What rolls a part back on the machine of the program. @param part As the command line calls it, e.g. `mf-diets`. */
export const rollbackCommandOf = (part: string, version: string) => `npm run rollback -- ${part} ${version}`;
