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

const LOOKS: Record<BackupStatus, { tone: BadgeTone; Icon: IconComponent }> = {
  COMPLETED: { tone: 'ok', Icon: CircleCheckIcon },
  FAILED: { tone: 'danger', Icon: CircleXIcon },
  RUNNING: { tone: 'select', Icon: LoaderCircleIcon },
  PENDING: { tone: 'outline', Icon: ClockIcon },
  UNKNOWN: { tone: 'outline', Icon: CircleQuestionMarkIcon },
};

/** Status of a backup or of one of its tables [core §4]. */
export function StatusBadge({ status }: { status: BackupStatus }) {
  const { tone, Icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {backupsStrings.statuses[status]}
    </Badge>
  );
}
