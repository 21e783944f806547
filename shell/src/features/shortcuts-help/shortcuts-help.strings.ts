export const shortcutsHelpStrings = {
  title: 'Skróty klawiszowe',
  description: 'Litery działają, gdy nie piszesz w polu.',
  enabled: 'Skróty jednoliterowe',
  goTo: 'Przejście do części programu',
  everywhere: 'Na każdym ekranie',
  rows: [
    ['/', 'Pole wyszukiwania'],
    ['N', 'Nowy element tego ekranu'],
    ['N P · N D', 'Pulpit: nowy pacjent, nowy plan'],
    ['T', 'Dziś (harmonogram)'],
    ['J · K', 'Następny, poprzedni w panelu bocznym'],
    ['Ctrl S · Ctrl Z', 'Zapisz, cofnij'],
    ['Esc', 'Zamknij'],
  ] as readonly (readonly [string, string])[],
};
