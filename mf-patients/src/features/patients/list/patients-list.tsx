import { type PatientRecord } from '../patient-record.js';
import { Pagination } from '@pora/ui/data';
import { type RefObject } from 'react';
import styled from 'styled-components';
import { patientStrings as t } from '../patients.strings.js';
import { PatientRow, type PatientRowActions } from './patient-row.js';
import { PAGE_SIZE } from './use-patient-list.js';

interface PatientsListProps extends PatientRowActions {
  /** Cards of the page. */
  patients: readonly PatientRecord[];
  /** Cards on all pages. */
  total: number;
  page: number;
  onPage: (page: number) => void;
  listRef: RefObject<HTMLUListElement | null>;
  unsavedIds: ReadonlySet<string>;
  /** Patients with intolerance results; undefined while that is not known. */
  tested: ReadonlyMap<string, unknown> | undefined;
  /** Patients with a survey; undefined while that is not known. */
  surveyed: ReadonlyMap<string, unknown> | undefined;
  openingDietOf: string | undefined;
  /** Somebody just added: shown in sight and marked. */
  newId: string | undefined;
}

/** One page of the patients and the way to the others. */
export function PatientsList(props: PatientsListProps) {
  const {
    patients,
    total,
    page,
    onPage,
    listRef,
    unsavedIds,
    tested,
    surveyed,
    openingDietOf,
    newId,
    ...actions
  } = props;
  const turnTo = (next: number) => {
    onPage(next);
    listRef.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <List ref={listRef} aria-label={t.list}>
        {patients.map((patient) => (
          <PatientRow
            key={patient.id}
            patient={patient}
            unsaved={unsavedIds.has(patient.id)}
            hasResults={tested?.has(patient.id)}
            hasSurvey={surveyed?.has(patient.id)}
            openingDiet={openingDietOf === patient.id}
            isNew={newId === patient.id}
            {...actions}
          />
        ))}
      </List>
      {total > PAGE_SIZE && (
        <Pagination page={page} pageSize={PAGE_SIZE} total={total} onPage={turnTo} label={t.pages} />
      )}
    </>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
