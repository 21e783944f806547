import { type AdjustReport } from '@pora/contracts/plans/plan-steps.model';
import { formatCount, formatDeviation } from '@pora/kit';
import { Badge, Disclosure, theme } from '@pora/ui';
import { type DataColumn, DataTable } from '@pora/ui/data';
import { CheckIcon, OctagonAlertIcon, ThumbsDownIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { stepStrings as t } from './plan-steps.strings.js';
import { ReportFigures, ReportLine, ReportSection } from './report-parts.js';
import { type StepAnswer } from './use-plan-steps.js';

interface ReportProps<Step extends StepAnswer['step']> {
  answer: Extract<StepAnswer, { step: Step }>['answer'];
  onShow: (day: number) => void;
}

/** What a step did and what it could not do, place by place. */
export function StepReport({ done, onShow }: { done: StepAnswer; onShow: (day: number) => void }) {
  switch (done.step) {
    case 'adjust':
      return <AdjustedPlan answer={done.answer} onShow={onShow} />;
    case 'repair':
      return <RepairedPlan answer={done.answer} onShow={onShow} />;
    case 'substitute':
      return <Replacements {...done.answer} onShow={onShow} />;
  }
}

/** Report of an adjustment [diets §3]: energy before and after, swaps, and every portion that stayed with its reason. */
function AdjustedPlan({ answer: { report }, onShow }: ReportProps<'adjust'>) {
  return (
    <>
      <ReportFigures
        change={[
          [formatCount(report.caloriesBefore), t.figures.before],
          [formatCount(report.caloriesAfter), t.figures.after],
          [formatCount(report.targetCalories), targetText(report)],
        ]}
        figures={[
          [formatCount(report.totalMeals), t.figures.total(report.totalMeals)],
          [formatCount(report.replacedCount), t.figures.replaced(report.replacedCount)],
          [formatCount(report.adjustedPortions), t.figures.portions(report.adjustedPortions)],
        ]}
      />
      <Replacements {...report} onShow={onShow} />
      <Unchanged portions={report.unchanged} />
    </>
  );
}

/** The target with what is left to it, where there is one to compare with. */
function targetText({ caloriesAfter, targetCalories }: AdjustReport): string {
  if (targetCalories <= 0) return t.figures.noTarget;
  return t.figures.target(formatDeviation((caloriesAfter / targetCalories - 1) * 100, 1));
}

type Swapped = Pick<AdjustReport, 'replacements' | 'failedReplacements'>;

function Replacements({
  replacements,
  failedReplacements,
  onShow,
}: Swapped & { onShow: (day: number) => void }) {
  return (
    <>
      {replacements.length > 0 && (
        <DataTable
          caption={t.replacements}
          pageSize="all"
          rows={replacements}
          columns={COLUMNS}
          rowKey={({ day, slotLabel, from }) => `${day} ${slotLabel} ${from}`}
        />
      )}
      <ReportSection title={t.failedReplacements} amber>
        {failedReplacements.map(({ day, slotLabel, from, sentence }) => (
          <ReportLine
            key={`${day} ${slotLabel} ${from}`}
            amber
            title={t.place(day, slotLabel)}
            text={sentence}
            onShow={() => onShow(day)}
          />
        ))}
      </ReportSection>
    </>
  );
}

type Swap = AdjustReport['replacements'][number];

const COLUMNS: readonly DataColumn<Swap>[] = [
  {
    ...{ id: 'slot', header: t.columns.slot, title: true },
    cell: ({ day, slotLabel }) => t.place(day, slotLabel),
  },
  { id: 'was', header: t.columns.was, cell: ({ from }) => <Was>{from}</Was> },
  { id: 'is', header: t.columns.is, cell: ({ to }) => to },
  {
    ...{ id: 'reason', header: t.columns.reason, phone: 'line1-end' },
    cell: ({ reason }) => <ReasonBadge reason={reason} />,
  },
];

function ReasonBadge({ reason }: Pick<Swap, 'reason'>) {
  const isDisliked = reason === 'disliked';
  const Icon = isDisliked ? ThumbsDownIcon : OctagonAlertIcon;
  return (
    <Badge tone={isDisliked ? 'neutral' : 'danger'} icon={<Icon aria-hidden />}>
      {t.reasons[reason]}
    </Badge>
  );
}

/** Report of a repair [diets §4]: what was done where, and where nothing helped. */
function RepairedPlan({ answer: { steps, failed }, onShow }: ReportProps<'repair'>) {
  if (steps.length + failed.length === 0) return null;
  return (
    <>
      <ReportFigures
        figures={[
          [formatCount(steps.length), t.figures.repaired],
          [formatCount(failed.length), t.figures.failed],
        ]}
      />
      <ReportSection title={t.notRepaired} amber>
        {failed.map(({ day, slotIndex, slotLabel, sentence }) => (
          <ReportLine
            key={`${day} ${slotIndex}`}
            amber
            title={t.place(day, slotLabel)}
            text={sentence}
            onShow={() => onShow(day)}
          />
        ))}
      </ReportSection>
      <ReportSection title={t.repaired}>
        {steps.map(({ day, slotIndex, slotLabel, sentence }) => (
          <ReportLine
            key={`${day} ${slotIndex} ${sentence}`}
            icon={<CheckIcon color={theme.c.okText} aria-hidden />}
            title={t.place(day, slotLabel)}
            text={sentence}
            onShow={() => onShow(day)}
          />
        ))}
      </ReportSection>
    </>
  );
}

/** Portions that were left alone, by the reason, folded: they may be most of the plan [diets §8]. */
function Unchanged({ portions }: { portions: AdjustReport['unchanged'] }) {
  if (portions.length === 0) return null;
  const reasons = [...new Set(portions.map(({ sentence }) => sentence))];
  return (
    <Disclosure title={t.unchanged(portions.length)} level={3} defaultOpen={false}>
      {reasons.map((sentence) => (
        <Reason key={sentence}>
          <p>{sentence}</p>
          <ul>
            {byDay(portions.filter((each) => each.sentence === sentence)).map(([day, labels]) => (
              <li key={day}>{t.dayPlaces(day, labels.join(', '))}</li>
            ))}
          </ul>
        </Reason>
      ))}
    </Disclosure>
  );
}

function byDay(portions: AdjustReport['unchanged']): [number, string[]][] {
  const days = new Map<number, string[]>();
  for (const { day, slotLabel } of portions) days.set(day, [...(days.get(day) ?? []), slotLabel]);
  return [...days];
}

const Was = styled.s`
  color: ${theme.c.text3};
`;

const Reason = styled.div`
  padding: ${theme.s[1]} 0;
  font: ${theme.t.dense};

  p {
    margin: 0;
  }

  ul {
    margin: 0;
    padding: 0;
    color: ${theme.c.text3};
    list-style: none;
  }
`;
