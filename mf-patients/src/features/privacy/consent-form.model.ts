import { CONSENT_WAYS, CURRENT_CONSENT_TEXT } from '@pora/contracts/privacy/consent.vocabulary';
import { type NewConsent, newConsentSchema, withdrawalSchema } from '@pora/contracts/privacy/privacy.model';
import { todayIso } from '@pora/kit';
import { z } from 'zod';
import { privacyStrings } from './privacy.strings.js';

const t = privacyStrings.form;

const notToCome = (date: string) => date <= todayIso();
const saidFields = {
  date: z.iso.date(t.dateRequired).refine(notToCome, t.future),
  how: z.enum(CONSENT_WAYS),
};

/** Fields of a new consent, side by side; the rules of the guardian are those of the wire contract. */
export const consentFormSchema = z
  .object({
    ...saidFields,
    kind: z.enum(['person', 'guardian']),
    name: z.string(),
    relation: z.string(),
    phone: z.string(),
  })
  .superRefine((values, context) => {
    const refused = newConsentSchema.safeParse(bodyOfConsent(values)).error?.issues ?? [];
    for (const { path, message } of refused)
      context.addIssue({ code: 'custom', message, path: path.slice(-1) });
  });

/** What stands in the fields of a new consent. */
export type ConsentFormValues = z.output<typeof consentFormSchema>;

/** An empty form of today; for a child a guardian speaks. */
export const blankConsent = (isChild: boolean): ConsentFormValues => ({
  ...{ date: todayIso(), how: 'visit', kind: isChild ? 'guardian' : 'person' },
  ...{ name: '', relation: '', phone: '' },
});

/** The consent that the fields say, to the current text. */
export function bodyOfConsent({ date, how, kind, name, relation, phone }: ConsentFormValues): NewConsent {
  const givenBy = kind === 'person' ? { kind } : { kind, name, relation, phone };
  return { textVersion: CURRENT_CONSENT_TEXT.version, date, how, givenBy };
}

/** Fields of a withdrawal of a consent of that day. */
export const withdrawalFormSchema = (givenOn: string) =>
  withdrawalSchema.extend({
    ...saidFields,
    date: saidFields.date.refine((date) => date >= givenOn, t.tooEarly(givenOn)),
  });

/** What stands in the fields of a withdrawal. */
export type WithdrawalFormValues = z.output<typeof withdrawalSchema>;
