import { type Patient } from '@pora/contracts/patients/patient.model';
import { formatDate, useShortcut } from '@pora/kit';
import { Avatar, Button, media, SectionHead } from '@pora/ui';
import { NotebookTabsIcon, PencilIcon, RulerIcon, TrashIcon } from '@pora/ui/icons';
import { ConfirmDialog, Dialog } from '@pora/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { plansOfPatient, usePlans } from '../../plans/public.js';
import { StatusBadge } from '../list/status-badge.js';
import { MeasurementTable } from '../measurements/measurement-table.js';
import { measurementStrings } from '../measurements/measurements.strings.js';
import { WeightChart } from '../measurements/weight-chart.js';
import { displayName, patientEnergy } from '../patient-facts.js';
import { type PatientsView } from '../patients.queries.js';
import { chartStages } from './chart-stages.js';
import { detailsStrings as t } from './details.strings.js';
import { PatientFactsColumn } from './patient-facts-column.js';
import { PlansLink } from './plans-link.js';
import { UnsavedNotice } from './unsaved-notice.js';
import { useRefreshTdee } from './use-refresh-tdee.js';
import { useRemovePatient } from './use-remove-patient.js';

interface PatientDetailsDialogProps {
  patient: Patient;
  patients: PatientsView;
  onClose: () => void;
  onEdit: () => void;
  onMeasure: () => void;
  onDiet: () => void;
  openingDiet: boolean;
}

/** Everything about one patient [core §2]. */
export function PatientDetailsDialog(props: PatientDetailsDialogProps) {
  const { patient, patients, onClose, onEdit, onMeasure, onDiet, openingDiet } = props;
  const plans = usePlans();
  const ownPlans = plans.phase === 'ready' ? plansOfPatient(plans.data, patient.id) : undefined;
  const refresh = useRefreshTdee(patients);
  const remove = useRemovePatient(patients);
  const [asking, setAsking] = useState(false);
  useShortcut('e', onEdit, { inDialog: true });
  useShortcut('m', onMeasure, { inDialog: true });
  useShortcut('Delete', () => setAsking(true), { inDialog: true });
  const name = displayName(patient);

  return (
    <Dialog
      open
      onClose={onClose}
      size="full"
      title={name}
      description={introductionOf(patient)}
      icon={<Avatar name={name} size="large" />}
      header={<StatusBadge status={patient.status} />}
      footerStart={
        <Button variant="danger-quiet" icon={<TrashIcon />} onClick={() => setAsking(true)}>
          {t.remove}
        </Button>
      }
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.back}
          </Button>
          <Button icon={<PencilIcon />} shortcut="E" onClick={onEdit}>
            {t.edit}
          </Button>
          <Button icon={<NotebookTabsIcon />} busy={openingDiet} onClick={onDiet}>
            {t.diet}
          </Button>
          <Button variant="primary" icon={<RulerIcon />} shortcut="M" onClick={onMeasure}>
            {t.measure}
          </Button>
        </>
      }
    >
      <UnsavedNotice id={patient.id} patients={patients} />
      <Columns>
        <div>
          <PatientFactsColumn
            patient={patient}
            energy={patientEnergy(patient)}
            refreshing={refresh.isPending}
            onRefresh={() => refresh.mutate(patient.id)}
          />
          <PlansLink plans={ownPlans} onOpen={onDiet} />
        </div>
        <div>
          <SectionHead title={measurementStrings.chart} level={3} />
          <WeightChart patient={patient} stages={chartStages(ownPlans ?? [])} />
          <MeasurementTable patient={patient} />
        </div>
      </Columns>
      <ConfirmDialog
        open={asking}
        title={t.removeTitle}
        description={t.removeText(name, patient.measurements.length, ownPlans?.length)}
        confirmLabel={t.remove}
        icon={<TrashIcon />}
        onConfirm={() => {
          setAsking(false);
          onClose();
          remove(patient);
        }}
        onCancel={() => setAsking(false)}
      />
    </Dialog>
  );
}

/** "Kobieta, 38 lat. Pacjentka od 02.09.2026." – as much of it as is known. */
function introductionOf({ personal: { sex, birthYear }, createdAt }: Patient): string {
  const age = birthYear === null ? undefined : t.years(new Date().getFullYear() - birthYear);
  const known = [sex && sex !== 'other' ? t.sexes[sex] : undefined, age].filter(Boolean).join(', ');
  const since = t.since(sex, formatDate(createdAt));
  return known ? `${known}. ${since}` : since;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 18.5rem minmax(0, 1fr);
  gap: ${({ theme }) => theme.s[8]};

  ${media.tablet} {
    grid-template-columns: 15.5rem minmax(0, 1fr);
    gap: ${({ theme }) => theme.s[6]};
  }

  @media (max-width: 720px) {
    grid-template-columns: 1fr;
  }
`;
