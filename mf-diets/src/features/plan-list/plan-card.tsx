import { type PlanListItem } from '@pora/contracts/plans/plan.model';
import { PLAN_STATUS_LABELS, type PlanStatus } from '@pora/contracts/plans/plan.vocabulary';
import { formatCount, formatDate, formatKcal, formatSigned } from '@pora/kit';
import { Badge, focusRing, media, theme } from '@pora/ui';
import { Meter } from '@pora/ui/charts';
import { ArrowRightIcon, CircleCheckIcon, CircleDashedIcon, CircleDotIcon, PlusIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { romanStage } from '../../shared/roman.js';
import { VerdictBadge } from '../plan-safety/public.js';
import { planListStrings as t } from './plan-list.strings.js';

const STATUS = {
  draft: { tone: 'outline', icon: <CircleDashedIcon size={12} aria-hidden /> },
  active: { tone: 'ok', icon: <CircleDotIcon size={12} aria-hidden /> },
  completed: { tone: 'done', icon: <CircleCheckIcon size={12} aria-hidden /> },
} as const;

/** Status of a plan as a badge: word, colour and shape together. */
export function PlanStatusBadge({ status }: { status: PlanStatus }) {
  return (
    <Badge tone={STATUS[status].tone} icon={STATUS[status].icon}>
      {PLAN_STATUS_LABELS[status]}
    </Badge>
  );
}

interface PlanCardProps {
  plan: PlanListItem;
  patientName: string;
  onOpen: () => void;
}

/** One plan in the list; the whole card opens it [diets §2]. */
export function PlanCard({ plan, patientName, onOpen }: PlanCardProps) {
  const { tdee, calorieDeficit } = plan;
  const delta = calorieDeficit === null ? '–' : formatSigned(calorieDeficit).replace('+', '');
  const meaning = calorieDeficit !== null && calorieDeficit < 0 ? t.deltaTitle.surplus : t.deltaTitle.deficit;
  return (
    <Card type="button" data-plan-card={plan.id} onClick={onOpen}>
      <Head>
        <Name>{plan.name}</Name>
        <PlanStatusBadge status={plan.status} />
      </Head>
      <Patient>{patientName}</Patient>
      <Energy>
        <span>
          <Figure>{formatCount(plan.caloriesPerDay)}</Figure> {t.perDay}
        </span>
        <span title={calorieDeficit === null ? undefined : meaning}>{t.delta(delta)}</span>
      </Energy>
      {tdee !== null && (
        <Meter
          label={t.ofTdee(formatKcal(plan.caloriesPerDay), formatKcal(tdee))}
          value={plan.caloriesPerDay}
          max={Math.max(tdee, plan.caloriesPerDay) * 1.2}
          target={tdee}
          thickness={6}
          tone="ink"
        />
      )}
      <Facts>{t.facts(romanStage(plan.stage), plan.days, plan.mealsPerDay, formatCount(tdee))}</Facts>
      <Safety>
        <VerdictBadge plan={plan} />
      </Safety>
      <Foot>
        <span>{t.created(formatDate(plan.created))}</span>
        <Details>
          <ArrowRightIcon size={14} aria-hidden />
          {t.details}
        </Details>
      </Foot>
    </Card>
  );
}

/** Last card of a group: the next plan of the same patient. */
export function NextPlanCard({ stage, onClick }: { stage: number; onClick: () => void }) {
  return (
    <Next type="button" onClick={onClick}>
      <PlusIcon aria-hidden />
      <strong>{t.addNext}</strong>
      <span>{t.stage(romanStage(stage))}</span>
    </Next>
  );
}

const Card = styled.button`
  ${focusRing}
  display: flex;
  flex-direction: column;
  gap: ${theme.s[1]};
  width: 19.375rem;
  max-width: 100%;
  padding: 0.875rem ${theme.s[4]};
  border: 1px solid ${theme.c.lineStrong};
  border-radius: ${theme.r[3]};
  background: ${theme.c.surface};
  color: inherit;
  font: ${theme.t.dense};
  text-align: left;
  cursor: pointer;

  ${media.phone} {
    width: 100%;
  }

  &:hover {
    box-shadow: ${theme.e[2]};
    border-color: ${theme.c.lineControl};
  }
`;

const Head = styled.span`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.s[2]};
`;

const Name = styled.span`
  font: ${theme.t.strong};
  overflow-wrap: anywhere;
`;

const Patient = styled.span`
  color: ${theme.c.text3};
`;

const Energy = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  margin-top: ${theme.s[2]};
  color: ${theme.c.text2};
  font-variant-numeric: tabular-nums;
`;

const Figure = styled.span`
  font: ${theme.t.lead};
  color: ${theme.c.text};
`;

const Facts = styled.span`
  margin-top: ${theme.s[1]};
  color: ${theme.c.text2};
`;

const Safety = styled.span`
  margin-top: ${theme.s[2]};
`;

const Foot = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-top: ${theme.s[2]};
  padding-top: ${theme.s[3]};
  border-top: 1px solid ${theme.c.line};
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;

const Details = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.s[1]};
  font: ${theme.t.strong};
  color: ${theme.c.text};
`;

const Next = styled.button`
  ${focusRing}
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${theme.s[1]};
  width: 10.625rem;
  min-height: 7.5rem;
  border: 1.5px dashed ${theme.c.lineControl};
  border-radius: ${theme.r[3]};
  background: transparent;
  color: ${theme.c.text2};
  font: ${theme.t.dense};
  cursor: pointer;

  ${media.phone} {
    width: 100%;
    min-height: 4.5rem;
  }

  &:hover {
    background: ${theme.c.hover};
  }
`;
