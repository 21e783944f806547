/** Keys that belong together; those that do the same, or one thing in two directions, stand in one line. */
export interface KeyGroup {
  title: string;
  rows: readonly (readonly [keys: string, meaning: string])[];
}

export const shortcutsHelpStrings = {
  title: 'Skróty klawiszowe',
  description: 'Litery działają, gdy nie piszesz w polu.',
  enabled: 'Skróty jednoliterowe',
  goTo: 'Przejście do części programu',
  groups: [
    {
      title: 'Wszędzie',
      rows: [
        ['Ctrl K', 'Wyszukiwanie i działania'],
        ['Alt M · Alt P', 'Wyszukiwanie, przy pacjencie: pomiar, plan diety'],
        ['/', 'Pole wyszukiwania na stronie'],
        ['?', 'Ta lista'],
        ['Esc', 'Zamknij'],
        ['N P · N D', 'Pulpit: nowy pacjent, nowy plan'],
      ],
    },
    {
      title: 'Pacjenci',
      rows: [
        ['N', 'Nowy pacjent'],
        ['↑ · ↓', 'Poprzedni, następny wiersz listy'],
        ['E · M · Del', 'Edycja, pomiar, usunięcie'],
        ['Ctrl S', 'Zapisz ankietę'],
        ['Ctrl Z', 'Cofnij usunięcie'],
      ],
    },
    {
      title: 'Harmonogram',
      rows: [
        ['N', 'Nowa wizyta'],
        ['T', 'Dziś'],
        ['← · →', 'Poprzedni, następny dzień, tydzień, miesiąc'],
        ['Spacja', 'Podnieś wizytę, strzałkami przenieś'],
        ['Shift ↑ · Shift ↓', 'Podniesiona: zmień koniec'],
        ['Ctrl Z', 'Cofnij zmianę wizyty'],
      ],
    },
    {
      title: 'Plan diety',
      rows: [
        ['N', 'Nowy plan'],
        ['1 · 2', 'Dzień, 14 dni'],
        ['← · →', 'Poprzedni, następny dzień'],
        ['] · /', 'Panel wyszukiwania, jego pole'],
        ['Ctrl S', 'Zapisz plan'],
        ['Ctrl Z · Ctrl Y', 'Cofnij, ponów (także Ctrl Shift Z)'],
        ['Ctrl P', 'Drukuj podgląd'],
      ],
    },
    {
      title: 'Posiłek w planie',
      rows: [
        ['↑ · ↓', 'Poprzedni, następny posiłek; z Shift zaznacza'],
        ['E · Enter', 'Edytuj'],
        ['R', 'Losuj'],
        ['S', 'Zamień'],
        ['L · Shift L', 'Zablokuj, zablokuj we wszystkie dni'],
        ['Del', 'Usuń'],
        ['Spacja', 'Podnieś, strzałkami przenieś'],
        ['Ctrl Enter · Alt Enter', 'Podniesiony: kopiuj, we wszystkie dni'],
      ],
    },
    {
      title: 'Biblioteka i baza',
      rows: [['J · K', 'Następny, poprzedni w panelu obok listy']],
    },
  ] as readonly KeyGroup[],
};
