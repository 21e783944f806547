/** Texts of the schedule of meals; the sentences about hours stand word for word [diets §5]. */
export const scheduleStrings = {
  columns: { time: 'Godz.', label: 'Nazwa', share: 'Udział', everyDay: '14×' },
  timeOf: (label: string) => `Godzina: ${label}`,
  labelOf: (label: string) => `Etykieta: ${label}`,
  lockDay: (label: string, day: number) => `Blokada w dniu ${day}: ${label}`,
  lockAllDays: (label: string) => `Blokada we wszystkich dniach: ${label}`,
  sumWhole: 'suma udziałów się zgadza',
  sumMissing: (sum: string, missing: string) => `Suma udziałów to ${sum}: brakuje ${missing}.`,
  sumTooMuch: (sum: string, over: string) => `Suma udziałów to ${sum}: o ${over} za dużo.`,
  hours: 'Godziny posiłków',
  hoursHint: 'Po kolei, rozdzielone przecinkami. Zmieniają się we wszystkich dniach.',
  badTime: 'Wpisz godzinę, np. 7:30',
  notSaved: 'Nie zapisano. Popraw wartość albo spróbuj ponownie.',
  hoursCount: (meals: number) => `Dla ${meals} posiłków musi być podanych dokładnie ${meals} godzin.`,
  hoursList: (meals: number) => `Podaj dokładnie ${meals} godzin w formacie CSV.`,
  hoursFormat: 'Nieprawidłowy format godzin.',
} as const;
