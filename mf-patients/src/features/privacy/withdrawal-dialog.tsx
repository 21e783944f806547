import { type Consent } from '@pora/contracts/privacy/privacy.model';
import { messageOf, todayIso, useDirtyGuard } from '@pora/kit';
import { toast } from '@pora/ui';
import { DateField, Form, FormField, SelectField, useAppForm } from '@pora/ui/forms';
import { Dialog, useCloseGuard } from '@pora/ui/overlays';
import { useId, useMemo } from 'react';
import { WAY_OPTIONS } from './consent-form-dialog.js';
import { withdrawalFormSchema, type WithdrawalFormValues } from './consent-form.model.js';
import { AboveFields, FormButtons, FormGrid, SaveFailure } from '../../shared/form-layout.js';
import { privacyStrings } from './privacy.strings.js';
import { useWithdrawConsent } from './use-privacy.js';

const t = privacyStrings.form;

interface WithdrawalDialogProps {
  patientId: string;
  patientName: string;
  consent: Consent;
  onClose: () => void;
}

/** That a consent is taken back: when and how that was said. */
export function WithdrawalDialog({ patientId, patientName, consent, onClose }: WithdrawalDialogProps) {
  const formId = useId();
  const schema = useMemo(() => withdrawalFormSchema(consent.date), [consent.date]);
  const defaultValues: WithdrawalFormValues = { date: todayIso(), how: 'visit' };
  const form = useAppForm({ schema, defaultValues });
  const withdrawing = useWithdrawConsent(patientId, consent);
  const { isDirty } = form.formState;
  useDirtyGuard({ dirty: isDirty });
  const { requestClose, guard } = useCloseGuard({ dirty: isDirty, onClose });
  const save = (values: WithdrawalFormValues) =>
    withdrawing.mutate(values, {
      onSuccess: () => {
        toast.success(t.withdrawn);
        onClose();
      },
    });

  return (
    <Dialog
      open
      onClose={requestClose}
      title={t.withdrawTitle}
      description={patientName}
      footer={
        <FormButtons
          formId={formId}
          cancel={t.cancel}
          save={t.withdraw}
          busy={withdrawing.isPending}
          onCancel={requestClose}
        />
      }
    >
      <Form form={form} id={formId} onSubmit={save}>
        {withdrawing.isError && (
          <SaveFailure title={t.withdrawFailed} reason={messageOf(withdrawing.error)} />
        )}
        <AboveFields>{t.withdrawText}</AboveFields>
        <FormGrid>
          <FormField form={form} name="date">
            {(field) => <DateField label={t.date} required min={consent.date} max={todayIso()} {...field} />}
          </FormField>
          <FormField form={form} name="how">
            {(field) => <SelectField label={t.how} options={WAY_OPTIONS} {...field} />}
          </FormField>
        </FormGrid>
      </Form>
      {guard}
    </Dialog>
  );
}
