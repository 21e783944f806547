import { type PatientRecord } from '../patient-record.js';
import { useDeferredValue, useMemo, useState } from 'react';
import {
  DEFAULT_SORT,
  findPatients,
  nextSort,
  type PatientSort,
  searchTexts,
  sortPatients,
} from './arrange-patients.js';

/** Cards on one page of the list. */
export const PAGE_SIZE = 50;

interface ListState {
  query: string;
  sort: PatientSort;
  /** From 1. */
  page: number;
  /** Somebody just added, whose page is shown as soon as the list has them. */
  revealId: string | undefined;
  /** The same person once they stand in the list, until the list is arranged anew. */
  newId: string | undefined;
}

/** The list as the person arranged it: search, sort and the page of the found ones. */
export function usePatientList(patients: readonly PatientRecord[]) {
  const [state, setState] = useState<ListState>({
    query: '',
    sort: DEFAULT_SORT,
    page: 1,
    revealId: undefined,
    newId: undefined,
  });
  const sorted = useMemo(() => sortPatients(patients, state.sort), [patients, state.sort]);
  const texts = useMemo(() => searchTexts(patients), [patients]);
  // Typing never waits for the cards.
  const query = useDeferredValue(state.query);
  const found = useMemo(() => findPatients(sorted, texts, query), [sorted, texts, query]);

  const revealed = state.revealId === undefined ? -1 : found.findIndex(({ id }) => id === state.revealId);
  if (revealed >= 0) {
    const page = Math.floor(revealed / PAGE_SIZE) + 1;
    setState({ ...state, page, revealId: undefined, newId: state.revealId });
  }

  const page = Math.min(state.page, Math.max(1, Math.ceil(found.length / PAGE_SIZE)));
  return {
    ...state,
    page,
    found,
    shown: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    search: (query: string) => setState({ ...state, query, page: 1, newId: undefined }),
    sortBy: (by: PatientSort['by']) =>
      setState({ ...state, sort: nextSort(state.sort, by), page: 1, newId: undefined }),
    turnTo: (next: number) => setState({ ...state, page: next, newId: undefined }),
    reveal: (revealId: string) => setState((current) => ({ ...current, query: '', revealId })),
  };
}
