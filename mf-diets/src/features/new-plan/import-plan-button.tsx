import { type Plan } from '@pora/contracts/plans/plan.model';
import { planCalls } from '@pora/contracts/calls';
import { fileTooLargeSentence, hasAcceptedExtension } from '@pora/contracts/call';
import { isHttpError, isTemporary, messageOf } from '@pora/kit';
import { Button } from '@pora/ui';
import { FileInputIcon, RefreshCwIcon, UploadIcon } from '@pora/ui/icons';
import { ConfirmDialog, ResultDialog } from '@pora/ui/overlays';
import { type ChangeEvent, useRef, useState } from 'react';
import { loadedDialog } from '../../shared/loaded-dialog.js';
import { importPlanStrings as t } from './import-plan.strings.js';
import { type ImportPatient, type PlanImportState, usePlanImport } from './use-plan-import.js';

const ReturningMealsDialog = loadedDialog(
  async () => (await import('../returning-meals/public.js')).ReturningMealsDialog,
);

interface ImportPlanButtonProps {
  patient: ImportPatient | null;
  /** Nobody is chosen yet for whom a plan could be imported. */
  onPatientMissing: () => void;
  /** The imported plan should be opened. */
  onImported: (plan: Plan) => void;
}

const { upload } = planCalls.importDocx;

/** "Import z DOCX": asks for a file, and before it replaces a plan [diets §2, §5]. */
export function ImportPlanButton({ patient, onPatientMissing, onImported }: ImportPlanButtonProps) {
  const state = usePlanImport(patient, onImported);
  /** Why a file was not even sent. */
  const [refusal, setRefusal] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const chooseFile = () => {
    if (patient) input.current?.click();
    else onPatientMissing();
  };
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again after a refusal.
    target.value = '';
    if (!file) return;
    if (!hasAcceptedExtension(file.name, upload)) setRefusal(t.onlyDocx);
    else if (file.size > upload.maxFileBytes) setRefusal(fileTooLargeSentence(upload));
    else state.start(file);
  };
  const forgetRefusal = () => setRefusal(undefined);
  const chooseOther = () => {
    forgetRefusal();
    state.dismiss();
    chooseFile();
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={upload.extensions.join()}
        aria-label={t.button}
        hidden
        onChange={take}
      />
      <Button icon={<UploadIcon aria-hidden />} busy={state.busy} onClick={chooseFile}>
        {t.button}
      </Button>
      <ResultDialog
        open={refusal !== undefined}
        state="error"
        title={t.failedTitle}
        description={refusal}
        actions={<OtherFile onClick={chooseOther} />}
        onClose={forgetRefusal}
      />
      <ImportDialogs state={state} onOtherFile={chooseOther} />
    </>
  );
}

interface ImportDialogsProps {
  state: PlanImportState;
  onOtherFile: () => void;
}

function ImportDialogs({ state, onOtherFile }: ImportDialogsProps) {
  const { question, failure, warning, returning } = state;
  const stage = question?.stage ?? null;
  return (
    <>
      <ConfirmDialog
        open={question !== null}
        title={stage === null ? t.overwrite : t.overwriteStage(stage)}
        description={t.overwriteEffect}
        confirmLabel={t.overwriteConfirm}
        onConfirm={state.overwrite}
        onCancel={state.dismiss}
      />
      {returning && (
        <ReturningMealsDialog
          details={returning}
          by="file"
          onAnswer={state.answerReturning}
          onClose={state.dismiss}
        />
      )}
      <ResultDialog
        open={failure !== null}
        state="error"
        title={t.failedTitle}
        description={t.failed(reasonOf(failure))}
        details={isHttpError(failure, 422, 'docx-hash-mismatch') ? t.savedAgain : undefined}
        actions={failure && <WayOn failure={failure} again={state.again} onOtherFile={onOtherFile} />}
        onClose={state.dismiss}
      />
      <ResultDialog
        open={warning !== null}
        state="warning"
        title={t.warningTitle}
        description={warning}
        actions={
          <Button variant="primary" onClick={state.openImported}>
            {t.openPlan}
          </Button>
        }
        onClose={state.openImported}
      />
    </>
  );
}

interface WayOnProps {
  failure: Error;
  again: () => void;
  onOtherFile: () => void;
}

/** What helps: the same file once more when the failure passes, another file, or neither while there is no archive. */
function WayOn({ failure, again, onOtherFile }: WayOnProps) {
  if (isHttpError(failure, 422, 'docx-archive-disabled')) return null;
  return isTemporary(failure) ? (
    <Button variant="primary" icon={<RefreshCwIcon aria-hidden />} onClick={again}>
      {t.again}
    </Button>
  ) : (
    <OtherFile onClick={onOtherFile} />
  );
}

function OtherFile({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="primary" icon={<FileInputIcon aria-hidden />} onClick={onClick}>
      {t.otherFile}
    </Button>
  );
}

/** The server's sentence where it said one [diets §8]. */
function reasonOf(error: unknown): string {
  const isSaid = isHttpError(error) && !error.message.startsWith('HTTP ');
  return isSaid ? messageOf(error) : t.failedDefault;
}
