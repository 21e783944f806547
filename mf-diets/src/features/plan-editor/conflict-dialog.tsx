import { type Plan } from '@pora/contracts/plans/plan.model';
import { formatDateTime, usePersonName, useSession } from '@pora/kit';
import { Avatar, Button, InlineNotice, SegmentedControl, theme } from '@pora/ui';
import { mealIcons } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { chosenChange, lostEdits, type PlanChoice, planChoices, theirPlaces } from './plan-choices.js';
import { editorStrings } from './plan-editor.strings.js';
import { type EditorActions } from './use-editor-actions.js';

const t = editorStrings.conflict;

interface ConflictDialogProps {
  theirs: Plan;
  saving: EditorActions['saving'];
}

type Side = 'mine' | 'theirs';

/** Two versions of the plan, side by side; the first button, which has the focus, writes nothing over. */
export function ConflictDialog({ theirs, saving }: ConflictDialogProps) {
  const take = useRef<HTMLButtonElement>(null);
  const choices = planChoices(saving.mine, theirs);
  const differing = choices.filter(({ differs }) => differs);
  const lost = lostEdits(saving.mine, theirs);
  const who = usePersonName()(theirs.updatedBy);
  const { user } = useSession();
  const when = formatDateTime(theirs.updatedAt);
  const [picked, setPicked] = useState<ReadonlyMap<string, Side>>();
  const sideOf = ({ label }: PlanChoice): Side => picked?.get(label) ?? 'theirs';
  const savePicked = () => {
    // What both say alike is no choice: it goes with mine.
    const chosen = choices.filter((choice) => !choice.differs || sideOf(choice) === 'mine');
    const writesOver = differing.some((choice) => sideOf(choice) === 'mine');
    void (writesOver ? saving.keepChosen(chosenChange(chosen)) : saving.takeTheirs());
  };
  /** What the newer plan has no place for would be refused. */
  const keepMine = () =>
    void (lost.length > 0 ? saving.keepChosen(chosenChange(choices)) : saving.keepMine());
  return (
    <Dialog
      open
      role="alertdialog"
      size="wide"
      title={t.title}
      description={t.text(who, when)}
      initialFocusRef={take}
      onClose={saving.closeConflict}
      footerStart={
        <>
          <Button ref={take} variant="primary" onClick={() => void saving.takeTheirs()}>
            {t.theirs}
          </Button>
          {picked === undefined && differing.length > 1 && (
            <Button onClick={() => setPicked(new Map())}>{t.pick}</Button>
          )}
        </>
      }
      footer={
        picked ? (
          <Button onClick={savePicked}>{t.savePicked}</Button>
        ) : (
          choices.length > 0 && (
            <Button variant="quiet" onClick={keepMine}>
              {t.mine}
            </Button>
          )
        )
      }
    >
      {picked ? (
        <Picks
          choices={differing}
          sideOf={sideOf}
          onPick={({ label }, side) => setPicked(new Map([...picked, [label, side]]))}
        />
      ) : (
        choices.length > 0 && (
          <Versions>
            <Version
              title={t.mineTitle}
              who={user?.name ?? ''}
              where={t.thisWindow}
              choices={choices}
              value="mine"
            />
            <Version title={t.theirsTitle} who={who} where={when} choices={choices} value="theirs" />
          </Versions>
        )
      )}
      <Facts lost={lost} others={saving.base ? theirPlaces(saving.base, saving.mine, theirs) : 0} />
    </Dialog>
  );
}

interface FactsProps {
  lost: readonly string[];
  /** Places that only the newer plan changed. */
  others: number;
}

/** What no choice changes. */
function Facts({ lost, others }: FactsProps) {
  if (lost.length === 0 && others === 0) return null;
  return (
    <Notices>
      {lost.length > 0 && (
        <InlineNotice tone="danger" title={t.lostPlaces}>
          {lost.join('; ')}.
        </InlineNotice>
      )}
      {others > 0 && <InlineNotice tone="info">{t.alsoTheirs(others)}</InlineNotice>}
    </Notices>
  );
}

interface PicksProps {
  choices: readonly PlanChoice[];
  sideOf: (choice: PlanChoice) => Side;
  onPick: (choice: PlanChoice, side: Side) => void;
}

