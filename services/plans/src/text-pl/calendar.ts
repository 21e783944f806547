// Swedish writes dates as yyyy-MM-dd.
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', dateStyle: 'short' });

/** Today's date in the practice's time zone, `yyyy-MM-dd`. */
export const todayInWarsaw = (now = new Date()) => calendar.format(now);

/** The current year in the practice's time zone. */
export const currentYearInWarsaw = (now = new Date()) => Number(todayInWarsaw(now).slice(0, 4));
