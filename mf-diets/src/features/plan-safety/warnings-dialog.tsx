import { planInsightCalls } from '@pora/contracts/calls';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { undecidedOf } from '@pora/contracts/catalog/word-decision.vocabulary';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { formatDateTime, messageOf, paths, useApiQuery } from '@pora/kit';
import { Link } from '@pora/kit/router';
import { Button, ButtonLink, ErrorState, InlineNotice, Spinner, theme } from '@pora/ui';
import { WandSparklesIcon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { AcceptedRisks } from './accepted-risks.js';
import { DrawMany } from './draw-many.js';
import { EmptySlots } from './empty-slots.js';
import { groupProblems, openProblems } from './group-problems.js';
import { Places } from './place-line.js';
import { ProblemGroupSection } from './problem-group.js';
import { RiskTaskDialog } from './risk-task-dialog.js';
import { Stack } from '../../shared/stack.js';
import { usePlanEditing } from '../plan-work/public.js';
import { showPlaces } from './shown-places.js';
import { UnclearEntries } from './unclear-entries.js';
import { undecidedStrings } from './undecided.strings.js';
import { type RiskTasks, useRiskTask } from './use-risk-task.js';
import { formatMeasured } from './measured-value.js';
import { useCauseName } from './use-cause-name.js';
import { useSafetySteps } from './use-safety-steps.js';
import { VERDICT_LOOK } from './verdict-look.js';
import { verdictStrings } from './verdict.strings.js';

const t = verdictStrings.dialog;

interface WarningsDialogProps {
  /** Draws meals for these places; what is locked stays and is told. */
  onDraw: (places: readonly SlotPlace[]) => void;
  /** A draw is on its way. */
  isDrawing: boolean;
  /** Mends by itself what can be mended. */
  onRepair: () => void;
  onClose: () => void;
}

/** What speaks against the plan, by cause; "no active warnings" stands here for a safe plan alone [diets §4]. */
export function WarningsDialog({ onDraw, isDrawing, onRepair, onClose }: WarningsDialogProps) {
  const { commands, address } = usePlanEditing();
  // While the generator works, the plan in sight has only locked meals; the check is of the stored one.
  const plan = commands.newest();
  const { id, version } = plan;
  const safety = useApiQuery(planInsightCalls.safety, { params: { id }, version });
  const steps = useSafetySteps();
  const tasks = useRiskTask();
  const show = (day: number) => address.showInstead({ day, view: 'day' });
  return (
    <>
      <Dialog
        open
        size="report"
        title={t.title}
        onClose={onClose}
        // Reading comes first: a second Enter must not repair the plan.
        initialFocusRef={tasks.frame}
        footer={
          safety.phase === 'ready' &&
          canRepair(safety.data, plan) && (
            <Button icon={<WandSparklesIcon aria-hidden />} onClick={onRepair}>
              {t.repair}
            </Button>
          )
        }
      >
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
          {safety.phase === 'ready' && safety.error != null && (
            <InlineNotice
              tone="amber"
              live
              title={t.failed}
              action={
                <Button size="compact" busy={safety.refreshing} onClick={safety.retry}>
                  {verdictStrings.stale}
                </Button>
              }
            >
              {messageOf(safety.error)}
            </InlineNotice>
          )}
          {safety.phase === 'ready' && (
            <Found
              plan={plan}
              safety={safety.data}
              tasks={tasks}
              onShow={show}
              onDraw={onDraw}
              isDrawing={isDrawing}
              isOld={safety.error != null}
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
  onDraw: (places: readonly SlotPlace[]) => void;
  isDrawing: boolean;
  /** It could not be made anew: what was found stays, and nothing is called safe. */
  isOld: boolean;
  onRetry: () => void;
  retrying: boolean;
}

/** A risk or an empty place is what the repair works on; a plan without meals is generated instead. */
function canRepair(safety: PlanSafety, plan: Plan): boolean {
  const hasRisk = groupProblems(openProblems(safety), plan).some(({ level }) => level !== 'note');
  return safety.meals > 0 && (hasRisk || safety.emptySlots.length > 0);
}

/** What came of the check and when it was made. */
function CheckedState({ safety, retrying, onRetry }: Pick<FoundProps, 'safety' | 'retrying' | 'onRetry'>) {
  const { state, sentence, checkedAt } = safety;
  const { Icon, color } = VERDICT_LOOK[state];
  return (
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
  );
}

function Found({ plan, safety, tasks, onShow, onDraw, isDrawing, isOld, onRetry, retrying }: FoundProps) {
  const { state, unmapped, notUnderstood, tolerated } = safety;
  const { address } = usePlanEditing();
  const others = (place: SlotPlace) => address.open('alternatives', place);
  const why = (place: SlotPlace) => address.open('why', place);
  const nameOf = useCauseName();
  const undecided = undecidedOf(notUnderstood);
  const showMarked = (places: readonly SlotPlace[]) => {
    showPlaces(places);
    address.showInstead({ view: 'overview' });
  };
  const notes = notUnderstood.filter(({ reason }) => reason === 'note');
  const hasEmpty = safety.emptySlots.length > 0;
  return (
    <Stack>
      {!isOld && <CheckedState safety={safety} retrying={retrying} onRetry={onRetry} />}
      {plan.patientId !== null && (
        <Section title={undecidedStrings.title} show={undecided.length > 0}>
          <UnclearEntries plan={plan} patientId={plan.patientId} entries={undecided} onShow={showMarked} />
        </Section>
      )}
      {!isOld && state === 'safe' && !hasEmpty && <InlineNotice tone="ok">{t.none}</InlineNotice>}
      {groupProblems(openProblems(safety), plan).map((group) => (
        <ProblemGroupSection
          key={group.key}
          group={group}
          onShow={onShow}
          onSwap={(places) => tasks.begin({ kind: 'swap', places })}
          onAccept={(target) => tasks.begin({ kind: 'accept', target, safety })}
          onOthers={others}
          draw={
            <DrawMany
              plan={plan}
              places={group.places}
              what={nameOf(group.cause)}
              isDrawing={isDrawing}
              onDraw={onDraw}
            />
          }
        />
      ))}
      <Section title={t.unmapped} show={unmapped.length > 0}>
        <List items={unmapped.map(({ name, value }) => t.unmappedItem(name, formatMeasured(value)))} />
        <p>{t.unmappedText}</p>
        <ButtonLink as={Link} to={paths.intolerances} $size="compact">
          {t.toDictionary}
        </ButtonLink>
      </Section>
      <Section title={undecidedStrings.notes} show={notes.length > 0}>
        <List items={notes.map(({ entry }) => undecidedStrings.quoted(entry))} />
        <p>{undecidedStrings.noteText}</p>
      </Section>
      <Section title={t.tolerated} show={tolerated.length > 0}>
        <List
          items={tolerated.map(({ foodName, category, cause, value }) =>
            t.toleratedItem(foodName, category, nameOf(cause), formatMeasured(value)),
          )}
        />
      </Section>
      <Section title={t.emptySlots(safety.emptySlots.length)} show={hasEmpty}>
        {safety.meals > 0 && (
          <DrawMany
            plan={plan}
            places={safety.emptySlots}
            what={t.empty}
            isDrawing={isDrawing}
            onDraw={onDraw}
          />
        )}
        <EmptySlots plan={plan} safety={safety} onShow={onShow} onOthers={others} onWhy={why} />
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
        <li key={text}>
          <span>{text}</span>
        </li>
      ))}
    </Places>
  );
}

const Frame = styled.div`
  /* Takes the focus when the button that had it is gone. */
  outline: none;
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
