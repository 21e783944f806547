import { IconButton } from '@pora/ui';
import { FileTextIcon } from '@pora/ui/icons';

interface ShowInDocumentProps {
  id: string;
  label: string;
  onShow: () => void;
}

/** Leads from an answer to where it stands in the file. */
export function ShowInDocument({ id, label, onShow }: ShowInDocumentProps) {
  return <IconButton id={id} label={label} icon={<FileTextIcon aria-hidden />} onClick={onShow} />;
}
