export const notFoundStrings = {
  pageTitle: 'Nie znaleziono strony',
  title: 'Ups! Nie znaleziono strony',
  description: 'Adres jest nieaktualny albo zawiera literówkę.',
  home: 'Wróć na stronę główną',
};
