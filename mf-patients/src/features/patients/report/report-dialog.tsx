import { failureProps, messageOf, saveFile, todayIso, useDirtyGuard, useSingleMutation } from '@pora/kit';
import { Button, ErrorState, InlineNotice, media, SkeletonRows, toast, useDelayed } from '@pora/ui';
import { TextareaField } from '@pora/ui/forms';
import { DownloadIcon, PrinterIcon } from '@pora/ui/icons';
import { Dialog, useCloseGuard } from '@pora/ui/overlays';
import { PrintView, usePrint } from '@pora/ui/print';
import { SCHEDULE_LIMITS } from '@pora/contracts/schedule/schedule.vocabulary';
import { useCallback, useRef, useState } from 'react';
import styled from 'styled-components';
import { type PatientVisit, useSaveVisitNotes } from '../../visits/public.js';
import { displayName } from '../patient-facts.js';
import { type PatientRecord } from '../patient-record.js';
import { type PatientsView } from '../use-patients.js';
import { pictureOf } from './chart-picture.js';
import { type ProgressReport, reportFileName } from './progress-report.js';
import { ReportPage } from './report-page.js';
import { reportStrings as t } from './report.strings.js';
import { useReport } from './use-report.js';

/** Lines of notes that surely leave the report on one page. */
const NOTE_LINES = 6;
const LINE_LETTERS = 95;

interface ReportDialogProps {
  patient: PatientRecord;
  patients: PatientsView;
  /** Back to the patient's card. */
  onClose: () => void;
}

/** The progress report of one page: what it says, the notes for the next visit, and the ways to hand it out. */
export function ReportDialog({ patient, patients, onClose }: ReportDialogProps) {
  const { report, next, failed } = useReport(patient, patients);
  const waiting = useDelayed(!report && !failed);
  const [typed, setTyped] = useState<string>();
  const stored = next?.notes ?? '';
  const dirty = typed !== undefined && typed.trim() !== stored;
  useDirtyGuard({ dirty });
  const { requestClose, guard } = useCloseGuard({ dirty, onClose });
  const shown = report && withNotes(report, next ? (typed ?? stored) : undefined);
  return (
    <Dialog
      open
      onClose={requestClose}
      size="wide"
      title={t.title(displayName(patient))}
      description={t.description}
      footer={<HandOver report={shown} onBack={requestClose} />}
    >
      {failed && <ErrorState title={t.failed} {...failureProps(failed)} />}
      {waiting && <SkeletonRows rows={8} label={t.loading} />}
      {shown && (
        <>
          <Notes visit={next} value={typed ?? stored} dirty={dirty} onChange={setTyped} />
          <Preview role="region" aria-label={t.preview} tabIndex={0} data-report-preview="">
            <ReportPage report={shown} />
          </Preview>
        </>
      )}
      {guard}
    </Dialog>
  );
}

/** The report as it is typed, so that nobody prints what stood there before. */
function withNotes(report: ProgressReport, typed: string | undefined): ProgressReport {
  if (typed === undefined) return report;
  const notes = typed.split('\n').map((line) => line.trim());
  return { ...report, next: { ...report.next, notes: notes.filter((line) => line !== '') } };
}

interface NotesProps {
  visit: PatientVisit | undefined;
  value: string;
  dirty: boolean;
  onChange: (notes: string | undefined) => void;
}

function Notes({ visit, value, dirty, onChange }: NotesProps) {
  const saving = useSaveVisitNotes();
  if (!visit) return <InlineNotice tone="info">{t.notesNoVisit}</InlineNotice>;
  const lines = value.split('\n').reduce((sum, line) => sum + Math.ceil(line.length / LINE_LETTERS), 0);
  const save = () =>
    saving.mutate(
      { visit, notes: value.trim() },
      {
        onSuccess: () => toast.success(t.notesSaved),
        onError: (error) => toast.error(t.notesFailed, messageOf(error), error),
      },
    );
  return (
    <NotesForm>
      <TextareaField
        label={t.notesField}
        hint={lines > NOTE_LINES ? t.notesTooLong : t.notesHint}
        value={value}
        maxLength={SCHEDULE_LIMITS.notes}
        onChange={onChange}
      />
      <Button disabled={!dirty} busy={saving.isPending} onClick={save}>
        {t.saveNotes}
      </Button>
    </NotesForm>
  );
}

interface HandOverProps {
  report: ProgressReport | undefined;
  onBack: () => void;
}

function HandOver({ report, onBack }: HandOverProps) {
  const [printing, setPrinting] = useState(false);
  const done = useCallback(() => setPrinting(false), []);
  const bar = useRef<HTMLDivElement>(null);
  const file = useSingleMutation({
    mutationFn: async (made: ProgressReport) => {
      const drawing = bar.current
        ?.closest('[role=dialog]')
        ?.querySelector<SVGSVGElement>('[data-report-preview] svg');
      const chart = drawing ? await pictureOf(drawing) : null;
      const { reportFile } = await import('./report-docx.js');
      const fileName = `${reportFileName(made, todayIso())}.docx`;
      saveFile({ blob: await reportFile(made, chart), fileName });
      return fileName;
    },
    onSuccess: (name) => toast.success(t.docxMade, name),
    onError: (error) => toast.error(t.docxFailed, messageOf(error), error),
  });
  return (
    <Buttons ref={bar}>
      <Button variant="quiet" onClick={onBack}>
        {t.back}
      </Button>
      <Button
        icon={<DownloadIcon />}
        disabled={!report}
        busy={file.isPending}
        onClick={() => report && file.mutate(report)}
      >
        {t.docx}
      </Button>
      <Button variant="primary" icon={<PrinterIcon />} disabled={!report} onClick={() => setPrinting(true)}>
        {t.print}
      </Button>
      {printing && report && <ReportPrint report={report} onDone={done} />}
    </Buttons>
  );
}

function ReportPrint({ report, onDone }: { report: ProgressReport; onDone: () => void }) {
  usePrint(reportFileName(report, todayIso()), onDone);
  return (
    <PrintView>
      <Sheet>
        <ReportPage report={report} />
      </Sheet>
    </PrintView>
  );
}

const Sheet = styled.div`
  font-size: 10.5pt;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.s[2]};

  ${media.phone} {
    button {
      min-height: ${({ theme }) => theme.h.touch};
    }
  }
`;

const NotesForm = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.s[2]};
  margin-bottom: ${({ theme }) => theme.s[4]};

  > :first-child {
    width: 100%;
  }
`;

/** Paper is white and as wide as a page, whatever the theme and the screen are. */
const Preview = styled.div`
  overflow-x: auto;
  padding: 2.2em 2.4em;
  border: 1px solid ${({ theme }) => theme.c.line};
  border-radius: ${({ theme }) => theme.r[2]};
  background: white;
  color-scheme: light;
  font-size: 0.875rem;

  > article {
    min-width: 40em;
  }

  ${media.phone} {
    padding: 1em;
    font-size: 0.625rem;
  }
`;
