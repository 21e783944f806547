import { type Intolerance, newIntoleranceSchema } from '@pora/contracts/catalog/intolerance.model';
import { z } from 'zod';
import { type EntryNames } from './use-entries.js';

const { name, aliases } = newIntoleranceSchema.shape;
const linesOf = (text: string): string[] => {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '');
};

/** The form of an entry: its name, and the other names a line each. */
export const entryFormSchema = z.object({
  name,
  aliases: z.string().superRefine((text, context) => {
    const { error } = aliases.safeParse(linesOf(text));
    const [problem] = error?.issues ?? [];
    if (problem) context.addIssue({ code: 'custom', message: problem.message });
  }),
});
export type EntryFormValues = z.output<typeof entryFormSchema>;

/** The form as it shows an entry; empty for a new one. */
export function formOfEntry(entry: EntryNames | undefined): EntryFormValues {
  return { name: entry?.name ?? '', aliases: entry?.aliases.join('\n') ?? '' };
}

/** The names that the form holds. */
export function namesOfForm({ name: typed, aliases: text }: EntryFormValues): EntryNames {
  return { name: typed.trim(), aliases: linesOf(text) };
}

/** Everything an entry is called. */
export const allNames = ({ name: own, aliases: others }: Pick<Intolerance, 'name' | 'aliases'>): string[] => [
  own,
  ...others,
];
