import { MEAL_TYPE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type GenerationReport, type Plan } from '@pora/contracts/plans/plan.model';
import { type PlanSafety, type SafetyState } from '@pora/contracts/plans/plan-safety.model';
import { formatCount, formatDecimal, formatDeviation, formatKcal, joinNames } from '@pora/kit';
import { Button, EmptyState, IconButton, theme } from '@pora/ui';
import {
  BugIcon,
  CircleCheckIcon,
  CircleDashedIcon,
  Link2Icon,
  OctagonAlertIcon,
  TriangleAlertIcon,
  Undo2Icon,
} from '@pora/ui/icons';
import { SidePane, useIsBeside } from '@pora/ui/overlays';
import { useEffect, useRef, useState } from 'react';
import { groupProblems, VerdictLine } from '../../plan-safety/public.js';
import {
  ReportBody,
  ReportFigures,
  ReportLine,
  ReportSection,
  ShowWarnings,
  stepStrings,
  UndoKey,
} from '../../plan-steps/public.js';
import { deviationOf, type Tolerances, usePlanEditing } from '../../plan-work/public.js';
import { editorStrings } from '../plan-editor.strings.js';
import { ChangeGrid } from './change-grid.js';
import { useGenerated } from './use-generated.js';

const t = editorStrings.generation;

/** Closing goes back in the address: twice would leave the plan. */
function useLeaving(onClose: () => void) {
  const left = useRef(false);
  return () => {
    if (left.current) return;
    left.current = true;
    onClose();
  };
}

/** What the last generation made of the plan, beside it: figures, changes, then what needs attention [diets §4, §8]. */
export function GeneratedPane({ onClose }: { onClose: () => void }) {
  const { plan } = usePlanEditing();
  const report = plan.generation;
  const [seed] = useState(report?.seed);
  const leave = useLeaving(onClose);
  const isGone = report?.seed !== seed;
  // The run was taken back, by whatever way.
  useEffect(() => {
    if (isGone) leave();
  });
  if (isGone) return null;
  if (!report) {
    return (
      <SidePane title={t.resultTitle} onClose={leave}>
        <EmptyState compact title={t.neverGenerated} />
      </SidePane>
    );
  }
  return <Generated report={report} onClose={leave} />;
}

function Generated({ report, onClose }: { report: GenerationReport; onClose: () => void }) {
  const { plan, address } = usePlanEditing();
  const generated = useGenerated(plan);
  const { seconds, verdict, isUnchecked, canUndo } = generated;
  const isBeside = useIsBeside();
  // Enter right after the work must close, never start something else.
  const doneRef = useRef<HTMLButtonElement>(null);
  const { undo, undoing } = useUndoing(onClose);
  const complete = isWhole(report);
  const state = isUnchecked ? 'unchecked' : (verdict?.state ?? report.verdict?.state ?? 'unchecked');
  return (
    <SidePane
      title={titleOf(plan, report, state)}
      icon={<ResultIcon complete={complete} state={state} />}
      subtitle={scopeOf(plan, report, seconds)}
      initialFocusRef={doneRef}
      onClose={onClose}
      footerStart={
        canUndo && (
          <Button icon={<Undo2Icon aria-hidden />} shortcut="Ctrl Z" busy={undoing} onClick={undo}>
            {stepStrings.undo}
          </Button>
        )
      }
      footer={
        <>
          <IconButton label={t.debug} icon={<BugIcon />} onClick={() => address.open('debug')} />
          <Button ref={doneRef} variant="primary" onClick={onClose}>
            {t.done}
          </Button>
        </>
      }
    >
      {/* Beside the plan the key takes the last step back, whichever that is. */}
      <UndoKey onUndo={!isBeside && canUndo && !undoing ? undo : undefined}>
        <Report report={report} state={state} generated={generated} />
      </UndoKey>
    </SidePane>
  );
}

const isWhole = ({ emptySlots, stoppedAfterDays }: GenerationReport): boolean =>
  emptySlots.length === 0 && stoppedAfterDays === undefined;

/** Of a run that was stopped the check stands first in the report. */
function titleOf({ planDays }: Plan, { emptySlots, stoppedAfterDays }: GenerationReport, state: SafetyState) {
  if (stoppedAfterDays !== undefined) return t.stoppedAfter(stoppedAfterDays, planDays.length);
  return emptySlots.length === 0 ? t.titles[state] : t.partial;
}

function scopeOf(plan: Plan, { stoppedAfterDays }: GenerationReport, seconds: number | undefined) {
  const days = plan.planDays.length;
  if (stoppedAfterDays !== undefined) return t.stoppedScope(stoppedAfterDays, days);
  return t.scope(days, slotCount(plan), seconds && formatDecimal(seconds, 1));
}

interface ReportProps {
  report: GenerationReport;
  state: SafetyState;
  generated: ReturnType<typeof useGenerated>;
}

