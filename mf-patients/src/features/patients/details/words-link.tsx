import { CircleQuestionMarkIcon } from '@pora/ui/icons';
import { useSurveyDays } from '../../surveys/public.js';
import { detailsStrings as t } from './details.strings.js';
import { RecordLink } from './record-link.js';

/** The way to how the words of the patient's survey were read, where there is one (decision 72). */
export function WordsLink({ patientId, onOpen }: { patientId: string; onOpen: () => void }) {
  const days = useSurveyDays();
  if (!days?.has(patientId)) return null;
  return (
    <RecordLink icon={<CircleQuestionMarkIcon />} title={t.words} onOpen={onOpen}>
      {t.checkWords}
    </RecordLink>
  );
}
