import { type RestoreCheck } from '@pora/contracts/admin/backup.vocabulary';
import { theme } from '@pora/ui';
import { ProgressBar } from '@pora/ui/charts';
import {
  type IconComponent,
  LoaderCircleIcon,
  ShieldAlertIcon,
  ShieldCheckIcon,
  ShieldQuestionMarkIcon,
} from '@pora/ui/icons';
import styled from 'styled-components';
import { type BackupGroup, isUnderWay } from './backup-history.js';
import { backupsStrings as t } from './backups.strings.js';
import { type RestoreLine } from './history-rows.js';
import { restoreStrings } from './restore/restore.strings.js';

const LOOKS: Record<RestoreCheck, { color: string; Icon: IconComponent }> = {
  none: { color: theme.c.text2, Icon: ShieldQuestionMarkIcon },
  running: { color: theme.c.text2, Icon: LoaderCircleIcon },
  passed: { color: theme.c.okText, Icon: ShieldCheckIcon },
  failed: { color: theme.c.dangerText, Icon: ShieldAlertIcon },
};

/** How far a backup is while it is written and restored for the first time; whether it can be restored when it is over. */
export function BackupState({ group }: { group: BackupGroup }) {
  const { status, check, done, records } = group;
  if (isUnderWay(status)) {
    if (done < records.length) return <Progress done={done} all={records.length} />;
    return <Told check="running" words={t.firstCheck} />;
  }
  return check === 'none' && status !== 'COMPLETED' ? null : <Told check={check} words={t.checks[check]} />;
}

/** What a restore does while it is under way. */
export function RestoreState({ line: { status, restore } }: { line: RestoreLine }) {
  return isUnderWay(status) ? <Told check="running" words={restoreStrings.steps[restore.step]} /> : null;
}

function Told({ check, words }: { check: RestoreCheck; words: string }) {
  const { color, Icon } = LOOKS[check];
  return (
    <Line style={{ color }}>
      <Icon size={14} aria-hidden />
      {words}
    </Line>
  );
}

function Progress({ done, all }: { done: number; all: number }) {
  const words = t.history.done(done, all);
  return (
    <Line>
      <Bar>
        <ProgressBar
          label={t.history.progress}
          percent={Math.round((done / Math.max(all, 1)) * 100)}
          valueText={words}
        />
      </Bar>
      {words}
    </Line>
  );
}

const Line = styled.div`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  color: ${theme.c.text2};
  font: 560 0.75rem/1rem ${theme.font};
  font-variant-numeric: tabular-nums;
  text-align: left;
  vertical-align: middle;
`;

const Bar = styled.div`
  flex: none;
  width: 4rem;
`;
