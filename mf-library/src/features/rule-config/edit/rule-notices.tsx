import { type RuleConfig } from '@pora/contracts/catalog/rule-config.model';
import { formatDateTime } from '@pora/kit';
import { Button, InlineNotice, theme } from '@pora/ui';
import styled from 'styled-components';
import { ruleConfigStrings } from '../rule-config.strings.js';
import { type SavedRules } from '../use-rule-config.js';
import { editorStrings as t } from './editor.strings.js';
import { changesOf, type RuleChange } from './rule-facts.js';

interface RuleNoticesProps {
  /** Why the rules could not be loaded again. */
  reloadFailure: string | undefined;
  /** The rules that somebody saved meanwhile. */
  conflict: SavedRules | undefined;
  /** The rules in the form. */
  edited: RuleConfig;
  /** What is not saved; undefined where nothing is. */
  unsaved: readonly RuleChange[] | undefined;
  isMigrated: boolean;
  onRefresh: () => void;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** What is to be known of the form as a whole: a failed reload, a newer version, unsaved changes [library §2, §8]. */
export function RuleNotices(props: RuleNoticesProps) {
  const { reloadFailure, conflict, edited, unsaved, isMigrated, onRefresh, onTakeTheirs, onKeepMine } = props;
  if (reloadFailure === undefined && !conflict && !unsaved) return null;
  return (
    <Notices>
      {reloadFailure !== undefined && (
        <InlineNotice
          tone="danger"
          live
          title={t.refreshFailed}
          action={
            <Button size="compact" onClick={onRefresh}>
              {t.retry}
            </Button>
          }
        >
          {reloadFailure}
        </InlineNotice>
      )}
      {conflict ? (
        <InlineNotice
          tone="amber"
          live
          title={t.conflictTitle}
          action={
            <>
              <Button size="compact" variant="primary" onClick={onTakeTheirs}>
                {t.takeTheirs}
              </Button>
              <Button size="compact" onClick={onKeepMine}>
                {t.keepMine}
              </Button>
            </>
          }
        >
          {t.conflict(
            conflict.updatedAt === null ? ruleConfigStrings.noData : formatDateTime(conflict.updatedAt),
            changesOf(edited, conflict.config),
          )}
        </InlineNotice>
      ) : (
        unsaved && (
          <InlineNotice tone="amber" title={t.unsavedTitle}>
            {unsaved.length === 0 && isMigrated ? t.migrated : t.unsaved(unsaved)}
          </InlineNotice>
        )
      )}
    </Notices>
  );
}

const Notices = styled.div`
  display: grid;
  gap: ${theme.s[2]};
  margin-bottom: ${theme.s[6]};
`;
