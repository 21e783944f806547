import {
  CONSENT_WAY_LABELS,
  CONSENT_WAYS,
  GUARDIAN_REQUIRED,
} from '@pora/contracts/privacy/consent.vocabulary';
import { messageOf, newId, todayIso, useDirtyGuard } from '@pora/kit';
import { TextField, toast } from '@pora/ui';
import { DateField, Form, FormField, RadioGroupField, SelectField, useAppForm } from '@pora/ui/forms';
import { Dialog, useCloseGuard } from '@pora/ui/overlays';
import { useId, useState } from 'react';
import { blankConsent, bodyOfConsent, consentFormSchema } from './consent-form.model.js';
import { FormButtons, FormGrid, SaveFailure } from '../../shared/form-layout.js';
import { privacyStrings } from './privacy.strings.js';
import { useGiveConsent } from './use-privacy.js';

const t = privacyStrings.form;

/** Ways of a consent as choices. */
export const WAY_OPTIONS = CONSENT_WAYS.map((value) => ({ value, label: CONSENT_WAY_LABELS[value] }));

interface ConsentFormDialogProps {
  patientId: string;
  patientName: string;
  isChild: boolean;
  onClose: () => void;
}

/** A new consent: when, how and who gave it. */
export function ConsentFormDialog({ patientId, patientName, isChild, onClose }: ConsentFormDialogProps) {
  const formId = useId();
  // The same id for every attempt, so that one whose answer was lost is not saved twice.
  const [id] = useState(() => newId('pc-'));
  const form = useAppForm({ schema: consentFormSchema, defaultValues: blankConsent(isChild) });
  const giving = useGiveConsent(patientId);
  const { isDirty } = form.formState;
  useDirtyGuard({ dirty: isDirty });
  const { requestClose, guard } = useCloseGuard({ dirty: isDirty, onClose });
  const byGuardian = form.watch('kind') === 'guardian';

  return (
    <Dialog
      open
      steady
      onClose={requestClose}
      title={t.giveTitle}
      description={patientName}
      footer={
        <FormButtons
          formId={formId}
          cancel={t.cancel}
          save={t.save}
          busy={giving.isPending}
          onCancel={requestClose}
        />
      }
    >
      <Form
        form={form}
        id={formId}
        onSubmit={(values) =>
          giving.mutate(
            { ...bodyOfConsent(values), id },
            {
              onSuccess: () => {
                toast.success(t.saved);
                onClose();
              },
            },
          )
        }
      >
        {giving.isError && <SaveFailure title={t.saveFailed} reason={messageOf(giving.error)} />}
        <FormGrid>
          <FormField form={form} name="date">
            {(field) => <DateField label={t.date} required max={todayIso()} {...field} />}
          </FormField>
          <FormField form={form} name="how">
            {(field) => <SelectField label={t.how} options={WAY_OPTIONS} {...field} />}
          </FormField>
          <FormField form={form} name="kind">
            {(field) => (
              <RadioGroupField
                label={t.kind}
                options={[
                  { value: 'person', label: t.kinds.person, disabled: isChild },
                  { value: 'guardian', label: t.kinds.guardian },
                ]}
                {...(isChild && { hint: `${GUARDIAN_REQUIRED}.` })}
                {...field}
              />
            )}
          </FormField>
          {byGuardian && (
            <>
              <FormField form={form} name="name">
                {(field) => <TextField label={t.name} required autoComplete="off" {...field} />}
              </FormField>
              <FormField form={form} name="relation">
                {(field) => (
                  <TextField
                    label={t.relation}
                    hint={t.relationHint}
                    required
                    autoComplete="off"
                    {...field}
                  />
                )}
              </FormField>
              <FormField form={form} name="phone">
                {(field) => <TextField label={t.phone} type="tel" required autoComplete="off" {...field} />}
              </FormField>
            </>
          )}
        </FormGrid>
      </Form>
      {guard}
    </Dialog>
  );
}
