import { type StoredHandOutSettings } from '@pora/contracts/plans/hand-out.model';
import { formatDateTime, isTemporary, usePersonName } from '@pora/kit';
import { Button, InlineNotice, theme, toast } from '@pora/ui';
import styled from 'styled-components';
import { handOutStrings as t } from './hand-out.strings.js';
import { differingNames } from './settings-change.js';
import { type HandOutForm } from './use-hand-out-settings.js';

/** What is wrong with a change that the server does not have, and the ways out. */
export function UnsavedSettings({ form }: { form: HandOutForm }) {
  const { writer } = form;
  if (writer.state.phase !== 'unsaved') return null;
  const { conflict, error } = writer.state;
  if (conflict) return <Conflict theirs={conflict} form={form} />;
  return (
    <InlineNotice
      tone="danger"
      live
      action={
        <Choices>
          <Button size="compact" onClick={writer.retry}>
            {t.retry}
          </Button>
          {/* What the server refused will never be taken as it is. */}
          {!isTemporary(error) && (
            <Button size="compact" variant="quiet" onClick={writer.discard}>
              {t.discard}
            </Button>
          )}
        </Choices>
      }
    >
      {t.saveFailed}. {error.message}
    </InlineNotice>
  );
}

/** Somebody else saved the settings meanwhile: nothing is written over before the person has chosen. */
function Conflict({ theirs, form }: { theirs: StoredHandOutSettings; form: HandOutForm }) {
  const nameOf = usePersonName();
  const { writer } = form;
  const mine = writer.pending?.patch ?? {};
  const take = async () => {
    await writer.resolve('theirs');
    toast.show({ title: t.tookTheirs, action: { label: t.mineAfterAll, run: () => form.change(mine) } });
  };
  return (
    <InlineNotice
      tone="amber"
      live
      title={t.conflict}
      action={
        <Choices>
          <Button size="compact" variant="primary" onClick={() => void take()}>
            {t.takeTheirs}
          </Button>
          <Button
            size="compact"
            // Refused once more, it stands here with its reason.
            onClick={() => void writer.resolve('mine')}
          >
            {t.keepMine}
          </Button>
        </Choices>
      }
    >
      {t.conflictText(
        theirs.updatedBy === null ? '' : nameOf(theirs.updatedBy),
        formatDateTime(theirs.updatedAt),
        differingNames(mine, theirs),
      )}
    </InlineNotice>
  );
}

const Choices = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.s[2]};
`;
