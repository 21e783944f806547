import { Button, IconButton, theme } from '@pora/ui';
import {
  CircleStopIcon,
  DownloadIcon,
  EllipsisIcon,
  RefreshCwIcon,
  RotateCcwIcon,
  ShieldCheckIcon,
  TrashIcon,
} from '@pora/ui/icons';
import { DropdownMenu, type MenuItem } from '@pora/ui/overlays';
import styled from 'styled-components';
import { type NamedBackup, useAskAboutBackup } from './backup-dialogs.js';
import { isUnderWay } from './backup-history.js';
import { backupsStrings } from './backups.strings.js';
import { nameOf } from './group-words.js';
import { useBackupDeeds } from './use-backups.js';

const t = backupsStrings.deeds;

interface BackupDeedsProps {
  group: NamedBackup;
  /** All deeds stand in the menu, for want of room. */
  narrow: boolean;
  /** Called when a deed takes its own button away. */
  onGone: () => void;
}

/** What can be done about a backup: stop it while it is under way, try it again, have it, check it, remove it. */
export function BackupDeeds({ group, narrow, onGone }: BackupDeedsProps) {
  const { id, status, tables, description } = group;
  const deeds = useBackupDeeds(id);
  const called = nameOf(group);
  if (isUnderWay(status)) {
    return (
      <Button
        size="compact"
        variant="quiet"
        icon={<CircleStopIcon />}
        aria-label={t.cancelOf(called)}
        busy={deeds.cancel.isPending}
        onClick={() => {
          onGone();
          deeds.cancel.mutate();
        }}
      >
        {t.cancel}
      </Button>
    );
  }
  return (
    <Row>
      {status === 'FAILED' && tables.length > 0 && (
        <Button
          size="compact"
          variant="quiet"
          icon={<RefreshCwIcon />}
          aria-label={t.againOf(called)}
          busy={deeds.again.isPending}
          onClick={() => deeds.again.mutate({ tables: [...tables], description })}
        >
          {t.again}
        </Button>
      )}
      <FinishedDeeds group={group} deeds={deeds} narrow={narrow} />
    </Row>
  );
}

interface FinishedDeedsProps {
  group: BackupDeedsProps['group'];
  deeds: ReturnType<typeof useBackupDeeds>;
  narrow: boolean;
}

/** Deeds of a backup that is over; one that is damaged has them in its menu, so that nobody takes it for a good one. */
function FinishedDeeds({ group, deeds, narrow }: FinishedDeedsProps) {
  const ask = useAskAboutBackup();
  const called = nameOf(group);
  const { download, check } = deeds;
  const restore = () => ask({ deed: 'restore', group });
  const isFinished = group.status === 'COMPLETED';
  const isChecking = check.isPending || group.check === 'running';
  const beside = isFinished && !narrow && group.check !== 'failed';
  const files: MenuItem[] = [
    { id: 'download', label: t.download, icon: <DownloadIcon />, onSelect: () => download.mutate() },
    {
      id: 'check',
      label: t.check,
      icon: <ShieldCheckIcon />,
      disabled: isChecking,
      onSelect: () => check.mutate(),
    },
    { id: 'restore', label: t.restore, icon: <RotateCcwIcon />, onSelect: restore },
  ];
  const removal: MenuItem = {
    id: 'remove',
    label: t.remove,
    icon: <TrashIcon />,
    tone: 'danger',
    onSelect: () => ask({ deed: 'remove', group }),
  };
  return (
    <>
      {beside && (
        <>
          <IconButton
            label={t.downloadOf(called)}
            icon={<DownloadIcon />}
            busy={download.isPending}
            onClick={() => download.mutate()}
          />
          <IconButton
            label={t.checkOf(called)}
            icon={<ShieldCheckIcon />}
            busy={isChecking}
            onClick={() => check.mutate()}
          />
          <IconButton label={t.restoreOf(called)} icon={<RotateCcwIcon />} onClick={restore} />
        </>
      )}
      <DropdownMenu
        label={t.more(called)}
        trigger={
          <IconButton label={t.more(called)} icon={<EllipsisIcon />} busy={!beside && download.isPending} />
        }
        items={isFinished && !beside ? [...files, removal] : [removal]}
      />
    </>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.s[1]};
`;
