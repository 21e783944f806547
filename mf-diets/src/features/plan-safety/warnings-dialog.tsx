import { type Plan } from '@pora/contracts/plans/plan.model';
import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { formatDateTime, formatNumber, type LoadState, messageOf, paths } from '@pora/kit';
import { Link } from '@pora/kit/router';
import { Button, ButtonLink, ErrorState, InlineNotice, Spinner, theme } from '@pora/ui';
import { Dialog } from '@pora/ui/overlays';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { AcceptedRisks } from './accepted-risks.js';
import { emptySlotsByDay, groupProblems, openProblems } from './group-problems.js';
import { Place, Places } from './place-line.js';
import { ProblemGroupSection } from './problem-group.js';
import { RiskTaskDialog } from './risk-task-dialog.js';
import { type SafetySteps } from './safety-steps.js';
import { UnclearEntries } from './unclear-entries.js';
import { type RiskTasks, useRiskTask } from './use-risk-task.js';
import { VERDICT_LOOK } from './verdict-look.js';
import { verdictStrings } from './verdict.strings.js';

const t = verdictStrings.dialog;

interface WarningsDialogProps {
  plan: Plan;
  safety: LoadState<PlanSafety>;
  steps: SafetySteps;
  onClose: () => void;
  onShowDay: (day: number) => void;
}

/** What speaks against the plan, by cause; "no active warnings" stands here for a safe plan alone [diets §4]. */
export function WarningsDialog({ plan, safety, steps, onClose, onShowDay }: WarningsDialogProps) {
  const tasks = useRiskTask();
  const show = (day: number) => {
    onClose();
    onShowDay(day);
  };
  return (
    <>
      <Dialog open title={t.title} onClose={onClose}>
        <Frame ref={tasks.frame} tabIndex={-1}>
          {safety.phase === 'loading' && <Spinner label={verdictStrings.checking} />}
          {safety.phase === 'failed' && (
            <ErrorState
              title={t.failed}
              description={messageOf(safety.error)}
              onRetry={safety.retry}
              busy={safety.retrying}
            />
          )}
          {safety.phase === 'ready' && (
            <Found
              plan={plan}
              safety={safety.data}
              tasks={tasks}
              onShow={show}
              onRetry={safety.retry}
              retrying={safety.refreshing}
            />
          )}
        </Frame>
      </Dialog>
      {/* Beside the list: the check after a swap is a new one, and what came of it stays in sight. */}
      {tasks.task && <RiskTaskDialog plan={plan} steps={steps} tasks={tasks} task={tasks.task} />}
    </>
  );
}

interface FoundProps {
  plan: Plan;
  safety: PlanSafety;
  tasks: RiskTasks;
  onShow: (day: number) => void;
  onRetry: () => void;
  retrying: boolean;
}

function Found({ plan, safety, tasks, onShow, onRetry, retrying }: FoundProps) {
  const { state, sentence, checkedAt, unmapped, notUnderstood, tolerated } = safety;
  const { Icon, color } = VERDICT_LOOK[state];
  const empty = emptySlotsByDay(safety);
  return (
    <Stack>
      <State style={{ color }}>
        <Icon aria-hidden />
        <span>
          <strong>{verdictStrings.states[state]}</strong> {sentence}
          <small>{t.checked(formatDateTime(checkedAt))}</small>
        </span>
        {state === 'unchecked' && (
          <Button busy={retrying} onClick={onRetry}>
            {verdictStrings.stale}
          </Button>
        )}
      </State>
      {state === 'safe' && empty.length === 0 && <InlineNotice tone="ok">{t.none}</InlineNotice>}
      {groupProblems(openProblems(safety), plan).map((group) => (
        <ProblemGroupSection
          key={group.key}
          group={group}
          onShow={onShow}
          onSwap={(places) => tasks.begin({ kind: 'swap', places })}
          onAccept={(target) => tasks.begin({ kind: 'accept', target, safety })}
        />
      ))}
      <Section title={t.unmapped} show={unmapped.length > 0}>
        <List items={unmapped.map(({ name, value }) => t.unmappedItem(name, formatNumber(value)))} />
        <p>{t.unmappedText}</p>
        <ButtonLink as={Link} to={paths.intolerances}>
          {t.toDictionary}
        </ButtonLink>
      </Section>
      <Section title={t.notUnderstood} show={notUnderstood.length > 0}>
        <UnclearEntries entries={notUnderstood} />
      </Section>
      <Section title={t.tolerated} show={tolerated.length > 0}>
        <List
          items={tolerated.map(({ foodName, category, cause, value }) =>
            t.toleratedItem(foodName, category, cause, value === undefined ? undefined : formatNumber(value)),
          )}
        />
      </Section>
      <Section title={t.emptySlots} show={empty.length > 0}>
        <Places>
          {empty.map(({ day, labels }) => (
            <Place key={day} text={t.emptyOfDay(day, labels)} onShow={() => onShow(day)} />
          ))}
        </Places>
      </Section>
      <AcceptedRisks plan={plan} safety={safety} onWithdrawn={tasks.focusList} />
    </Stack>
  );
}

function Section({ title, show, children }: { title: string; show: boolean; children: ReactNode }) {
  return show ? (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  ) : null;
}

function List({ items }: { items: readonly string[] }) {
  return (
    <Places>
      {items.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Places>
  );
}

const Frame = styled.div`
  /* Takes the focus when the button that had it is gone. */
  outline: none;
`;

const Stack = styled.div`
  display: grid;
  gap: ${theme.s[4]};

  h3 {
    margin: 0;
    font: ${theme.t.strong};
  }

  p {
    margin: 0;
    color: ${theme.c.text2};
    font: ${theme.t.dense};
  }
`;

const State = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${theme.s[3]};

  > span {
    flex: 1;
  }

  svg {
    flex: none;
    margin-top: 0.125rem;
  }

  small {
    display: block;
    color: ${theme.c.text3};
    font: ${theme.t.small};
  }
`;
