import { type Plan } from '@pora/contracts/plans/plan.model';
import { formatDateTime, usePersonName } from '@pora/kit';
import { Button, SegmentedControl, theme } from '@pora/ui';
import { Dialog } from '@pora/ui/overlays';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { chosenChange, type PlanChoice, planChoices } from './plan-choices.js';
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
  const who = usePersonName()(theirs.updatedBy);
  const when = formatDateTime(theirs.updatedAt);
  const [picked, setPicked] = useState<ReadonlyMap<string, Side>>();
  const sideOf = ({ label }: PlanChoice): Side => picked?.get(label) ?? 'theirs';
  const savePicked = () => {
    // What both say alike is no choice: it goes with mine.
    const chosen = choices.filter((choice) => !choice.differs || sideOf(choice) === 'mine');
    const writesOver = differing.some((choice) => sideOf(choice) === 'mine');
    void (writesOver ? saving.keepChosen(chosenChange(chosen)) : saving.takeTheirs());
  };
  return (
    <Dialog
      open
      role="alertdialog"
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
          <Button variant="quiet" onClick={() => void saving.keepMine()}>
            {t.mine}
          </Button>
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
            <Version title={t.mineTitle} who={t.thisWindow} choices={choices} value="mine" />
            <Version title={t.theirsTitle} who={`${who}, ${when}`} choices={choices} value="theirs" />
          </Versions>
        )
      )}
    </Dialog>
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
          <strong>{choice.label}</strong>
          <span>
            {t.mineTitle}: <b>{choice.mine}</b>
          </span>
          <span>
            {t.theirsTitle}: <b>{choice.theirs}</b>
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

interface VersionProps {
  title: string;
  who: string;
  choices: readonly PlanChoice[];
  value: Side;
}

function Version({ title, who, choices, value }: VersionProps) {
  return (
    <Column aria-label={title}>
      <h3>{title}</h3>
      <small>{who}</small>
      <dl>
        {choices.map((choice) => (
          <Field key={choice.label} $differs={choice.differs}>
            <dt>{choice.label}</dt>
            <dd>{choice[value]}</dd>
          </Field>
        ))}
      </dl>
    </Column>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.s[3]};
  margin: 0;
  padding: 0;
  list-style: none;

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

const Field = styled.div<{ $differs: boolean }>`
  padding: ${theme.s[1]} ${theme.s[2]};
  border-radius: ${theme.r[1]};
  background: ${({ $differs }) => ($differs ? theme.c.amberSoft : 'transparent')};

  dt {
    color: ${theme.c.text3};
    font: ${theme.t.small};
  }

  dd {
    margin: 0;
    font-weight: ${({ $differs }) => ($differs ? 600 : 400)};
    overflow-wrap: anywhere;
  }
`;
