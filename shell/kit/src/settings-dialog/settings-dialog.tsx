import { useQueryClient } from '@pora/kit/queries';
import { Button, InlineNotice, theme, toast } from '@pora/ui';
import { Dialog, DialogFoot, type DialogProps, useCloseGuard } from '@pora/ui/overlays';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { settingsDialogStrings as t } from './settings-dialog.strings.js';
import { type SettingsDraftOptions, type StoredSettings, useSettingsDraft } from './use-settings-draft.js';

export type { Checked } from './use-settings-draft.js';

/** Props of SettingsDialog. */
export interface SettingsDialogProps<Stored extends StoredSettings, Draft, Body>
  extends
    Omit<SettingsDraftOptions<Stored, Draft, Body>, 'onStored'>,
    Pick<DialogProps, 'title' | 'description' | 'size' | 'onClose'> {
  /** Where the cache keeps the settings. */
  queryKey: readonly unknown[];
  words: { saved: string; saveFailed: string };
  /** Names of what is not the same in the two. */
  differences: (theirs: Draft, mine: Draft) => readonly string[];
  children: (draft: Draft, change: (draft: Draft) => void) => ReactNode;
}

/** Stored settings in a dialog: saved on the version that was read, with a choice when somebody was faster. */
export function SettingsDialog<Stored extends StoredSettings, Draft, Body>({
  queryKey,
  words,
  differences,
  children,
  title,
  description,
  size,
  onClose,
  ...options
}: SettingsDialogProps<Stored, Draft, Body>) {
  const client = useQueryClient();
  const editing = useSettingsDraft({
    ...options,
    onStored: (stored, isSaved) => {
      client.setQueryData(queryKey, stored);
      if (!isSaved) return;
      toast.success(words.saved);
      onClose();
    },
  });
  const { draft, newer, problem, busy, dirty, save } = editing;
  const { requestClose, guard } = useCloseGuard({ dirty, onClose });
  return (
    <Dialog
      open
      steady
      {...{ title, description, size }}
      onClose={requestClose}
      onSubmit={save}
      footer={
        <DialogFoot
          submitLabel={t.save}
          busy={busy}
          disabled={newer !== undefined}
          onSubmit={save}
          onCancel={requestClose}
        />
      }
    >
      {newer && (
        <Notice>
          <InlineNotice
            tone="amber"
            live
            title={t.conflict}
            action={
              <Choices>
                <Button size="compact" variant="primary" onClick={editing.takeTheirs}>
                  {t.takeTheirs}
                </Button>
                <Button size="compact" busy={busy} onClick={editing.keepMine}>
                  {t.keepMine}
                </Button>
              </Choices>
            }
          >
            {t.conflictText(differences(options.draftOf(newer), draft))}
          </InlineNotice>
        </Notice>
      )}
      {problem !== undefined && (
        <Notice>
          <InlineNotice tone="danger" live title={words.saveFailed}>
            {problem}
          </InlineNotice>
        </Notice>
      )}
      {children(draft, editing.setDraft)}
      {guard}
    </Dialog>
  );
}

const Notice = styled.div`
  margin-bottom: ${theme.s[4]};
`;

const Choices = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.s[2]};
`;
