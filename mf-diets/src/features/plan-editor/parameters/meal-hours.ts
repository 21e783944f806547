import { parseTimeInput } from '@pora/ui/forms';
import { scheduleStrings as t } from './schedule.strings.js';

/** Hours of the day's meals as a person typed them, `HH:mm` each, or what is wrong with them [diets §5]. */
export type MealHours = { times: string[] } | { problem: string };

/** Reads exactly as many comma-separated hours as there are meals. */
export function parseMealHours(text: string, meals: number): MealHours {
  const parts = text.split(',').map((part) => part.trim());
  const isList = parts.length > 1 || meals === 1;
  if (!isList || parts.includes('')) return { problem: t.hoursList(meals) };
  const times = parts.map(parseTimeInput);
  const read = times.filter((time) => time !== null);
  if (read.length < times.length) return { problem: t.hoursFormat };
  return read.length === meals ? { times: read } : { problem: t.hoursCount(meals) };
}
