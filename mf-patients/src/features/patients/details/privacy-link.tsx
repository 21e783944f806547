import { LockKeyholeIcon } from '@pora/ui/icons';
import { detailsStrings as t } from './details.strings.js';
import { RecordLink } from './record-link.js';

/** The way to the patient's consents and to who saw their data. */
export function PrivacyLink({ onOpen }: { onOpen: () => void }) {
  return (
    <RecordLink icon={<LockKeyholeIcon />} title={t.privacy} onOpen={onOpen}>
      {t.privacyText}
    </RecordLink>
  );
}
