import { formatDate } from '@pora/kit';
import { ShieldAlertIcon } from '@pora/ui/icons';
import { useIntoleranceDays } from '../../intolerance-sets/public.js';
import { detailsStrings as t } from './details.strings.js';
import { RecordLink } from './record-link.js';

/** Of what day the patient's intolerance results are, and the way to them; nothing for a patient without [core §2]. */
export function ResultsLink({ patientId, onOpen }: { patientId: string; onOpen: () => void }) {
  const days = useIntoleranceDays();
  const day = days?.get(patientId);
  if (day === undefined) return null;
  return (
    <RecordLink icon={<ShieldAlertIcon />} title={t.results} onOpen={onOpen}>
      {day && formatDate(day)}
    </RecordLink>
  );
}
