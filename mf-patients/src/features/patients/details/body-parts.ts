import { type Measurement, type Patient } from '@pora/contracts/patients/patient.model';
import { type PlanListItem } from '@pora/contracts/plans/plan.model';
import { type EnergyResult } from '@pora/engine/energy';
import { type LoadState } from '@pora/kit';
import { type ReactNode } from 'react';
import { type StepDeeds } from '../home/next-steps-list.js';
import { type usePatientHome } from '../home/use-home.js';
import { type PatientRecord } from '../patient-record.js';

/** What the card shows of a patient, and where it leads. */
export interface DetailsBodyProps {
  patient: PatientRecord;
  whole: LoadState<Patient>;
  /** Undefined while they are not known. */
  plans: readonly PlanListItem[] | undefined;
  home: ReturnType<typeof usePatientHome>;
  energy: EnergyResult;
  refreshing: boolean;
  onRefresh: () => void;
  deeds: StepDeeds;
  onPrivacy: () => void;
  onEditMeasurement: (measurement: Measurement) => void;
  onRemoveMeasurement: (measurement: Measurement) => void;
}

/** The parts of the card, to be laid out. */
export type BodyParts = Record<
  'steps' | 'chart' | 'facts' | 'history' | 'links' | 'visits' | 'privacy',
  ReactNode
>;
