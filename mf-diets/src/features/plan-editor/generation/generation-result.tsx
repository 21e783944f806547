import { MEAL_TYPE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type GenerationReport, type Plan } from '@pora/contracts/plans/plan.model';
import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { formatCount, formatDecimal, formatDeviation, formatKcal, joinNames, messageOf } from '@pora/kit';
import { Button, media, theme } from '@pora/ui';
import {
  ArrowRightIcon,
  CircleDashedIcon,
  Link2Icon,
  OctagonAlertIcon,
  TriangleAlertIcon,
  Undo2Icon,
} from '@pora/ui/icons';
import { ResultDialog } from '@pora/ui/overlays';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { groupProblems, VERDICT_LOOK, verdictStrings } from '../../plan-safety/public.js';
import { deviationOf, type Tolerances } from '../editor-model.js';
import { editorStrings } from '../plan-editor.strings.js';
import { type Generation } from './use-generation.js';

const t = editorStrings.generation;

interface GenerationResultProps {
  plan: Plan;
  tolerances: Tolerances;
  generation: Generation;
  undoing: boolean;
  onUndo: () => void;
  /** Shows the day of a line that needs attention. */
  onShowDay: (day: number) => void;
}

/** What came of generating: figures, then only what needs attention, each line with its action [diets §4, §8]. */
export function GenerationResult(props: GenerationResultProps) {
  const { plan, tolerances, generation, undoing, onUndo, onShowDay } = props;
  const { result, dismiss } = generation;
  if (!result) return null;
  if ('error' in result) {
    return (
      <ResultDialog
        open
        state="error"
        title={t.error}
        description={t.errorText(messageOf(result.error))}
        onClose={dismiss}
      />
    );
  }
  const { report, verdict, seconds } = result;
  const complete = report.emptySlots.length === 0;
  // An answer without a check is one nobody checked.
  const state = verdict?.state ?? 'unchecked';
  const show = (day: number) => {
    dismiss();
    onShowDay(day);
  };
  return (
    <ResultDialog
      open
      state={complete && state === 'safe' ? 'success' : 'warning'}
      title={complete ? t.titles[state] : t.partial}
      description={t.scope(plan.planDays.length, slotCount(plan), formatDecimal(seconds, 1))}
      details={
        <Details>
          <Verdict state={state} sentence={verdict?.sentence ?? ''} />
          <Figures report={report} />
          {verdict && <Dangers verdict={verdict} plan={plan} onShow={show} />}
          <Attention report={report} plan={plan} tolerances={tolerances} onShow={show} />
          {/* Not among the buttons of the foot: there it would get the focus. */}
          <Button variant="quiet" icon={<Undo2Icon aria-hidden />} busy={undoing} onClick={onUndo}>
            {t.undo}
          </Button>
        </Details>
      }
      onClose={dismiss}
    />
  );
}

/** What the check says of the new plan, in the words and colour of its state. */
function Verdict({ state, sentence }: Pick<PlanSafety, 'state' | 'sentence'>) {
  const { Icon, color } = VERDICT_LOOK[state];
  return (
    <Line style={{ color }}>
      <Icon aria-hidden />
      <span>
        <strong>{verdictStrings.states[state]}</strong> {sentence}
      </span>
    </Line>
  );
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
  if (groups.length === 0) return null;
  return (
    <section>
      <Heading>{t.dangers}</Heading>
      <Lines>
        {groups.flatMap(({ key, places }) =>
          places.map(({ day, slotIndex, label, meal, foodNames }) => (
            <AttentionLine
              key={`${key} ${day} ${slotIndex}`}
              icon={<OctagonAlertIcon aria-hidden />}
              title={t.place(day, label)}
              text={`${meal}: ${joinNames(foodNames)}`}
              onShow={() => onShow(day)}
            />
          )),
        )}
      </Lines>
    </section>
  );
}

function slotCount({ planDays }: Plan): number {
  return planDays.reduce((sum, day) => sum + day.slots.length, 0);
}

