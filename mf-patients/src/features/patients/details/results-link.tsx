import { formatDate } from '@pora/kit';
import { ShieldAlertIcon } from '@pora/ui/icons';
import { useIntoleranceDays } from '../../intolerance-sets/public.js';
import { detailsStrings as t } from './details.strings.js';
import { RecordLink } from './record-link.js';

/** Of what day the patient's intolerance results are, and the way to them, or to importing them [core §2]. */
export function ResultsLink({ patientId, onOpen }: { patientId: string; onOpen: () => void }) {
  const days = useIntoleranceDays();
  const day = days?.get(patientId);
  return (
    <RecordLink icon={<ShieldAlertIcon />} title={t.results} onOpen={onOpen}>
      {days && (days.has(patientId) ? day && formatDate(day) : t.importResults)}
    </RecordLink>
  );
}
