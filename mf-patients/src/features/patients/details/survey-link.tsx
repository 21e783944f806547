import { formatDate } from '@pora/kit';
import { ClipboardCheckIcon } from '@pora/ui/icons';
import { useSurveyDays } from '../../surveys/public.js';
import { detailsStrings as t } from './details.strings.js';
import { RecordLink } from './record-link.js';

/** Of what day the patient's survey is, and the way to it, or to filling it in [core §2]. */
export function SurveyLink({ patientId, onOpen }: { patientId: string; onOpen: () => void }) {
  const days = useSurveyDays();
  const day = days?.get(patientId);
  return (
    <RecordLink icon={<ClipboardCheckIcon />} title={t.survey} onOpen={onOpen}>
      {days && (days.has(patientId) ? day && formatDate(day) : t.fillSurvey)}
    </RecordLink>
  );
}
