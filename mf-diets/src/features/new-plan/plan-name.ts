import { romanStage } from '../../shared/roman.js';

/** Name of a plan made from its stage and patient: `Etap_IV_Hanna_Brzezińska` [diets §2]. */
export function automaticPlanName(stage: number, firstName: string, lastName: string): string {
  const parts = [firstName, lastName].map((part) => part.trim().replace(/\s+/g, '_')).filter(Boolean);
  return ['Etap', romanStage(stage), ...parts].join('_');
}
