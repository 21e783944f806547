import { Injectable } from '@nestjs/common';

const PRACTICE_ZONE = 'Europe/Warsaw';
const yearInPractice = new Intl.DateTimeFormat('en-US', { timeZone: PRACTICE_ZONE, year: 'numeric' });

/** The current moment, injected so that tests can choose it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }

  /** Calendar year in the practice's time zone. */
  currentYear(): number {
    return Number(yearInPractice.format(this.now()));
  }
}
