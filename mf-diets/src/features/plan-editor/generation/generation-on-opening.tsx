import { useEffect } from 'react';
import { takeGenerationWish } from '../../plan-work/public.js';

interface GenerationOnOpeningProps {
  planId: string;
  onGenerate: () => void;
}

/** Begins to generate a plan that was made with "Zapisz i generuj", as soon as it stands open. */
export function GenerationOnOpening({ planId, onGenerate }: GenerationOnOpeningProps) {
  useEffect(() => {
    if (takeGenerationWish(planId)) onGenerate();
  }, [planId, onGenerate]);
  return null;
}
