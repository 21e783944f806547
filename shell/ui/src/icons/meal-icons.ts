import {
  AppleIcon,
  CircleQuestionMarkIcon,
  CoffeeIcon,
  CookieIcon,
  CupSodaIcon,
  type LucideIcon,
  MoonIcon,
  MoonStarIcon,
  NutIcon,
  SoupIcon,
  SunriseIcon,
  UtensilsIcon,
} from 'lucide-react';
import type { MealTypeKey } from '../theme/tokens.js';

/** Icon of each meal type; a slot always shows it beside its colour. */
export const mealIcons: Record<MealTypeKey, LucideIcon> = {
  morning_porridge: SunriseIcon,
  first_breakfast: CoffeeIcon,
  breakfast: CoffeeIcon,
  second_breakfast: AppleIcon,
  snack_before_lunch: NutIcon,
  lunch: UtensilsIcon,
  snack: CookieIcon,
  dinner: MoonIcon,
  late_snack: MoonStarIcon,
  soup: SoupIcon,
  smoothie: CupSodaIcon,
  unknown: CircleQuestionMarkIcon,
};
