import { type PatientSurvey } from '@pora/contracts/patients/survey.model';
import { conflictOf, formatDateTime, messageOf, todayIso, useDirtyGuard, useShortcut } from '@pora/kit';
import { Badge, Button, InlineNotice, media, toast } from '@pora/ui';
import { Form, useAppForm } from '@pora/ui/forms';
import { CircleIcon, TrashIcon } from '@pora/ui/icons';
import { Dialog, useCloseGuard } from '@pora/ui/overlays';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { SectionNav } from './section-nav.js';
import { SurveyFields } from './survey-fields.js';
import { answersOfForm, formOfSurvey, surveyFormSchema, type SurveyFormValues } from './survey-form.model.js';
import { surveyStrings as t } from './survey.strings.js';
import { useRemoveSurvey, useSaveSurvey } from './use-survey.js';

interface SurveyEditProps {
  patientId: string;
  patientName: string;
  /** Undefined when there is none yet. */
  survey: PatientSurvey | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** The survey to be filled in; nothing is kept before "Zapisz ankietę" [core §2]. */
export function SurveyEdit(props: SurveyEditProps) {
  const { patientId, patientName, onClose, onSaved } = props;
  const formId = useId();
  // The version the form was filled from; a newer one that arrives meanwhile is not what the person has seen.
  const [base, setBase] = useState(props.survey);
  const [start] = useState(() => formOfSurvey(base, { fullName: patientName, today: todayIso() }));
  const form = useAppForm({ schema: surveyFormSchema, defaultValues: start });
  const { isDirty, errors, submitCount } = form.formState;
  const saving = useSaveSurvey(patientId);
  const newer = conflictOf<PatientSurvey>(saving.error);
  useDirtyGuard({ dirty: isDirty });
  const { requestClose, guard } = useCloseGuard({ dirty: isDirty, onClose });

  const send = async (values: SurveyFormValues, version: number | undefined) => {
    if (saving.isRunning()) return;
    const change = { answers: answersOfForm(values), sourceFile: base?.sourceFile ?? null, version };
    await saving.mutateAsync(change).then(
      () => {
        toast.success(t.saved);
        onSaved();
      },
      // The notice above the fields says why.
      () => undefined,
    );
  };
  useShortcut('mod+s', () => void form.handleSubmit((values) => send(values, base?.version))(), {
    inDialog: true,
    whileTyping: true,
  });
  const takeTheirs = () => {
    if (!newer) return;
    setBase(newer);
    form.reset(formOfSurvey(newer, { fullName: patientName, today: todayIso() }));
    saving.reset();
  };

  return (
    <Dialog
      open
      onClose={requestClose}
      size="full"
      title={t.title}
      description={patientName}
      footerStart={base && <RemoveButton survey={base} onRemoved={onClose} />}
      footer={
        <>
          {isDirty && (
            <Mark>
              <Badge tone="amber" icon={<CircleIcon fill="currentColor" />}>
                {t.unsaved}
              </Badge>
            </Mark>
          )}
          <Button variant="quiet" onClick={requestClose}>
            {t.cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId} shortcut="Ctrl S" busy={saving.isPending}>
            {t.save}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} onSubmit={(values) => send(values, base?.version)}>
        <Columns>
          <SectionNav form={form} formId={formId} />
          <div>
            {newer && (
              <Notice>
                <InlineNotice
                  tone="danger"
                  live
                  title={t.conflict}
                  action={
                    <>
                      <Button size="compact" onClick={takeTheirs}>
                        {t.takeTheirs}
                      </Button>
                      <Button
                        size="compact"
                        variant="quiet"
                        onClick={() => void form.handleSubmit((values) => send(values, newer.version))()}
                      >
                        {t.keepMine}
                      </Button>
                    </>
                  }
                >
                  {t.conflictText(newer.updatedBy, formatDateTime(newer.updatedAt))}
                </InlineNotice>
              </Notice>
            )}
            {saving.isError && !newer && (
              <Notice>
                <InlineNotice tone="danger" live title={t.saveFailed}>
                  {messageOf(saving.error)}
                </InlineNotice>
              </Notice>
            )}
            {submitCount > 0 && Object.keys(errors).length > 0 && (
              <Notice key={submitCount}>
                <InlineNotice tone="danger" live>
                  {t.fixFields}
                </InlineNotice>
              </Notice>
            )}
            <SurveyFields form={form} formId={formId} />
          </div>
        </Columns>
      </Form>
      {guard}
    </Dialog>
  );
}

function RemoveButton({ survey, onRemoved }: { survey: PatientSurvey; onRemoved: () => void }) {
  const remove = useRemoveSurvey();
  return (
    <Button
      variant="danger-quiet"
      icon={<TrashIcon />}
      busy={remove.isPending}
      onClick={() => remove.mutate(survey, { onSuccess: onRemoved })}
    >
      {t.remove}
    </Button>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 11.5rem minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.s[6]};

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.phone} {
    gap: ${({ theme }) => theme.s[4]};
  }
`;

/** The phone's buttons need the room; closing asks anyway. */
const Mark = styled.span`
  align-self: center;

  ${media.phone} {
    display: none;
  }
`;

const Notice = styled.div`
  margin-bottom: ${({ theme }) => theme.s[4]};
`;