/** Each thing in which the versions differ with its own choice; until somebody picks mine, the stored one stays. */
function Picks({ choices, sideOf, onPick }: PicksProps) {
  return (
    <List>
      {choices.map((choice) => (
        <li key={choice.label}>
          <strong>
            <SlotSign type={choice.type} />
            {choice.label}
          </strong>
          <span>
            {t.mineTitle}: <b>{wholeText(choice, 'mine')}</b>
          </span>
          <span>
            {t.theirsTitle}: <b>{wholeText(choice, 'theirs')}</b>
          </span>
          <SegmentedControl
            label={choice.label}
            size="compact"
            value={sideOf(choice)}
            onChange={(side) => onPick(choice, side)}
            options={[
              { value: 'theirs', label: t.pickTheirs },
              { value: 'mine', label: t.pickMine },
            ]}
          />
        </li>
      ))}
    </List>
  );
}

const wholeText = (choice: PlanChoice, side: Side): string =>
  [choice[side], choice.energy?.[side]].filter(Boolean).join(' · ');

/** The sign of the slot, in its colour; the words beside it name it. */
function SlotSign({ type }: Pick<PlanChoice, 'type'>) {
  if (type === undefined) return null;
  const Icon = mealIcons[type];
  return (
    <Sign $type={type}>
      <Icon size={16} aria-hidden />
    </Sign>
  );
}

interface VersionProps {
  title: string;
  who: string;
  /** Which window, or when. */
  where: string;
  choices: readonly PlanChoice[];
  value: Side;
}

function Version({ title, who, where, choices, value }: VersionProps) {
  return (
    <Column aria-label={title}>
      <Head>
        <Avatar name={who} size="small" />
        <div>
          <h3>{title}</h3>
          <small>{t.versionOf(who, where)}</small>
        </div>
      </Head>
      <dl>
        {choices.map((choice) => (
          <Field key={choice.label} $differs={choice.differs}>
            <dt>
              <SlotSign type={choice.type} />
              {choice.label}
            </dt>
            <dd>
              <span>{choice[value]}</span>
              {choice.energy?.[value] && <Energy>{choice.energy[value]}</Energy>}
            </dd>
          </Field>
        ))}
      </dl>
    </Column>
  );
}

const Notices = styled.div`
  display: grid;
  gap: ${theme.s[2]};
  margin-top: ${theme.s[4]};
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.s[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  strong {
    display: flex;
    align-items: center;
    gap: ${theme.s[2]};
  }

  li {
    display: grid;
    justify-items: start;
    gap: ${theme.s[1]};
    padding: ${theme.s[3]};
    border: 1px solid ${theme.c.line};
    border-radius: ${theme.r[3]};
    overflow-wrap: anywhere;
  }
`;

const Versions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.s[3]};

  @media (max-width: 560px) {
    grid-template-columns: 1fr;
  }
`;

const Column = styled.section`
  min-width: 0;
  padding: ${theme.s[3]};
  border: 1px solid ${theme.c.line};
  border-radius: ${theme.r[3]};

  h3 {
    margin: 0;
    font: ${theme.t.body};
    font-weight: 600;
  }

  small {
    color: ${theme.c.text3};
    font: ${theme.t.small};
    overflow-wrap: anywhere;
  }

  dl {
    margin: ${theme.s[2]} 0 0;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.s[2]};
`;

const Field = styled.div<{ $differs: boolean }>`
  position: relative;
  padding: ${theme.s[1]} ${theme.s[2]};
  border-radius: ${theme.r[1]};
  background: ${({ $differs }) => ($differs ? theme.c.amberSoft : 'transparent')};

  & + & {
    margin-top: 1px;
  }

  &:has(> dt > span) {
    padding-left: 2rem;
  }

  > dt > span {
    position: absolute;
    top: 50%;
    left: ${theme.s[2]};
    translate: 0 -50%;
  }

  dt {
    color: ${theme.c.text3};
    font: ${theme.t.small};
  }

  dd {
    display: flex;
    justify-content: space-between;
    gap: ${theme.s[2]};
    margin: 0;
    font-weight: ${({ $differs }) => ($differs ? 600 : 400)};
    overflow-wrap: anywhere;
  }
`;

const Energy = styled.span`
  flex: none;
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

const Sign = styled.span<{ $type: NonNullable<PlanChoice['type']> }>`
  display: inline-flex;
  color: ${({ $type }) => theme.meal[$type].text};
`;
