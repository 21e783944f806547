import { describe, expect, it } from '@jest/globals';
import { makeFood } from '../../testing/make-catalog.js';
import { applyFoodChange, describeFoodChange, differentFoodFields, mergeFoodChanges } from './food-change.js';
import { nextPlaceholder } from './foods.collection.js';
import { foodCopySchemas } from './foods.schemas.js';

const milk = makeFood();

describe('zmiana produktu w tej przeglądarce', () => {
  it('[library §5] puste kalorie liczą się z makroskładników, niezmienione zostają', () => {
    // 4.9×4 + 2×9 + 3.4×4 = 19.6 + 18 + 13.6 = 51.2
    expect(applyFoodChange(milk, { calories: null }).calories).toBe(51);
    expect(applyFoodChange(milk, { fat: 3 }).calories).toBe(51);
    expect(applyFoodChange(milk, { fat: 3, calories: null }).calories).toBe(60);
  });

  it('[library §7] informacja o alergenach łączy się pole po polu', () => {
    const first = { allergenInfo: { note: 'Etykieta' } };
    const second = { name: 'Mleko', allergenInfo: { confidence: 'niepewny' as const } };
    const both = mergeFoodChanges(first, second);
    expect(both).toEqual({ name: 'Mleko', allergenInfo: { note: 'Etykieta', confidence: 'niepewny' } });
    expect(applyFoodChange(milk, both).allergenInfo).toEqual({
      ...milk.allergenInfo,
      ...{ note: 'Etykieta', confidence: 'niepewny' },
    });
    expect(mergeFoodChanges({ fat: 1 }, { fat: 2 })).toEqual({ fat: 2 });
  });

  it('[decisions 15] mówi, co czeka i czym różnią się dwie wersje', () => {
    const change = { fat: 3, units: [] };
    const described = { record: milk, patch: change, added: false, removed: false };
    expect(describeFoodChange(described)).toBe('produkt Mleko 2% – tłuszcz, miary domowe');
    expect(describeFoodChange({ ...described, added: true })).toBe('nowy produkt Mleko 2%');
    expect(describeFoodChange({ ...described, removed: true })).toBe('produkt Mleko 2% – usunięcie');
    expect(differentFoodFields(milk, applyFoodChange(milk, change))).toEqual(['tłuszcz', 'miary domowe']);
  });

  it('[library §7] nowy produkt czeka w przeglądarce z numerem zastępczym, za każdym razem innym', () => {
    const [one, other] = [nextPlaceholder(), nextPlaceholder()];
    expect(other).toBeLessThan(one);
    expect(one).toBeLessThan(0);
    expect(foodCopySchemas.record.safeParse({ ...milk, id: one }).success).toBe(true);
    expect(foodCopySchemas.record.safeParse({ ...milk, units: 'brak' }).success).toBe(false);
  });
});
