import { PATIENT_STATUS_LABELS, type PatientStatus } from '@pora/contracts/patients/patient.vocabulary';
import { Badge } from '@pora/ui';
import { CircleCheckIcon, CircleDotIcon, CirclePauseIcon } from '@pora/ui/icons';

const looks = {
  active: { tone: 'ok', icon: <CircleDotIcon /> },
  completed: { tone: 'done', icon: <CircleCheckIcon /> },
  inactive: { tone: 'outline', icon: <CirclePauseIcon /> },
} as const;

/** Status of a patient, by word, icon and colour. */
export function StatusBadge({ status }: { status: PatientStatus }) {
  const { tone, icon } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {PATIENT_STATUS_LABELS[status]}
    </Badge>
  );
}
