/** Sentences of the export. */
export const docxStrings = {
  failed: 'Nie udało się wyeksportować DOCX. Spróbuj ponownie za chwilę.',
} as const;
