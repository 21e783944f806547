import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import type { Allergen } from '@pora/contracts/catalog/food.vocabulary';
import { ALLERGENS } from '@pora/contracts/catalog/food.vocabulary';
import { intoleranceKey, newIntoleranceSchema } from '@pora/contracts/catalog/intolerance.model';
import { resolveRisks } from '@pora/engine/safety/risks';
import { foldText } from '@pora/text-pl/fold';
import { readDemoIntoleranceSets, readStarterFoods, readStarterIntolerances } from './read-seed.mjs';

const dir = fileURLToPath(new URL('.', import.meta.url));
const foods = readStarterFoods(dir);
const dictionary = readStarterIntolerances(dir);
const foodById = new Map(foods.map((food) => [food.id, food]));
const foodsOf = new Map(dictionary.map(({ key, foodIds }) => [key, new Set(foodIds)]));
const names = (ids: Iterable<number>) =>
  [...ids].map((id) => foodById.get(id)?.name ?? String(id)).toSorted();

/** Keys that stand for an allergen: together they hold exactly the foods that declare it. */
const KEYS_OF: Record<Allergen, string[]> = {
  gluten: ['gluten'],
  skorupiaki: ['krewetka', 'krab', 'homar', 'rak', 'langusta'],
  jaja: ['jajo-kurze', 'jajo-przepiorcze'],
  ryby: [
    ...[
      'dorsz',
      'losos',
      'pstrag',
      'tunczyk',
      'makrela',
      'sledz',
      'sardynka',
      'sardela',
      'halibut',
      'fladra',
    ],
    ...[
      'sola',
      'morszczuk',
      'mintaj',
      'plamiak',
      'sandacz',
      'szczupak',
      'karp',
      'okon',
      'okon-morski',
      'wegorz',
    ],
    ...['turbot', 'barwena', 'miecznik', 'zabnica', 'kawior'],
  ],
  arachidy: ['orzech-ziemny'],
  soja: ['soja'],
  mleko: ['mleko-krowie', 'mleko-kozie', 'mleko-owcze', 'mleko-bawole'],
  orzechy: [
    ...['orzech-wloski', 'orzech-laskowy', 'orzech-nerkowca', 'orzech-brazylijski', 'orzech-makadamia'],
    ...['orzech-pekan', 'pistacja', 'migdal'],
  ],
  seler: ['seler-korzen', 'seler-naciowy'],
  gorczyca: ['gorczyca'],
  sezam: ['sezam'],
  dwutlenek_siarki: ['siarczyny'],
  lubiny: ['lubin'],
  moluski: ['malza', 'omulek', 'ostryga', 'osmiornica', 'kalmar', 'matwa', 'slimak-morski'],
};

describe('słownik nietolerancji katalogu startowego', () => {
  it('[library §3] ma wszystkie 267 pozycji laboratoriów i alergeny spoza panelu, każdą z własnym kluczem', () => {
    expect(dictionary.length).toBe(269);
    expect(new Set(dictionary.map(({ key }) => key)).size).toBe(269);
    for (const { foodIds: _, withoutFoods: __, ...item } of dictionary) {
      expect(intoleranceKey.parse(item.key)).toBe(item.key);
      expect(newIntoleranceSchema.parse(item)).toEqual(item);
    }
  });

  it('żadna nazwa nie prowadzi do dwóch pozycji, bez względu na wielkość liter i ogonki', () => {
    const all = dictionary.flatMap(({ name, aliases }) => [name, ...aliases].map(foldText));
    expect(all.length).toBeGreaterThan(600);
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
  });

  it('[library §3] nazwy z wyników, także bez ogonków, wielkimi literami i w liczbie mnogiej, trafiają do pozycji', () => {
    const printed: Record<string, string> = {
      'MLEKO KROWIE': 'mleko-krowie',
      'Zoltko jaja kurzego': 'zoltko-jaja-kurzego',
      Jaja: 'jajo-kurze',
      'Fasola, czerwona': 'fasola-czerwona',
      'Pieprz czarny/biały': 'pieprz-czarny',
      'kokos (orzech)': 'kokos',
      Quinoa: 'komosa-ryzowa',
      Pomidory: 'pomidor',
      'Orzech ziemny (arachid)': 'orzech-ziemny',
      mak: 'mak',
      Sola: 'sola',
      'Seler (korzeń)': 'seler-korzen',
    };
    const values = Object.keys(printed).map((name) => ({ name, value: 45 }));
    const { byKey } = resolveRisks(values, dictionary, []);
    expect([...byKey.keys()].toSorted()).toEqual(Object.values(printed).toSorted());
  });

  it('zna każdy badany produkt pacjentów demonstracyjnych', () => {
    const known = new Set(dictionary.flatMap(({ name, aliases }) => [name, ...aliases].map(foldText)));
    const items = readDemoIntoleranceSets(dir).flatMap(({ categories }) =>
      categories.flatMap((one) => one.items),
    );
    expect(items.length).toBeGreaterThan(100);
    expect(items.map(({ name }) => name).filter((name) => !known.has(foldText(name)))).toEqual([]);
  });
});

