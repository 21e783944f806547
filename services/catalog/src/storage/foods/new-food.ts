import type { Food } from '@pora/contracts/catalog/food.model';

/** Content of a food that is to be stored; `anchor` names the source of its values. */
export type NewFood = Omit<Food, 'version' | 'updatedAt' | 'intolerances' | 'code'> & {
  anchor: string;
  code?: string | null | undefined;
};