function Figures({ report }: { report: GenerationReport }) {
  const figures = [
    [formatCount(report.filledSlots), t.figures.filled],
    [formatCount(report.lockedSlots), t.figures.locked],
    [formatCount(report.emptySlots.length), t.figures.empty],
    [formatCount(Math.round(report.averageCalories)), t.figures.average(formatKcal(report.targetCalories))],
  ] as const;
  return (
    <Band>
      {figures.map(([value, label]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Band>
  );
}

interface AttentionProps {
  report: GenerationReport;
  plan: Plan;
  tolerances: Tolerances;
  onShow: (day: number) => void;
}

function Attention({ report, plan, tolerances, onShow }: AttentionProps) {
  const outside = report.daysOutsideTolerance.map((number) => {
    const calories = plan.planDays.find(({ day }) => day === number)?.totals.calories ?? 0;
    const deviation = deviationOf(calories, plan.caloriesPerDay, tolerances);
    return { number, text: t.outside(formatKcal(calories), formatDeviation(deviation?.percent ?? 0)) };
  });
  if (report.emptySlots.length + outside.length + report.splitPairs.length === 0) return null;
  return (
    <section>
      <Heading>{t.toCheck}</Heading>
      <Lines>
        {report.emptySlots.map(({ day, slotIndex, label, reason }) => (
          <AttentionLine
            key={`${day}-${slotIndex}`}
            icon={<CircleDashedIcon aria-hidden />}
            title={t.place(day, label)}
            text={reason}
            onShow={() => onShow(day)}
          />
        ))}
        {outside.map(({ number, text }) => (
          <AttentionLine
            key={`outside-${number}`}
            icon={<TriangleAlertIcon aria-hidden />}
            title={editorStrings.day(number)}
            text={text}
            onShow={() => onShow(number)}
          />
        ))}
        {report.splitPairs.map(({ slot, days }) => (
          <AttentionLine
            key={`${slot}-${days.join('-')}`}
            icon={<Link2Icon aria-hidden />}
            title={t.places(days.join(' i '), labelOf(slot))}
            text={t.split}
            onShow={() => onShow(days[0] ?? 1)}
          />
        ))}
      </Lines>
    </section>
  );
}

function labelOf(type: string): string {
  return Object.entries(MEAL_TYPE_LABELS).find(([key]) => key === type)?.[1] ?? type;
}

interface LineProps {
  icon: ReactNode;
  title: string;
  text: string;
  onShow: () => void;
}

function AttentionLine({ icon, title, text, onShow }: LineProps) {
  return (
    <li>
      {icon}
      <span>
        <strong>{title}</strong> {text}
      </span>
      <Button
        variant="quiet"
        size="compact"
        icon={<ArrowRightIcon aria-hidden />}
        aria-label={t.showPlace(title)}
        onClick={onShow}
      >
        {t.show}
      </Button>
    </li>
  );
}

const Line = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${theme.s[2]};
  margin: 0;
`;

const Details = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.s[3]};

  > :not(button) {
    align-self: stretch;
  }
`;

const Band = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, auto) minmax(0, 1fr);
  gap: ${theme.s[5]};
  margin: 0;
  padding: ${theme.s[3]} ${theme.s[4]};
  border-radius: ${theme.r[2]};
  background: ${theme.c.canvas};
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    grid-template-columns: 1fr 1fr;
  }

  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }

  dt {
    font: ${theme.t.small};
    color: ${theme.c.text3};
  }

  dd {
    margin: 0;
    font: ${theme.t.title};
  }
`;

const Heading = styled.h3`
  margin: 0 0 ${theme.s[1]};
  font: ${theme.t.strong};
`;

const Lines = styled.ul`
  max-height: 40vh;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${theme.s[3]};
    padding: ${theme.s[1]} 0;
    border-top: 1px solid ${theme.c.line};
    font: ${theme.t.dense};
    color: ${theme.c.text2};
  }

  svg {
    flex: none;
  }

  strong {
    margin-right: ${theme.s[1]};
    color: ${theme.c.text};
  }

  span:first-of-type {
    flex: 1;
    min-width: 0;
  }
`;
