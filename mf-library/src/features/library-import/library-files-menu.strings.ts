/** Texts of the menu on the page; those of the dialog come with it. */
export const libraryFilesStrings = {
  label: 'Import i eksport',
  import: 'Importuj z pliku…',
  exportXlsx: 'Eksportuj do XLSX',
  exportCsv: 'Eksportuj do CSV',
  templateXlsx: 'Pobierz wzór XLSX',
  templateCsv: 'Pobierz wzór CSV',
  failed: 'Nie udało się pobrać pliku',
} as const;
