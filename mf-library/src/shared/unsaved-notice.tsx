import { askToLeave, formatDateTime, isTemporary, type UnsavedRecord } from '@pora/kit';
import { Button, InlineNotice, theme } from '@pora/ui';
import styled from 'styled-components';
import { unsavedStrings as t } from './unsaved-notice.strings.js';

interface UnsavedNoticeProps<T extends { updatedAt: string }> {
  unsaved: UnsavedRecord<T> | undefined;
  /** Names of the fields in which the server's newer record differs from this one. */
  differences: (theirs: T) => readonly string[];
  onRetry: () => void;
  onDiscard: () => void;
  onResolve: (choice: 'mine' | 'theirs') => void;
}

/** What is wrong with a change the server does not have, and the ways out [library §7]. */
export function UnsavedNotice<T extends { updatedAt: string }>(props: UnsavedNoticeProps<T>) {
  const { unsaved, differences, onRetry, onDiscard, onResolve } = props;
  if (!unsaved) return null;
  const { conflict, error } = unsaved;
  const discard = async () => {
    if (await askToLeave(t.discardQuestion)) onDiscard();
  };
  return (
    <Line>
      <InlineNotice
        tone="amber"
        live
        title={conflict ? t.conflictTitle : t.unsavedTitle}
        action={
          <Choices>
            {conflict ? (
              <>
                <Button size="compact" variant="primary" onClick={() => onResolve('theirs')}>
                  {t.takeTheirs}
                </Button>
                <Button size="compact" onClick={() => onResolve('mine')}>
                  {t.keepMine}
                </Button>
              </>
            ) : (
              <>
                <Button size="compact" onClick={onRetry}>
                  {t.retry}
                </Button>
                {/* What the server refused will never be taken as it is. */}
                {!isTemporary(error) && (
                  <Button size="compact" variant="quiet" onClick={() => void discard()}>
                    {t.discard}
                  </Button>
                )}
              </>
            )}
          </Choices>
        }
      >
        {conflict ? t.conflictText(formatDateTime(conflict.updatedAt), differences(conflict)) : error.message}
      </InlineNotice>
    </Line>
  );
}

const Line = styled.div`
  margin-bottom: ${theme.s[4]};
`;

const Choices = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.s[2]};
`;
