import { z } from 'zod';
import { requiredText, text, version } from '../text/text.model.js';
import { foodId } from './food.model.js';

/** Most other names of one intolerance. */
const ALIASES = 40;
const NAME = 120;

/** Key of an intolerance as it may be stored: lower-case letters, digits and dashes, 1–80 characters [library §3]. */
export const intoleranceKey = z
  .string()
  .regex(/^(?=.{1,80}$)[a-z0-9]+(?:[-_][a-z0-9]+)*$/, 'Klucz: małe litery, cyfry i myślniki');

/** Key of an intolerance in a request that names an existing one; an unknown one is a 404, not a 400. */
export const knownIntoleranceKey = requiredText(80, 'Podaj nietolerancję');

const intoleranceName = requiredText(NAME, 'Podaj nazwę nietolerancji');
const aliases = z.array(requiredText(NAME, 'Podaj nazwę')).max(ALIASES, `Najwyżej ${ALIASES} nazw`);

/** Dictionary item: what a laboratory tests, with the other names it may print [library §3]. */
export const intoleranceSchema = z.object({
  key: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  /** Number of foods mapped to it; 0 is a hole in the check that a screen must show (decision 13). */
  foodCount: z.int().min(0),
  version,
  updatedAt: z.string(),
});
export type Intolerance = z.output<typeof intoleranceSchema>;

/** New dictionary item; without a key one is made from the name. */
export const newIntoleranceSchema = z.object({
  key: intoleranceKey.optional(),
  name: intoleranceName,
  aliases: aliases.default([]),
});
export type NewIntolerance = z.output<typeof newIntoleranceSchema>;

/** Change of a dictionary item; its key never changes. */
export const intoleranceChangeSchema = z
  .object({ name: intoleranceName.optional(), aliases: aliases.optional() })
  .refine(
    ({ name, aliases: names }) => name !== undefined || names !== undefined,
    'Podaj nazwę albo inne nazwy',
  );

/** Link between an intolerance and a food, with the names of both [library §3]. */
export const intoleranceMappingSchema = z.object({
  intolerance: z.string(),
  intoleranceName: z.string(),
  foodId,
  foodName: z.string(),
  foodCategory: z.string(),
});
export type IntoleranceMapping = z.output<typeof intoleranceMappingSchema>;

/** New link; the dictionary's own name wins over `intoleranceName` [library §7]. */
export const newMappingSchema = z.object({
  intolerance: knownIntoleranceKey,
  intoleranceName: text(NAME).optional(),
  foodId,
});
