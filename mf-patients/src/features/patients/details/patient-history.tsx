import { type Measurement, type Patient } from '@pora/contracts/patients/patient.model';
import { type LoadState } from '@pora/kit';
import { Button, InlineNotice, SkeletonRows, useDelayed } from '@pora/ui';
import { MeasurementTable } from '../measurements/measurement-table.js';
import { patientFailure } from '../patient-failure.js';
import { detailsStrings as t } from './details.strings.js';

interface PatientHistoryProps {
  patient: LoadState<Patient>;
  onEdit: (measurement: Measurement) => void;
  onRemove: (measurement: Measurement) => void;
}

/** The measurements, read when the details open; what cannot be read is said, never empty. */
export function PatientHistory({ patient, onEdit, onRemove }: PatientHistoryProps) {
  if (patient.phase === 'loading') return <LoadingHistory />;
  if (patient.phase === 'failed')
    return (
      <InlineNotice
        tone="amber"
        live
        title={t.historyFailed}
        action={
          <Button size="compact" busy={patient.retrying} onClick={patient.retry}>
            {t.retry}
          </Button>
        }
      >
        {patientFailure('refresh', patient.error)}
      </InlineNotice>
    );
  return <MeasurementTable patient={patient.data} onEdit={onEdit} onRemove={onRemove} />;
}

function LoadingHistory() {
  return useDelayed(true) ? <SkeletonRows rows={6} label={t.historyLoading} /> : null;
}
