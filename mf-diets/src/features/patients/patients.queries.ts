import { useLoad } from '@pora/kit';
import { fetchPatients } from './patients.api.js';

/** Patients of the practice, for names and energy needs beside plans. */
export function usePatients() {
  return useLoad({ queryKey: ['patients', 'for-plans'], queryFn: ({ signal }) => fetchPatients(signal) });
}
