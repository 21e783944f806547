import { z } from 'zod';
import { defineRoute } from '../route.js';
import { ruleConfigPaths } from './rule-config.paths.js';
import { version } from '../text/text.model.js';
import { ruleConfigSchema } from './rule-config.model.js';

const updatedAt = z.string().nullable();

/** Most saves of the rules that are answered; they are kept all. */
export const MAX_RULE_VERSIONS = 50;

/** The rules as one save left them, who made it and when. */
export const ruleVersionSchema = z.object({
  version,
  config: ruleConfigSchema,
  savedAt: z.string(),
  savedBy: z.string(),
});
export type RuleVersion = z.infer<typeof ruleVersionSchema>;

/**
 * The one rule document [library §7]. `version` is the counter of its saves (ETag, `If-Match`), 1 until it is saved
 * for the first time; it is not the version of the document's format inside `config`.
 */
export const ruleConfigRoutes = {
  get: defineRoute({
    ...ruleConfigPaths.get,
    access: 'user',
    summary: 'The rules of the practice',
    notes:
      '`source` is `database`, or `defaults` until it is saved once. `migrated` tells that the ' +
      "stored document had to be brought to today's form in what a person would notice.",
    answer: z.object({
      config: ruleConfigSchema,
      defaults: ruleConfigSchema,
      source: z.enum(['defaults', 'database']),
      updatedAt,
      migrated: z.boolean(),
      version,
    }),
  }),
  history: defineRoute({
    ...ruleConfigPaths.history,
    access: 'user',
    summary: 'The newest saves of the rules, the last one first',
    notes: "The rules of each in today's form.",
    answer: z.object({ items: z.array(ruleVersionSchema) }),
  }),
  save: defineRoute({
    ...ruleConfigPaths.save,
    access: 'user',
    summary: 'Save the rules',
    notes: 'Any object is accepted and brought to its normal form.',
    versioned: true,
    body: z.object({ config: z.looseObject({}, 'Podaj konfigurację') }),
    answer: z.object({ config: ruleConfigSchema, updatedAt: z.string(), version }),
  }),
};
