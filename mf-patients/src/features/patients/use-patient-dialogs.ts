import { type Measurement } from '@pora/contracts/patients/patient.model';
import { useState } from 'react';

/** The one dialog of the screen; a dialog opened from the details returns to them [design principles]. */
export type PatientDialog =
  | { kind: 'new' }
  | { kind: 'details'; id: string }
  | { kind: 'edit' | 'report'; id: string }
  | { kind: 'survey' | 'words' | 'results' | 'privacy'; id: string; from: 'list' | 'details' }
  /** A new measurement, or the correction of one. */
  | { kind: 'measure'; id: string; from: 'list' | 'details'; measurement?: Measurement };

/** Which dialog is open, and the ways between dialogs. */
export function usePatientDialogs() {
  const [dialog, setDialog] = useState<PatientDialog | null>(null);
  return {
    dialog,
    open: setDialog,
    /** Where the dialog came from: the details, or the list. */
    back: () =>
      setDialog((current) =>
        current?.kind === 'edit' ||
        current?.kind === 'report' ||
        (current && 'from' in current && current.from === 'details')
          ? { kind: 'details', id: current.id }
          : null,
      ),
    close: () => setDialog(null),
  };
}
