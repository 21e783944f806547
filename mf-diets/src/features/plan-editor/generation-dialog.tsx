import { type GenerationReport, type Plan } from '@pora/contracts/plans/plan.model';
import { formatKcal, messageOf } from '@pora/kit';
import { Button, toast } from '@pora/ui';
import { Undo2Icon } from '@pora/ui/icons';
import { ResultDialog } from '@pora/ui/overlays';
import styled from 'styled-components';
import { type PlanCommands } from './plan.queries.js';
import { editorStrings } from './plan-editor.strings.js';

const t = editorStrings.generation;

interface GenerationDialogProps {
  plan: Plan;
  commands: PlanCommands;
  open: boolean;
  onClose: () => void;
}

/** What generating does and what came of it; only what needs attention is listed [diets §4]. */
export function GenerationDialog({ plan, commands, open, onClose }: GenerationDialogProps) {
  const { generate, undo } = commands;
  if (generate.isPending) {
    return (
      <ResultDialog
        open={open}
        state="processing"
        title={t.processing}
        description={t.processingText}
        onClose={onClose}
      />
    );
  }
  if (generate.isError) {
    return (
      <ResultDialog
        open={open}
        state="error"
        title={t.error}
        description={t.errorText(messageOf(generate.error))}
        onClose={onClose}
      />
    );
  }
  const report = generate.data?.generation;
  if (!report) return null;
  const takeBack = () =>
    undo.mutate(plan.version, {
      onSuccess: () => {
        toast.success(t.undone);
        onClose();
      },
      onError: (error) => toast.error(t.undoFailed, messageOf(error)),
    });
  const complete = report.emptySlots.length === 0;
  return (
    <ResultDialog
      open={open}
      state={complete ? 'success' : 'warning'}
      title={complete ? t.success : t.partial}
      description={t.filled(
        report.filledSlots,
        formatKcal(report.averageCalories),
        formatKcal(report.targetCalories),
      )}
      details={<Attention report={report} />}
      actions={
        <Button icon={<Undo2Icon aria-hidden />} busy={undo.isPending} onClick={takeBack}>
          {t.undo}
        </Button>
      }
      onClose={onClose}
    />
  );
}

function Attention({ report }: { report: GenerationReport }) {
  const lines = [
    ...report.emptySlots.map(({ day, label, reason }) => t.empty(day, label, reason)),
    ...(report.daysOutsideTolerance.length > 0 ? [t.outside(report.daysOutsideTolerance.join(', '))] : []),
    ...report.splitPairs.map(({ slot, days }) => t.split(slot, days.join(' i '))),
    ...(report.lockedSlots > 0 ? [t.locked(report.lockedSlots)] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <List>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </List>
  );
}

const List = styled.ul`
  max-height: 40vh;
  margin: 0;
  padding-left: ${({ theme }) => theme.s[5]};
  overflow-y: auto;
`;
