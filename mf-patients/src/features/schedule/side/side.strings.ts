import { type CountedForms, countOf } from '@pora/kit';

const visits: CountedForms = { one: 'wizyta', few: 'wizyty', many: 'wizyt' };

/** Texts beside the day and of the working hours. */
export const sideStrings = {
  month: 'Miesiąc',
  previousMonth: 'Wcześniejszy miesiąc',
  nextMonth: 'Późniejszy miesiąc',
  /** Begins with what is to be read on the button. */
  dayOf: (shown: number, date: string, count: number) =>
    `${shown}, ${date}${count > 0 ? `, ${countOf(count, visits)}` : ''}`,
  thisDay: 'Ten dzień',
  noVisits: 'Brak wizyt.',
  free: 'Wolne terminy',
  noFree: 'Brak wolnych terminów.',
  addAt: (time: string) => `Nowe wydarzenie o ${time}`,
  hours: 'Godziny pracy i przerwy',
  hoursText: 'Kalendarz zacienia godziny poza pracą. Wizyty można zapisywać o każdej porze.',
  weekdays: ['Poniedziałek', 'Wtorek', 'Środa', 'Czwartek', 'Piątek', 'Sobota', 'Niedziela'],
  from: (day: string) => `${day}, od`,
  to: (day: string) => `${day}, do`,
  off: 'dzień wolny',
  pause: (number: number, day: string) => `${day}, przerwa ${number}`,
  pauseFrom: (name: string) => `${name}, od`,
  pauseTo: (name: string) => `${name}, do`,
  addPause: 'Dodaj przerwę',
  addPauseTo: (day: string) => `Dodaj przerwę: ${day}`,
  removePause: (name: string) => `Usuń: ${name}`,
  saved: 'Zapisano godziny pracy',
  saveFailed: 'Nie udało się zapisać godzin pracy',
} as const;
