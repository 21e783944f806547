/** Texts of the DOCX import [diets §5, §8]. */
export const importPlanStrings = {
  button: 'Import z DOCX',
  choosePatient: 'Wybierz pacjenta przed importem planu.',
  onlyDocx: 'Import przyjmuje tylko pliki .docx.',
  overwriteStage: (stage: number) =>
    `Istnieje już plan dla tego pacjenta i etapu (etap ${stage}). Czy chcesz go nadpisać?`,
  overwrite: 'Istnieje już plan dla tego pacjenta i etapu. Czy chcesz go nadpisać?',
  overwriteEffect: 'Plan dostanie posiłki z pliku zamiast obecnych. Zaraz po imporcie możesz to cofnąć.',
  overwriteConfirm: 'Nadpisz plan',
  overwritten: (name: string) => `Nadpisano plan „${name}”`,
  takenBack: 'Przywrócono plan sprzed importu',
  takeBackFailed: 'Nie udało się cofnąć importu',
  failedTitle: 'Import planu z DOCX',
  warningTitle: 'Plan wczytany, wymaga zmian',
  openPlan: 'Otwórz plan',
  notAccepted: (causes: readonly string[]) =>
    `Nie zapisano powodu, posiłki zostają niedozwolone: ${causes.join('; ')}`,
  failed: (reason: string) => `Import nieudany: ${reason}`,
  failedDefault:
    'Import nie powiódł się. Upewnij się, że korzystasz z pliku wyeksportowanego bezpośrednio z aplikacji i spróbuj ponownie.',
  savedAgain:
    'Plik otwarty i zapisany ponownie w Wordzie jest już innym plikiem, nawet gdy wygląda tak samo.',
  otherFile: 'Wybierz inny plik',
  again: 'Spróbuj ponownie',
} as const;
