import { type PlanListItem } from '@pora/contracts/plans/plan.model';
import { addDays, daysBetween } from '@pora/kit';

/** The days a plan was made for, and where in them a day lies. */
export interface PlanPeriod {
  /** First and last day, `yyyy-MM-dd`. */
  from: string;
  to: string;
  /** 1 on the first day; more than the plan has once it is over, less than 1 before it begins. */
  day: number;
}

/** Days of a plan, counted from the date it carries. @param today `yyyy-MM-dd` */
export function planPeriod(
  { created, days }: Pick<PlanListItem, 'created' | 'days'>,
  today: string,
): PlanPeriod {
  const from = created.slice(0, 10);
  return { from, to: addDays(from, days - 1), day: daysBetween(from, today) + 1 };
}
