import { type BackupStatus } from '@pora/contracts/admin/backup.vocabulary';
import { Badge, type BadgeTone } from '@pora/ui';
import {
  CircleCheckIcon,
  CircleQuestionMarkIcon,
  CircleXIcon,
  ClockIcon,
  type IconComponent,
  LoaderCircleIcon,
} from '@pora/ui/icons';
import { backupsStrings } from './backups.strings.js';
import { type RestoreLine } from './history-rows.js';

const t = backupsStrings.history.restore;

const LOOKS: Record<BackupStatus, { tone: BadgeTone; Icon: IconComponent }> = {
  COMPLETED: { tone: 'ok', Icon: CircleCheckIcon },
  FAILED: { tone: 'danger', Icon: CircleXIcon },
  RUNNING: { tone: 'select', Icon: LoaderCircleIcon },
  PENDING: { tone: 'outline', Icon: ClockIcon },
  UNKNOWN: { tone: 'outline', Icon: CircleQuestionMarkIcon },
};

interface StatusBadgeProps {
  status: BackupStatus;
  /** What it is called where the word of a backup does not fit. */
  words?: string | undefined;
}

/** Status of a backup, of one of its tables, or of a restore [core §4]. */
export function StatusBadge({ status, words = backupsStrings.statuses[status] }: StatusBadgeProps) {
  const { tone, Icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {words}
    </Badge>
  );
}

/** Status of a restore. */
export function RestoreBadge({ line: { status } }: { line: RestoreLine }) {
  return <StatusBadge status={status} words={status === 'COMPLETED' ? t.done : undefined} />;
}
