import { type Plan } from '@pora/contracts/plans/plan.model';
import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { formatDateTime, type LoadState, messageOf, paths } from '@pora/kit';
import { Link } from '@pora/kit/router';
import { Badge, Button, ButtonLink, ErrorState, formatNumber, InlineNotice, Spinner, theme } from '@pora/ui';
import { Dialog } from '@pora/ui/overlays';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { emptySlotsByDay, groupProblems, type ProblemGroup } from './group-problems.js';
import { UnclearEntries } from './unclear-entries.js';
import { VERDICT_LOOK } from './verdict-look.js';
import { verdictStrings } from './verdict.strings.js';

const t = verdictStrings.dialog;
const LEVEL_TONE = { block: 'danger', risk: 'danger', note: 'amber' } as const;

interface WarningsDialogProps {
  plan: Plan;
  safety: LoadState<PlanSafety>;
  onClose: () => void;
  onShowDay: (day: number) => void;
}

/** What speaks against the plan, by cause; "no active warnings" stands here for a safe plan alone [diets §4]. */
export function WarningsDialog({ plan, safety, onClose, onShowDay }: WarningsDialogProps) {
  const show = (day: number) => {
    onClose();
    onShowDay(day);
  };
  return (
    <Dialog open title={t.title} onClose={onClose}>
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
          onShow={show}
          onRetry={safety.retry}
          retrying={safety.refreshing}
        />
      )}
    </Dialog>
  );
}

interface FoundProps {
  plan: Plan;
  safety: PlanSafety;
  onShow: (day: number) => void;
  onRetry: () => void;
  retrying: boolean;
}

function Found({ plan, safety, onShow, onRetry, retrying }: FoundProps) {
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
      {groupProblems(safety, plan).map((group) => (
        <Group key={group.key} group={group} onShow={onShow} />
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
    </Stack>
  );
}

function Group({ group, onShow }: { group: ProblemGroup; onShow: (day: number) => void }) {
  const { kind, level, cause, value, foods, places } = group;
  return (
    <section>
      <GroupHead>
        <h3>{foods.join(', ')}</h3>
        <Badge tone={LEVEL_TONE[level]}>{t.levels[level]}</Badge>
      </GroupHead>
      <p>
        {t.cause(kind, cause, value === undefined ? undefined : formatNumber(value))} ·{' '}
        {t.meals(places.length)}
      </p>
      <Places>
        {places.map(({ day, slotIndex, label, meal }) => (
          <Place
            key={`${day}-${slotIndex}`}
            text={t.place(day, label)}
            detail={meal}
            onShow={() => onShow(day)}
          />
        ))}
      </Places>
    </section>
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

function Place({ text, detail, onShow }: { text: string; detail?: string; onShow: () => void }) {
  return (
    <li>
      <span>
        <strong>{text}</strong> {detail}
      </span>
      <Button variant="quiet" size="compact" aria-label={t.showPlace(text)} onClick={onShow}>
        {t.show}
      </Button>
    </li>
  );
}

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

const GroupHead = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.s[3]};
`;

const Places = styled.ul`
  max-height: 14rem;
  margin: ${theme.s[1]} 0 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  font: ${theme.t.dense};

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.s[3]};
    padding: ${theme.s[1]} 0;
    border-top: 1px solid ${theme.c.line};
    color: ${theme.c.text2};
  }

  strong {
    color: ${theme.c.text};
  }
`;
