import { type PatientSurvey } from '@pora/contracts/patients/survey.model';
import { conflictOf, todayIso, useShortcut } from '@pora/kit';
import { Badge, Button, media, toast } from '@pora/ui';
import { Form, useAppForm } from '@pora/ui/forms';
import { CircleIcon, TrashIcon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { NONE_YET } from '../../shared/none-yet.js';
import { BesideTitle, UnderTitle } from '../../shared/title-action.js';
import { useUnsavedGuard } from '../../shared/use-unsaved-guard.js';
import { ImportButton } from './import/import-button.js';
import { ImportReview } from './import/import-review.js';
import { type ImportedSurvey } from './import/use-survey-import.js';
import { SectionNav } from './section-nav.js';
import { SurveyFields } from './survey-fields.js';
import { answersOfForm, formOfSurvey, surveyFormSchema, type SurveyFormValues } from './survey-form.model.js';
import { SurveyNotices, type FilledFromFile } from './survey-notices.js';
import { surveyStrings as t } from './survey.strings.js';
import { UnclearCount, UnderstandingPanel } from './understanding/understanding-panel.js';
import { UnderstandingProvider } from './understanding/understanding-context.js';
import { useRemoveSurvey, useSaveSurvey } from './use-survey.js';
import { type AskedSave, useWordsLook } from './words-check/use-words-look.js';
import { WordsLookDialog } from './words-check/words-look-dialog.js';

interface SurveyEditProps {
  patientId: string;
  patientName: string;
  isChild: boolean;
  /** Undefined when there is none yet. */
  survey: PatientSurvey | undefined;
  /** Read from a file before the form was opened. */
  imported?: ImportedSurvey | undefined;
  onClose: () => void;
  onSaved: () => void;
  onRemoved: () => void;
}

/** The survey to be filled in; nothing is kept before "Zapisz ankietę" [core §2]. */
export function SurveyEdit(props: SurveyEditProps) {
  const { patientId, patientName, isChild, onClose, onSaved, onRemoved } = props;
  const formId = useId();
  // The version the form was filled from; a newer one that arrives meanwhile is not what the person has seen.
  const [base, setBase] = useState(props.survey);
  const [start] = useState(() => formOfSurvey(base, { fullName: patientName, today: todayIso() }));
  const form = useAppForm({ schema: surveyFormSchema, defaultValues: start });
  const { isDirty } = form.formState;
  const startVersion = base?.version ?? NONE_YET;
  const saving = useSaveSurvey(patientId);
  const newer = conflictOf<PatientSurvey>(saving.error);
  const [imported, setImported] = useState(props.imported);
  /** The file whose answers stand in the form. */
  const [filled, setFilled] = useState<FilledFromFile>();
  const look = useWordsLook(base);
  const { requestClose, guard } = useUnsavedGuard({ dirty: isDirty || look.drafts.isDirty, onClose });

  const save = async ({ values, version = startVersion, fromFile }: AskedSave) => {
    if (saving.isRunning()) return;
    const sourceFile = fromFile ?? filled?.fileName ?? base?.sourceFile ?? null;
    const change = { answers: answersOfForm(values), sourceFile, version };
    await saving.mutateAsync(change).then(
      async (saved) => {
        if (await look.decide(saved)) toast.success(t.saved);
        onSaved();
      },
      // The notice above the fields says why.
      look.close,
    );
  };
  /** Words that changed are looked at once before they are saved (decision 72). */
  const send = (values: SurveyFormValues, version?: number, fromFile?: string) => {
    const asked = { values, version, fromFile };
    if (!look.show(asked)) void save(asked);
  };
  useShortcut('mod+s', () => void form.handleSubmit((values) => send(values))(), {
    enabled: imported === undefined && look.asked === undefined,
    inDialog: true,
    whileTyping: true,
  });
  const takeTheirs = () => {
    if (!newer) return;
    setBase(newer);
    look.drafts.clear();
    setFilled(undefined);
    form.reset(formOfSurvey(newer, { fullName: patientName, today: todayIso() }));
    saving.reset();
  };

  if (imported) {
    const fill = (values: SurveyFormValues, count: number) => {
      form.reset(values, { keepDefaultValues: true });
      setFilled({ fileName: imported.fileName, count });
      setImported(undefined);
    };
    const fillAndSave = (values: SurveyFormValues, count: number) => {
      fill(values, count);
      void form.handleSubmit((checked) => send(checked, undefined, imported.fileName))();
    };
    return (
      <ImportReview
        key={imported.id}
        patientName={patientName}
        form={form.getValues()}
        imported={imported}
        storedDay={base?.surveyDate ?? undefined}
        onOtherFile={setImported}
        onApply={fill}
        onSave={fillAndSave}
        onAbandon={() => setImported(undefined)}
      />
    );
  }
  const importButton = <ImportButton patientName={patientName} onImported={setImported} />;
  return (
    <UnderstandingProvider form={form} decisions={look.decisions} isChild={isChild}>
      <Dialog
        open
        onClose={requestClose}
        size="full"
        title={t.title}
        description={patientName}
        header={<BesideTitle>{importButton}</BesideTitle>}
        footerStart={base && <RemoveButton survey={base} onRemoved={onRemoved} />}
        footer={
          <Buttons formId={formId} isDirty={isDirty} isSaving={saving.isPending} onCancel={requestClose} />
        }
      >
        <UnderTitle>{importButton}</UnderTitle>
        <Form form={form} id={formId} onSubmit={(values) => send(values)}>
          <Columns>
            <SectionNav form={form} formId={formId} />
            <div>
              <SurveyNotices
                form={form}
                filled={filled}
                newer={newer}
                error={saving.isError ? saving.error : null}
                onTakeTheirs={takeTheirs}
                onKeepMine={() => newer && void form.handleSubmit((values) => send(values, newer.version))()}
              />
              <SurveyFields form={form} formId={formId} />
            </div>
            <UnderstandingPanel />
          </Columns>
        </Form>
        {guard}
      </Dialog>
      <WordsLookDialog
        patientName={patientName}
        isChild={isChild}
        look={look}
        isSaving={saving.isPending}
        onSave={(asked) => void save(asked)}
      />
    </UnderstandingProvider>
  );
}

interface ButtonsProps {
  formId: string;
  isDirty: boolean;
  isSaving: boolean;
  onCancel: () => void;
}

function Buttons({ formId, isDirty, isSaving, onCancel }: ButtonsProps) {
  return (
    <>
      <Mark>
        <UnclearCount />
      </Mark>
      {isDirty && (
        <Mark>
          <Badge tone="amber" icon={<CircleIcon fill="currentColor" />}>
            {t.unsaved}
          </Badge>
        </Mark>
      )}
      <Button variant="quiet" onClick={onCancel}>
        {t.cancel}
      </Button>
      <Button variant="primary" type="submit" form={formId} shortcut="Ctrl S" busy={isSaving}>
        {t.save}
      </Button>
    </>
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
  grid-template-columns: 11.5rem minmax(0, 1fr) 15rem;
  align-items: start;
  gap: ${({ theme }) => theme.s[5]};

  @media (max-width: 1100px) {
    grid-template-columns: 11.5rem minmax(0, 1fr);
  }

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
