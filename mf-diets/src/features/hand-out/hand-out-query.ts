import { type HandOutOptions } from '@pora/contracts/plans/hand-out.model';
import { toIsoDate, todayIso } from '@pora/kit';

const flag = (value: boolean) => (value ? 'true' : 'false');

/** Days of this plan alone; '' where there is none. They are remembered for no other plan. */
export interface HandOutDates {
  /** `yyyy-MM-dd`; '' for days without a date. */
  firstDay: string;
  /** `yyyy-MM-dd` and `HH:MM` of the patient's next visit. */
  nextVisit: string;
  nextVisitTime: string;
}

/** A date that is typed whole; a part of one names no day. */
export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

const TIME = /^\d{2}:\d{2}$/;

/** The options as an address names them. */
export function queryOf(options: HandOutOptions, { firstDay, nextVisit, nextVisitTime }: HandOutDates) {
  const { layout, recipes, practiceName, contact, footer } = options;
  return {
    ...{ layout, recipes, practiceName, contact, footer },
    calories: flag(options.calories),
    macros: flag(options.macros),
    largePrint: flag(options.largePrint),
    colours: flag(options.colours),
    pictures: flag(options.pictures),
    sections: options.sections.join(','),
    advice: options.advice.join(','),
    ...(isDay(firstDay) && { firstDay }),
    ...(isDay(nextVisit) && { nextVisit, ...(TIME.test(nextVisitTime) && { nextVisitTime }) }),
  } as const;
}

const DAYS_OF_WEEK = 7;
const NOON = 'T12:00:00';

/** The day so many days after another, `yyyy-MM-dd`. */
export function dayAfter(iso: string, days: number): string {
  const date = new Date(`${iso}${NOON}`);
  date.setDate(date.getDate() + days);
  return toIsoDate(date);
}

/** Plans begin with a week: the Monday to come, or today when it is one. */
export function nextMonday(today = todayIso()): string {
  const weekday = new Date(`${today}${NOON}`).getDay();
  return dayAfter(today, (1 - weekday + DAYS_OF_WEEK) % DAYS_OF_WEEK);
}
