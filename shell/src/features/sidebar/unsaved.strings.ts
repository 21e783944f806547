/** Texts of the list of what the server does not have; they come with it. */
export const unsavedStrings = {
  unsavedList: 'Niezapisane zmiany',
  unsavedCount: (count: number) => `Niezapisane: ${count}`,
  unsavedNote:
    'Zmiany są w tej przeglądarce. Wyślemy je, gdy tylko się da; gdzie trzeba wybrać wersję, czekamy na wybór.',
  discard: 'Odrzuć',
  discardOf: (what: string) => `Odrzuć: ${what}`,
  discardQuestion: (what: string) => ({
    title: 'Odrzucić zmianę?',
    text: `${what}. Odrzuconej zmiany nie da się odzyskać.`,
    stay: 'Wróć',
    leave: 'Odrzuć zmianę',
  }),
  since: (time: string) => `od ${time}`,
  retry: 'Zapisz teraz',
};
