import { IconButton } from '@pora/ui';
import { EllipsisIcon, FileTextIcon, PencilIcon, TrashIcon } from '@pora/ui/icons';
import { DropdownMenu } from '@pora/ui/overlays';
import { detailsStrings as t } from './details.strings.js';

interface MoreMenuProps {
  name: string;
  onReport: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** What a phone does not show beside the name. */
export function MoreMenu({ name, onReport, onEdit, onRemove }: MoreMenuProps) {
  return (
    <DropdownMenu
      label={name}
      trigger={<IconButton label={t.more} icon={<EllipsisIcon />} size="regular" />}
      items={[
        { id: 'edit', label: t.edit, icon: <PencilIcon />, onSelect: onEdit },
        { id: 'report', label: t.report, icon: <FileTextIcon />, onSelect: onReport },
        { kind: 'separator', id: 'rest' },
        { id: 'remove', label: t.remove, icon: <TrashIcon />, tone: 'danger', onSelect: onRemove },
      ]}
    />
  );
}
