import { type Plan } from '@pora/contracts/plans/plan.model';
import { formatDateTime } from '@pora/kit';
import { Button, theme } from '@pora/ui';
import { Dialog } from '@pora/ui/overlays';
import { useRef } from 'react';
import styled from 'styled-components';
import { type FieldChoice, fieldChoices } from './plan-fields.js';
import { editorStrings } from './plan-editor.strings.js';
import { type EditorActions } from './use-editor-actions.js';

const t = editorStrings.conflict;

interface ConflictDialogProps {
  theirs: Plan;
  saving: EditorActions['saving'];
}

/** Two versions of the plan, side by side; the first button, which has the focus, writes nothing over. */
export function ConflictDialog({ theirs, saving }: ConflictDialogProps) {
  const take = useRef<HTMLButtonElement>(null);
  const choices = fieldChoices(saving.mine, theirs);
  const when = formatDateTime(theirs.updatedAt);
  return (
    <Dialog
      open
      role="alertdialog"
      title={t.title}
      description={t.text(theirs.updatedBy, when)}
      initialFocusRef={take}
      onClose={saving.closeConflict}
      footerStart={
        <Button ref={take} variant="primary" onClick={() => void saving.takeTheirs()}>
          {t.theirs}
        </Button>
      }
      footer={
        <Button variant="quiet" onClick={() => void saving.keepMine()}>
          {t.mine}
        </Button>
      }
    >
      {choices.length > 0 && (
        <Versions>
          <Version title={t.mineTitle} who={t.thisWindow} choices={choices} value="mine" />
          <Version
            title={t.theirsTitle}
            who={`${theirs.updatedBy}, ${when}`}
            choices={choices}
            value="theirs"
          />
        </Versions>
      )}
    </Dialog>
  );
}

interface VersionProps {
  title: string;
  who: string;
  choices: readonly FieldChoice[];
  value: 'mine' | 'theirs';
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
