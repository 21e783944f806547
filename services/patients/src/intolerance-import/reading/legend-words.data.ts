/** Words that say what a result means, folded: whoever explains a scale uses these and names no food. */
export const LEGEND_WORDS: ReadonlySet<string> = new Set(
  `
  norma normy normie normalny normalna normalne prawidlowy prawidlowa prawidlowe graniczny graniczna graniczne
  podwyzszony podwyzszona podwyzszone podniesiony podniesiona wysoki wysoka wysokie niski niska niskie sredni srednia
  srednie umiarkowany umiarkowana umiarkowane slaby slaba slabe silny silna silne slabo silnie ujemny ujemna ujemne
  dodatni dodatnia dodatnie watpliwy watpliwa brak reakcja reakcji reakcje reaktywnosc nietolerancja nietolerancji
  klasa klasie klasy stopien stopnia poziom kategoria granica granicy oznaczalnosci wykrywalnosci zakresu zakres
  tolerancja tolerancji negative positive borderline elevated normal low moderate high class reaction none
  `
    .trim()
    .split(/\s+/u),
);

/** Words between them, which say nothing by themselves. */
export const LEGEND_LINKS: ReadonlySet<string> = new Set(
  `
  w i a lub albo oraz od do na bez bardzo wiecej mniej niz powyzej ponizej wynik wyniki wyniku wartosc wartosci u ml j jm
  igg kl st metody metoda testu pomiarowego pole pola slupek slupki kropka kolor zielony zielona zielone zolty zolta zolte
  czerwony czerwona czerwone pomaranczowy szary legenda interpretacja objasnienie objasnienia oznacza skala
  `
    .trim()
    .split(/\s+/u),
);
