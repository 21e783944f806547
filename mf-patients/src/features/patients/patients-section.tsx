import { useSearchParams } from '@pora/kit/router';
import { lazy, Suspense } from 'react';
import { PatientsScreen } from './patients.screen.js';

const TrashScreen = lazy(async () => ({ default: (await import('../trash/public.js')).TrashScreen }));

/** The section of patients: the patients of the practice, or with `?trash=1` what was deleted [decisions 16]. */
export function PatientsSection() {
  const [query] = useSearchParams();
  if (query.get('trash') !== '1') return <PatientsScreen />;
  return (
    <Suspense fallback={null}>
      <TrashScreen />
    </Suspense>
  );
}
