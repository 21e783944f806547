import { type LibraryImport } from '@pora/contracts/catalog/library-import.model';
import { IMPORT_FIELD_LABELS, type ImportKind } from '@pora/contracts/catalog/library-import.vocabulary';
import { formatBytes } from '@pora/kit';
import { Button, InlineNotice, theme } from '@pora/ui';
import { FileButton } from '@pora/ui/forms';
import { ArrowLeftIcon, ArrowRightIcon, UploadIcon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import { useCallback } from 'react';
import styled from 'styled-components';
import { ColumnsStep } from './columns-step.js';
import { bodyOf, type ImportChoices, isReady, missingFields, withAllLinks } from './import-choices.js';
import { ImportSteps, StepFrame } from './import-steps.js';
import { importStrings as t } from './library-import.strings.js';
import { PreviewStep } from './preview-step.js';
import { ResultDialog } from './result-step.js';
import { forgetDraft, useImportUnderWay, useLibraryImport } from './use-library-import.js';

interface ImportDialogProps {
  kind: ImportKind;
  onClose: () => void;
}

type Flow = ReturnType<typeof useLibraryImport>;

/** Foods or meals from a file in three steps: columns, a dry run, and the import with its result. */
export function ImportDialog({ kind, onClose }: ImportDialogProps) {
  const flow = useLibraryImport(kind);
  const { step, setStep, choices } = flow;
  const resume = useCallback(({ id }: LibraryImport) => setStep({ at: 'result', id }), [setStep]);
  const isLooking = useImportUnderWay(resume);
  if (step.at === 'result') return <ResultDialog id={step.id} kind={kind} onClose={onClose} />;
  if (step.at === 'file')
    return <FileDialog kind={kind} flow={flow} isLooking={isLooking} onClose={onClose} />;
  if (!choices) return null;
  const leave = () => {
    void forgetDraft(step.draft.id);
    onClose();
  };
  return <DraftDialog flow={flow} step={step} choices={choices} onClose={leave} />;
}

function FileDialog({
  kind,
  flow,
  isLooking,
  onClose,
}: ImportDialogProps & { flow: Flow; isLooking: boolean }) {
  const { reading, refusal, send } = flow;
  return (
    <Dialog
      open
      size="full"
      title={t.title[kind]}
      header={<ImportSteps current={-1} />}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <FileButton
            label={t.file.choose}
            busyLabel={t.file.reading}
            variant="primary"
            icon={<UploadIcon aria-hidden />}
            busy={reading.isPending || isLooking}
            extensions={['.xlsx', '.csv']}
            onFile={send}
          />
        </>
      }
    >
      <StepFrame>
        <Words>
          {refusal !== undefined && (
            <InlineNotice live tone="danger" title={t.file.failed}>
              {refusal}
            </InlineNotice>
          )}
          <p>{t.file.what}</p>
          <p>{t.file.how}</p>
          <p>{t.file.list}</p>
        </Words>
      </StepFrame>
    </Dialog>
  );
}

interface DraftDialogProps {
  flow: Flow;
  step: Extract<Flow['step'], { draft: LibraryImport }>;
  choices: ImportChoices;
  onClose: () => void;
}

function DraftDialog({ flow, step, choices, onClose }: DraftDialogProps) {
  const { draft } = step;
  const asked = { draft, body: bodyOf(choices) };
  const isPreview = step.at === 'preview';
  const coming = isPreview ? step.preview.counts.new + step.preview.counts.changed : 0;
  const isReadyNow = isReady(draft.kind, choices);
  const lacking = missingFields(draft.kind, choices).map((field) => IMPORT_FIELD_LABELS[field]);
  const hint = !choices.fields.includes('name') ? t.columns.noName : t.columns.missing(lacking);
  return (
    <Dialog
      open
      size="full"
      title={t.title[draft.kind]}
      description={`${draft.fileName} · ${t.rows(draft.rows)} · ${formatBytes(draft.sizeBytes)}`}
      header={<ImportSteps current={isPreview ? 1 : 0} />}
      onClose={onClose}
      footerStart={
        isPreview ? (
          <Button
            variant="quiet"
            icon={<ArrowLeftIcon />}
            onClick={() => flow.setStep({ at: 'columns', draft })}
          >
            {t.preview.back}
          </Button>
        ) : (
          <Hint role={isReadyNow ? undefined : 'alert'}>{isReadyNow ? t.columns.remembered : hint}</Hint>
        )
      }
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          {isPreview ? (
            <Button
              variant="primary"
              icon={<UploadIcon />}
              busy={flow.start.isPending}
              disabled={coming === 0}
              onClick={() => flow.start.mutate(asked)}
            >
              {coming === 0 ? t.preview.nothing : t.preview.start(draft.kind, coming)}
            </Button>
          ) : (
            <Button
              variant="primary"
              icon={<ArrowRightIcon />}
              busy={flow.look.isPending}
              disabled={!isReadyNow}
              onClick={() => flow.look.mutate(asked)}
            >
              {t.columns.next}
            </Button>
          )}
        </>
      }
    >
      <StepFrame>
        {isPreview ? (
          <PreviewStep
            draft={draft}
            preview={step.preview}
            choices={choices}
            busy={flow.look.isPending}
            onAnswer={(answer) => {
              const answered = { ...choices, ...answer };
              flow.setChoices(answered);
              flow.look.mutate({ draft, body: bodyOf(answered) });
            }}
            onLink={flow.chooseLink}
            onAllLinks={(linked) => flow.setChoices(withAllLinks(choices, linked))}
          />
        ) : (
          <ColumnsStep
            draft={draft}
            choices={choices}
            busy={flow.readAnew.isPending}
            onChange={flow.setChoices}
            onReadAnew={(reading) => flow.readAnew.mutate({ id: draft.id, ...reading })}
          />
        )}
      </StepFrame>
    </Dialog>
  );
}

const Words = styled.div`
  display: grid;
  gap: ${theme.s[3]};
  max-width: 44rem;

  p {
    margin: 0;
  }
`;

const Hint = styled.span`
  color: ${theme.c.text2};
  font: ${theme.t.dense};
`;
