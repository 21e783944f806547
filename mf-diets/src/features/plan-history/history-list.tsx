import {
  type HistoryRisk,
  type HistoryStep,
  type PlanHistory,
} from '@pora/contracts/plans/plan-history.model';
import { HISTORY_KEPT } from '@pora/contracts/plans/plan.vocabulary';
import { formatDate, formatTime, toIsoDate, todayIso, usePersonName } from '@pora/kit';
import { Badge, EmptyState, focusRing, media, SegmentedControl, theme } from '@pora/ui';
import { ClipboardCheckIcon, HistoryIcon, Undo2Icon } from '@pora/ui/icons';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { usePlanEditing } from '../plan-work/public.js';
import { historyStrings as t } from './plan-history.strings.js';
import { stepIcon } from './step-icons.js';
import { placesText } from './step-text.js';

type Item = HistoryStep | HistoryRisk;
type Filter = keyof typeof t.filters;

interface HistoryListProps {
  history: PlanHistory;
  /** Step whose version is compared. */
  chosen: number | undefined;
  /** Step that undoing takes back. */
  newest: number | undefined;
  onChoose: (step: number) => void;
}

const FILTERS = (Object.keys(t.filters) as Filter[]).map((value) => ({ value, label: t.filters[value] }));

/** Steps by day, newest first, with the accepted risks between them; what was taken back stands there as well. */
export function HistoryList({ history, chosen, newest, onChoose }: HistoryListProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const items = history.items.filter(({ kind }) => filter === 'all' || kind === 'big');
  return (
    <Side>
      <SegmentedControl
        label={t.filter}
        size="compact"
        value={filter}
        onChange={setFilter}
        options={FILTERS}
      />
      {items.length === 0 && <EmptyState compact title={t.noBig} description={t.noBigText} />}
      {byDay(items).map(([day, own]) => (
        <section key={day} aria-label={dayName(day)}>
          <DayTitle>{dayName(day)}</DayTitle>
          <List>
            {own.map((item) =>
              item.kind === 'risk' ? (
                <li key={`${item.riskId} ${item.cause}`}>
                  <RiskLine risk={item} />
                </li>
              ) : (
                <li key={item.id}>
                  <StepLine
                    step={item}
                    chosen={item.id === chosen}
                    newest={item.id === newest}
                    onChoose={() => onChoose(item.id)}
                  />
                </li>
              ),
            )}
          </List>
        </section>
      ))}
      <Foot>{t.kept(HISTORY_KEPT)}</Foot>
    </Side>
  );
}

function byDay(items: readonly Item[]): [day: string, items: Item[]][] {
  const days = new Map<string, Item[]>();
  for (const item of items) {
    const day = toIsoDate(new Date(item.at));
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days];
}

function dayName(day: string): string {
  const date = formatDate(day);
  if (day === todayIso()) return t.today(date);
  const yesterday = new Date(`${todayIso()}T12:00:00Z`);
  yesterday.setUTCDate(yesterday.getUTCDate() - 1);
  return day === toIsoDate(yesterday) ? t.yesterday(date) : date;
}

interface StepLineProps {
  step: HistoryStep;
  chosen: boolean;
  newest: boolean;
  onChoose: () => void;
}

function StepLine({ step, chosen, newest, onChoose }: StepLineProps) {
  const { plan } = usePlanEditing();
  const author = usePersonName()(step.author);
  const where = placesText(step.places, step.changedSlots, plan.planDays) || t.noChanges;
  const Icon = stepIcon(step);
  const texts = <Texts title={step.sentence} detail={t.by(where, author)} />;
  if (step.undone) {
    return (
      <Line as="div" $undone>
        <Time>{formatTime(step.at)}</Time>
        <Undo2Icon aria-hidden />
        {texts}
        <Badge tone="neutral">{t.takenBack}</Badge>
      </Line>
    );
  }
  return (
    <Line type="button" aria-pressed={chosen} onClick={onChoose}>
      <Time>{formatTime(step.at)}</Time>
      <Icon aria-hidden />
      {texts}
      {newest && <Badge tone="select">{t.newest}</Badge>}
    </Line>
  );
}

function RiskLine({ risk }: { risk: HistoryRisk }) {
  const { plan } = usePlanEditing();
  const author = usePersonName()(risk.author);
  const where = placesText(risk.places, risk.places.length, plan.planDays);
  return (
    <Line as="div">
      <Time>{formatTime(risk.at)}</Time>
      {risk.cause === 'accept_risk' ? <ClipboardCheckIcon aria-hidden /> : <HistoryIcon aria-hidden />}
      <Texts title={risk.sentence} detail={t.by(where, author)}>
        <small>{t.reason(risk.reason)}</small>
      </Texts>
    </Line>
  );
}

function Texts({ title, detail, children }: { title: string; detail: string; children?: ReactNode }) {
  return (
    <span>
      <strong>{title}</strong>
      <small>{detail}</small>
      {children}
    </span>
  );
}

const Side = styled.div`
  position: sticky;
  top: 0;
  display: grid;
  gap: ${theme.s[3]};
  justify-items: start;
  max-height: calc(100dvh - 15rem);
  padding: 2px;
  overflow-y: auto;

  section {
    width: 100%;
  }

  ${media.tablet} {
    position: static;
    max-height: none;
  }
`;

const DayTitle = styled.h3`
  margin: 0 0 ${theme.s[1]};
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.button<{ $undone?: boolean }>`
  ${focusRing}
  display: grid;
  grid-template-columns: 2.5rem 1rem minmax(0, 1fr) auto;
  gap: ${theme.s[2]};
  align-items: start;
  width: 100%;
  min-height: ${theme.h.control};
  padding: ${theme.s[2]};
  border: 0;
  border-left: 3px solid transparent;
  border-radius: ${theme.r[1]};
  background: transparent;
  color: ${({ $undone }) => ($undone ? theme.c.text3 : 'inherit')};
  font: ${theme.t.dense};
  text-align: left;
  overflow-wrap: anywhere;

  > svg {
    width: 0.875rem;
    height: 0.875rem;
    margin-top: 0.125rem;
    color: ${theme.c.text3};
  }

  strong {
    font-weight: 600;
    text-decoration: ${({ $undone }) => ($undone ? 'line-through' : 'none')};
  }

  small {
    display: block;
    color: ${theme.c.text3};
    font: ${theme.t.small};
  }

  &:is(button) {
    cursor: pointer;
  }

  &:is(button):hover {
    background: ${theme.c.hover};
  }

  &[aria-pressed='true'] {
    border-left-color: ${theme.c.select};
    background: ${theme.c.selectSoft};
  }

  ${media.touch} {
    min-height: ${theme.h.touch};
  }
`;

const Time = styled.span`
  color: ${theme.c.text3};
  font-variant-numeric: tabular-nums;
`;

const Foot = styled.p`
  margin: 0;
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;
