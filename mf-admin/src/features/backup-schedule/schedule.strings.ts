import { countOf, type CountedForms } from '@pora/kit';

const days: CountedForms = { one: 'dzień', few: 'dni', many: 'dni' };

/** Texts of backups made by the clock. */
export const scheduleStrings = {
  title: 'Kopie automatyczne',
  loading: 'Wczytywanie harmonogramu kopii',
  loadFailed: 'Nie udało się pobrać harmonogramu kopii.',
  change: 'Zmień',
  changeSchedule: 'Zmień kopie automatyczne',
  when: 'Kiedy',
  next: 'Następna',
  kept: 'Trzymamy',
  place: 'Miejsce',
  off: 'wyłączone',
  daily: (time: string) => `codziennie ${time}`,
  weekly: (onDay: string, time: string) => `${onDay} ${time}`,
  /** By the number of the day, from Monday on. */
  onDays: ['w poniedziałki', 'we wtorki', 'w środy', 'w czwartki', 'w piątki', 'w soboty', 'w niedziele'],
  today: (date: string) => `dziś, ${date}`,
  tomorrow: (date: string) => `jutro, ${date}`,
  onDate: (weekday: string, date: string) => `${weekday}, ${date}`,
  days: (count: number) => countOf(count, days),
  weeks: (count: number) => `${count}\u00a0tyg.`,
  months: (count: number) => `${count}\u00a0mies.`,
  disk: 'dysk',
  diskAndStore: 'dysk i S3',
  encrypted: 'szyfrowane',
  plain: 'nieszyfrowane',
  dialog: {
    text: 'Godzina według czasu polskiego. Jeśli komputer będzie wtedy wyłączony, kopia powstanie po jego włączeniu.',
    enabled: 'Wykonuj kopie automatycznie',
    cadence: 'Jak często',
    daily: 'codziennie',
    weekly: 'co tydzień',
    weekday: 'Dzień tygodnia',
    weekdays: ['poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota', 'niedziela'],
    time: 'Godzina',
    tables: 'Tabele',
    keep: 'Ile kopii zostaje',
    keepText:
      'Zostaje najnowsza kopia z każdego z tylu ostatnich dni, tygodni i miesięcy, w których jakaś powstała. Ostatnia dobra kopia i kopie uszkodzone zostają zawsze.',
    days: 'Dni',
    weeks: 'Tygodnie',
    months: 'Miesiące',
    manual: 'Usuwaj w ten sam sposób kopie ręczne',
    /** What of two versions is not the same. */
    differ: {
      enabled: 'włączenie kopii',
      cadence: 'częstość',
      weekday: 'dzień tygodnia',
      time: 'godzina',
      tables: 'tabele',
      keep: 'liczba kopii',
    },
    saved: 'Zapisano kopie automatyczne',
    saveFailed: 'Nie udało się zapisać kopii automatycznych.',
    incomplete: 'Popraw zaznaczone pola.',
  },
} as const;
