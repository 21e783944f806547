/** Sentences of the guard against leaving unsaved work. */
export const guardStrings = {
  title: 'Niezapisane zmiany',
  text: 'Masz niezapisane zmiany. Czy na pewno chcesz wyjść bez zapisu?',
  stay: 'Wróć',
  leave: 'Porzuć zmiany',
};
