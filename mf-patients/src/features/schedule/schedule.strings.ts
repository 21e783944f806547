import { type CountedForms, countOf } from '@pora/kit';

const visits: CountedForms = { one: 'wizyta', few: 'wizyty', many: 'wizyt' };

/** Texts of the schedule. */
export const scheduleStrings = {
  title: 'Harmonogram',
  subtitle: 'Zarządzaj wizytami i konsultacjami.',
  views: { day: 'Dzień', week: 'Tydzień', month: 'Miesiąc' },
  view: 'Widok kalendarza',
  previous: { day: 'Poprzedni dzień', week: 'Poprzedni tydzień', month: 'Poprzedni miesiąc' },
  next: { day: 'Następny dzień', week: 'Następny tydzień', month: 'Następny miesiąc' },
  today: 'Dziś',
  add: 'Dodaj',
  hour: 'Godz.',
  workingHours: (range: string) => `godziny pracy ${range}`,
  dayOff: 'dzień wolny',
  pause: (range: string) => `Przerwa ${range}`,
  more: (count: number) => `+${count} więcej`,
  moreOf: (count: number, date: string) => `+${count} więcej, ${date}: pokaż dzień`,
  openDay: (date: string) => `Pokaż dzień ${date}`,
  addAt: (date: string, time: string) => `Dodaj: ${date}, ${time}`,
  addOn: (date: string) => `Dodaj wydarzenie ${date}`,
  todayMark: 'dziś',
  now: (time: string) => `Teraz ${time}`,
  phases: {
    done: 'odbyta',
    upcoming: 'przed nami',
    running: 'trwa',
    past: 'miniona',
    missed: 'nieobecność',
    cancelled: 'odwołana',
  },
  child: 'dziecko',
  overlaps: 'nakłada się',
  repeats: 'powtarza się',
  unsaved: 'niezapisane',
  count: (count: number) => countOf(count, visits),
  loading: 'Wczytywanie harmonogramu…',
  loadFailed: 'Nie udało się pobrać harmonogramu',
  stale: 'Pokazujemy wizyty zapisane w tej przeglądarce',
  retry: 'Spróbuj ponownie',
  empty: {
    day: 'Brak wydarzeń w tym dniu.',
    week: 'Brak wydarzeń w tym tygodniu.',
    month: 'Brak wydarzeń w tym miesiącu.',
  },
  emptyText: 'Kliknij wolne miejsce w kalendarzu albo „Dodaj”.',
} as const;
