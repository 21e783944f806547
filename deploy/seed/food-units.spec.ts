import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { readStarterFoods } from './read-seed.mjs';

const foods = readStarterFoods(fileURLToPath(new URL('.', import.meta.url)));

/** What one household measure of a food weighs in a Polish kitchen, in grams. */
const USUAL: readonly (readonly [food: RegExp, unit: string, grams: number])[] = [
  [/^(Woda|Mleko (\d|kozie|bez)|Jogurt naturalny|Kefir|Maślanka)/u, 'szklanka', 250],
  [/^Mąka pszenna/u, 'szklanka', 150],
  [/^(Ryż|Kasza) .*such[ay]$/u, 'szklanka', 190],
  [/^Płatki owsiane/u, 'szklanka', 100],
  [/^(Truskawki|Maliny|Borówki|Jagody|Jeżyny|Porzeczki|Agrest|Żurawina, świeża)/u, 'szklanka', 150],
  [/^(Szpinak, świeży|Rukola)/u, 'szklanka', 30],
  [/^(Olej|Oliwa) /u, 'łyżka', 10],
  [/^Cukier (biały|trzcinowy)/u, 'łyżka', 13],
  [/^Mąka (pszenna|żytnia|orkiszowa)/u, 'łyżka', 10],
  [/^Miód/u, 'łyżka', 25],
  [/^(Śmietana|Jogurt|Dżem)/u, 'łyżka', 20],
  [/^(Masło (82|bez|klar)|Margaryna)/u, 'łyżka', 15],
  [/^(Masło (orzechowe|migdałowe)|Majonez|Koncentrat)/u, 'łyżka', 20],
  [/^(Kakao|Płatki (owsiane|jaglane))/u, 'łyżka', 8],
  [/^(Siemię|Sezam, nasiona|Nasiona chia)/u, 'łyżka', 10],
  [/^Olej /u, 'łyżeczka', 4],
  [/^Cukier (biały|trzcinowy)|^Masło (82|bez|klar)/u, 'łyżeczka', 5],
  [/^Sól$/u, 'łyżeczka', 6],
  [/^Miód/u, 'łyżeczka', 8],
  [/^Musztarda/u, 'łyżeczka', 7],
  [/^(Pieprz|Papryka słodka|Kurkuma|Oregano|Bazylia, suszona|Majeranek|Tymianek)/u, 'łyżeczka', 2],
  [/^Cynamon/u, 'łyżeczka', 3],
  [/^Jajko kurze, (surowe|gotowane)/u, 'sztuka', 55],
  [/^Jajka przepiórcze/u, 'sztuka', 10],
  [/^Jabłko, świeże/u, 'sztuka', 170],
  [/^Gruszka, świeża/u, 'sztuka', 160],
  [/^(Banan|Brzoskwinia)/u, 'sztuka', 120],
  [/^Pomarańcza/u, 'sztuka', 200],
  [/^Mandarynka/u, 'sztuka', 65],
  [/^Kiwi/u, 'sztuka', 75],
  [/^Śliwka, świeża/u, 'sztuka', 40],
  [/^Cytryna/u, 'sztuka', 90],
  [/^Pomidor, surowy/u, 'sztuka', 150],
  [/^Pomidor koktajlowy/u, 'sztuka', 15],
  [/^(Ogórek, surowy|Papryka .*, surowa)$/u, 'sztuka', 180],
  [/^(Ogórek kiszony|Pietruszka korzeń)/u, 'sztuka', 60],
  [/^Marchew/u, 'sztuka', 70],
  [/^Cebula/u, 'sztuka', 100],
  [/^Ziemniak, surowy/u, 'sztuka', 90],
  [/^Burak, surowy/u, 'sztuka', 120],
  [/^Cukinia/u, 'sztuka', 300],
  [/^Awokado/u, 'sztuka', 140],
  [/^Bułka kajzerka/u, 'sztuka', 50],
  [/^Bułka grahamka/u, 'sztuka', 70],
  [/^(Tortilla pszenna|Bułka maślana)/u, 'sztuka', 60],
  [/^Wafel ryżowy/u, 'sztuka', 10],
  [/^Daktyle/u, 'sztuka', 8],
  [/^Orzechy włoskie/u, 'sztuka', 5],
  [/^Migdały/u, 'sztuka', 1.2],
  [/^Pierogi/u, 'sztuka', 25],
  [/^Parówki/u, 'sztuka', 50],
  [/^Chleb (pszenny|orkiszowy|graham|wieloziarnisty|pszenno-żytni|gryczany)/u, 'kromka', 35],
  [/^Chleb (razowy|pumpernikiel|żytni ze)/u, 'kromka', 40],
  [/^Chleb tostowy/u, 'kromka', 25],
  [/^Chleb chrupki/u, 'kromka', 10],
  [/^(Ser żółty|Łosoś wędzony)/u, 'plaster', 20],
  [/^(Szynka (gotowana|parmeńska|konserwowa)|Polędwica (z indyka|sopocka)|Boczek)/u, 'plaster', 15],
  [/^Ananas, świeży/u, 'plaster', 60],
  [/^Cytryna/u, 'plasterek', 8],
  [/^Czosnek, surowy/u, 'ząbek', 5],
  [/^Orzechy|^Pistacje/u, 'garść', 30],
  [/^(Truskawki|Maliny|Borówki|Jagody|Jeżyny|Porzeczki|Agrest|Wiśnie|Czereśnie)/u, 'garść', 70],
  [/^(Szpinak, świeży|Rukola|Jarmuż|Mieszanka sałat|Botwina|Kiełki)/u, 'garść', 25],
  [/^(Sól|Pieprz czarny)/u, 'szczypta', 0.5],
  [/^Koperek/u, 'pęczek', 30],
  [/^Natka/u, 'pęczek', 40],
  [/^Rzodkiewka/u, 'pęczek', 150],
  [/^Masło (82|bez)/u, 'kostka', 200],
  [/^Ser twarogowy/u, 'opakowanie', 250],
  [/^(Jogurt|Skyr)/u, 'opakowanie', 150],
  [/^Serek wiejski/u, 'opakowanie', 200],
  [/^Tuńczyk (w sosie|w oleju)/u, 'puszka', 120],
  [/^Ciecierzyca, konserwowa/u, 'puszka', 240],
  [/^Pomidory krojone/u, 'puszka', 400],
  [/^Ser mozzarella/u, 'kulka', 125],
];

describe('miary domowe katalogu startowego', () => {
  it.each(USUAL)('[library §3] %s: %s waży %d g', (food, unit, grams) => {
    const measured = foods.flatMap(({ name, units }) =>
      food.test(name) ? units.filter((one) => one.name === unit).map((one) => [name, one.grams]) : [],
    );
    expect(measured.length).toBeGreaterThan(0);
    expect(measured.filter(([, weight]) => weight !== grams)).toEqual([]);
  });
});
