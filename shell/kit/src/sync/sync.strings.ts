/** Sentences of the sync state. */
export const syncStrings = {
  saved: 'Zapisano',
  saving: 'Zapisywanie…',
  unsaved: (count: number) => `Niezapisane: ${count}`,
  offline: 'Offline',
};
