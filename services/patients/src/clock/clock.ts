import { Injectable } from '@nestjs/common';
import { practiceYear } from '@pora/text-pl/dates';

/** The current moment, injected so that tests can choose it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }

  /** Calendar year in the practice's time zone. */
  currentYear(): number {
    return practiceYear(this.now());
  }
}
