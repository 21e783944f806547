/**
 * What a food is on the plate: bread, a dry side dish, a spread … A stand-in of another role makes another dish of the
 * meal, so one of the same role comes first and a meal without one gives way (a soft term, never a rule).
 */
import { foldText } from '@pora/text-pl/fold';
import type { Food } from '../model.js';
import { ROLES_BY_CATEGORY, ROLES_BY_NAME, ROLES_BY_UNIT, type FoodRole } from './food-role.data.js';

type Named = Pick<Food, 'name' | 'category'> & { readonly units?: Food['units'] | undefined };

const known = new WeakMap<Named, ReadonlySet<string>>();

/** Roles of a food: by its name, else by the measures people use for it, else by its category. */
export function rolesOf(food: Named): ReadonlySet<string> {
  let roles = known.get(food);
  if (!roles) {
    roles = readRoles(food);
    known.set(food, roles);
  }
  return roles;
}

/** True when the second food can be on the plate what the first was. */
export function haveOneRole(a: Named, b: Named): boolean {
  const roles = rolesOf(b);
  return [...rolesOf(a)].some((role) => roles.has(role));
}

function readRoles({ name, category, units = [] }: Named): ReadonlySet<string> {
  const text = foldText(name);
  const byName = ROLES_BY_NAME.find(([pattern]) => pattern.test(text))?.[1];
  if (byName) return new Set(byName);
  const measures = new Set(units.map((unit) => foldText(unit.name)));
  const byUnit = ROLES_BY_UNIT.find(([unit]) => measures.has(unit))?.[1];
  if (byUnit) return new Set<FoodRole>([byUnit]);
  const group = foldText(category);
  const byCategory = ROLES_BY_CATEGORY.get(group);
  // A category of the practice's own is a role of its own: its foods stand in for one another.
  return new Set<string>([byCategory ?? `category ${group}`]);
}