function Report({ report, state, generated }: ReportProps) {
  const { plan, tolerances, address } = usePlanEditing();
  const isBeside = useIsBeside();
  const { verdict, isUnchecked, differences, canCompare } = generated;
  const show = (day: number) => {
    const at = { day, view: 'day' } as const;
    if (isBeside) address.look(at);
    else address.showInstead(at);
  };
  return (
    <ReportBody>
      {verdict && !isUnchecked && (
        <VerdictLine {...verdict} isTitled={isWhole(report) && state === 'attention'} />
      )}
      <Figures report={report} />
      {differences && (
        <ChangeGrid
          differences={differences}
          onCompare={canCompare ? () => address.open('compare') : undefined}
        />
      )}
      {verdict && <Dangers verdict={verdict} plan={plan} onShow={show} />}
      <Attention report={report} plan={plan} tolerances={tolerances} onShow={show} />
      {state !== 'safe' && <ShowWarnings />}
    </ReportBody>
  );
}

/** A green check where all is well; else the sign of the check, or of what is still missing. */
function ResultIcon({ complete, state }: { complete: boolean; state: SafetyState }) {
  if (state === 'dangerous') return <OctagonAlertIcon color={theme.c.dangerText} aria-hidden />;
  if (complete && state === 'safe') return <CircleCheckIcon color={theme.c.okText} aria-hidden />;
  return <TriangleAlertIcon color={theme.c.amberText} aria-hidden />;
}

function useUndoing(onUndone: () => void) {
  const { commands, undoStep } = usePlanEditing();
  const undo = async () => {
    if (await undoStep(t.undone, t.undoFailed)) onUndone();
  };
  return { undo: () => void undo(), undoing: commands.undo.isPending };
}

/** Meals the patient must not eat, by name: a locked one stays whatever the generator does. */
function Dangers({
  verdict,
  plan,
  onShow,
}: {
  verdict: PlanSafety;
  plan: Plan;
  onShow: (day: number) => void;
}) {
  const groups = groupProblems(verdict, plan).filter(({ level }) => level !== 'note');
  return (
    <ReportSection title={t.dangers}>
      {groups.flatMap(({ key, places }) =>
        places.map(({ day, slotIndex, label, meal, foodNames }) => (
          <ReportLine
            key={`${key} ${day} ${slotIndex}`}
            icon={<OctagonAlertIcon color={theme.c.dangerText} aria-hidden />}
            title={t.place(day, label)}
            text={`${meal}: ${joinNames(foodNames)}`}
            onShow={() => onShow(day)}
          />
        )),
      )}
    </ReportSection>
  );
}

function slotCount({ planDays }: Plan): number {
  return planDays.reduce((sum, day) => sum + day.slots.length, 0);
}

/** What the run filled. */
function Figures({ report }: { report: GenerationReport }) {
  return (
    <ReportFigures
      figures={[
        [formatCount(report.filledSlots), t.figures.filled],
        [formatCount(report.lockedSlots), t.figures.locked],
        [formatCount(report.emptySlots.length), t.figures.empty],
        [
          formatCount(Math.round(report.averageCalories)),
          t.figures.average(formatKcal(report.targetCalories)),
        ],
      ]}
    />
  );
}

interface AttentionProps {
  report: GenerationReport;
  plan: Plan;
  tolerances: Tolerances | null;
  onShow: (day: number) => void;
}

function Attention({ report, plan, tolerances, onShow }: AttentionProps) {
  const outside = report.daysOutsideTolerance.map((number) => {
    const calories = plan.planDays.find(({ day }) => day === number)?.totals.calories ?? 0;
    const deviation = deviationOf(calories, plan.caloriesPerDay, tolerances);
    return { number, text: t.outside(formatKcal(calories), formatDeviation(deviation?.percent ?? 0)) };
  });
  return (
    <ReportSection title={t.toCheck}>
      {report.emptySlots.map(({ day, slotIndex, label, reason }) => (
        <ReportLine
          key={`${day}-${slotIndex}`}
          icon={<CircleDashedIcon aria-hidden />}
          title={t.place(day, label)}
          text={reason}
          onShow={() => onShow(day)}
        />
      ))}
      {outside.map(({ number, text }) => (
        <ReportLine
          key={`outside-${number}`}
          icon={<TriangleAlertIcon aria-hidden />}
          title={editorStrings.day(number)}
          text={text}
          onShow={() => onShow(number)}
        />
      ))}
      {report.splitPairs.map(({ slot, days }) => (
        <ReportLine
          key={`${slot}-${days.join('-')}`}
          icon={<Link2Icon aria-hidden />}
          title={t.places(days.join(' i '), labelOf(slot))}
          text={t.split}
          onShow={() => onShow(days[0] ?? 1)}
        />
      ))}
    </ReportSection>
  );
}

function labelOf(type: string): string {
  return Object.entries(MEAL_TYPE_LABELS).find(([key]) => key === type)?.[1] ?? type;
}