describe('powiązania słownika z produktami', () => {
  it('[library §3] każde wskazuje istniejący produkt i występuje raz', () => {
    for (const { key, foodIds } of dictionary) {
      expect([key, new Set(foodIds).size]).toEqual([key, foodIds.length]);
      expect([key, foodIds.filter((id) => !foodById.has(id))]).toEqual([key, []]);
    }
  });

  it.each(ALLERGENS)('pozycje dla alergenu „%s” mają dokładnie te produkty, które go podają', (allergen) => {
    const linked = new Set(KEYS_OF[allergen].flatMap((key) => [...(foodsOf.get(key) ?? [])]));
    const declared = foods
      .filter((food) => food.allergenInfo.allergens.includes(allergen))
      .map(({ id }) => id);
    expect(declared.length).toBeGreaterThan(0);
    expect(names(linked)).toEqual(names(declared));
  });

  it('białka mleka i jaja mają wszystkie produkty, z których pochodzą', () => {
    const milk = new Set(KEYS_OF.mleko.flatMap((key) => [...(foodsOf.get(key) ?? [])]));
    for (const key of ['kazeina', 'alfa-laktoalbumina', 'beta-laktoglobulina']) {
      expect(names([...milk].filter((id) => !foodsOf.get(key)?.has(id)))).toEqual([]);
    }
    for (const key of ['jogurt', 'kefir', 'maslanka', 'twarog', 'mozzarella', 'camembert', 'ser-zolty']) {
      expect(names([...(foodsOf.get(key) ?? [])].filter((id) => !milk.has(id)))).toEqual([]);
    }
    const parts = ['bialko-jaja-kurzego', 'zoltko-jaja-kurzego'].flatMap((key) => [
      ...(foodsOf.get(key) ?? []),
    ]);
    expect(names(new Set(parts))).toEqual(names(foodsOf.get('jajo-kurze') ?? []));
  });

  it('zboża glutenowe leżą w glutenie, a gliadyna jest w każdej pszenicy', () => {
    const gluten = foodsOf.get('gluten') ?? new Set();
    for (const key of [
      'pszenica',
      'pszenica-durum',
      'orkisz',
      'zyto',
      'jeczmien',
      'kuskus',
      'otreby-pszenne',
    ]) {
      expect([key, names([...(foodsOf.get(key) ?? [])].filter((id) => !gluten.has(id)))]).toEqual([key, []]);
    }
    expect(names(foodsOf.get('gliadyna') ?? [])).toEqual(names(foodsOf.get('pszenica') ?? []));
    for (const id of foodsOf.get('otreby-pszenne') ?? []) expect(foodsOf.get('pszenica')?.has(id)).toBe(true);
  });

  it('najczęstsze pozycje mają co najmniej 30 produktów', () => {
    for (const key of ['mleko-krowie', 'kazeina', 'pszenica', 'gluten', 'jajo-kurze']) {
      expect([key, (foodsOf.get(key)?.size ?? 0) >= 30]).toEqual([key, true]);
    }
  });

  it('każdy produkt, który da się powiązać, jest powiązany; bez powiązań są tylko wymienione', () => {
    const linked = new Set(dictionary.flatMap(({ foodIds }) => foodIds));
    expect(names(foods.map(({ id }) => id).filter((id) => !linked.has(id)))).toEqual([
      ...['Cukier biały', 'Erytrytol', 'Kaki, świeże', 'Kreatyna, proszek', 'Ksylitol', 'Nasiona chia'],
      ...['Pomelo, świeże', 'Syrop klonowy', 'Sól', 'Woda', 'Woda gazowana', 'Woda mineralna', 'Wódka'],
      'Ziele angielskie',
    ]);
  });

  it('pozycja słownika prowadzi do produktu albo mówi, dlaczego nie ma żadnego', () => {
    const silent = dictionary.filter(
      ({ foodIds, withoutFoods }) => (foodIds.length === 0) !== (withoutFoods !== undefined),
    );
    const empty = dictionary.filter(({ foodIds }) => foodIds.length === 0);
    expect(silent.map(({ key }) => key)).toEqual([]);
    expect(empty.map(({ key }) => key).toSorted()).toEqual(['maranta', 'transglutaminaza']);
    for (const { withoutFoods } of empty) expect(withoutFoods).toMatch(/^\p{Lu}.{30,}\.$/u);
  });
});
