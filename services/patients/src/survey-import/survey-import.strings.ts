/** What the person is told when a file holds no survey. */
export const refusalStrings = {
  no_text: 'W pliku nie ma tekstu – to skan albo zdjęcie. Wczytaj ankietę zapisaną jako tekst.',
  no_answers: 'W pliku nie ma odpowiedzi na pytania ankiety.',
} as const;
