/** Recipes as people paste them, written for the tests, with what a dietitian reads in them. */

/** What a line names: beginning of the food's name (null: not in the base), and grams or quantity and unit. */
type GoldLine = readonly [food: string | null, amount: string];

/** A recipe and what has to be read of it. */
export interface GoldRecipe {
  readonly text: string;
  readonly name: string;
  readonly servings: number | null;
  readonly lines: readonly GoldLine[];
  readonly steps: number;
}

const recipe = (
  text: string,
  name: string,
  servings: number | null,
  steps: number,
  ...lines: readonly GoldLine[]
): GoldRecipe => ({ text, name, servings, lines, steps });

export const GOLD_RECIPES: readonly GoldRecipe[] = [
  recipe(
    'Pieczone warzywa dla 6 osób\n\nSkładniki:\n▢ 3 marchewki\n▢ 2 cukinie, ok. 600 g\n▢ 1⁄2 kg ziemniaków\n▢ 4 łyżki oliwy\n▢ sól i pieprz\n\nPrzygotowanie:\n1. Pokrój warzywa.\n2. Piecz 40 minut.',
    ...(['Pieczone warzywa', 6, 2] as const),
    ...([
      ['Marchew', '210 g'],
      ['Cukinia', '600 g'],
      ['Ziemniak, surowy', '500 g'],
      ['Oliwa', '4 łyżka'],
    ] as const),
    ...([
      ['Sól', ''],
      ['Pieprz czarny', ''],
    ] as const),
  ),
  recipe(
    'Owsianka z bananem (2 porcje)\n• 100 g płatków owsianych\n• 300 ml mleka 2%\n• 1 banan\n• 1-2 łyżeczki miodu\nPłatki zalej mlekiem i gotuj 5 minut.\nDodaj banana.',
    ...(['Owsianka z bananem', 2, 2] as const),
    ...([
      ['Płatki owsiane', '100 g'],
      ['Mleko 2 %', '300 ml'],
      ['Banan', '1 '],
      ['Miód', '1.5 łyżeczka'],
    ] as const),
  ),
  recipe(
    'Muffiny z jagodami – 12 porcji\nCiasto: 3 szklanki mąki, 2 jajka rozmiar L, &frac12; szklanki cukru, 3/4 szklanki mleka\nKruszonka: 50 g masła, 2 łyżki cukru\nPołącz suche i mokre składniki.\nPiecz 25 minut w 180 stopniach.',
    ...(['Muffiny z jagodami', 12, 2] as const),
    ...([
      ['Mąka pszenna', '3 szklanka'],
      ['Jajko kurze', '2 '],
      ['Cukier', '0.5 szklanka'],
      ['Mleko', '0.75 szklanka'],
    ] as const),
    ...([
      ['Masło', '50 g'],
      ['Cukier', '2 łyżka'],
    ] as const),
  ),
  recipe(
    'Zupa krem z selera\t4 porcje\t35 min\n\nSkładniki\nkawałek selera, ok. 150 g\n2 liście laurowe\n1 litr bulionu warzywnego\n2 ziemniaki (ok. 200 g)\nszczypta gałki muszkatołowej\n\nSposób wykonania\nSeler i ziemniaki obrać, pokroić i ugotować w bulionie.\nZmiksować, doprawić gałką.',
    ...(['Zupa krem z selera', 4, 2] as const),
    ...([
      ['Seler', '150 g'],
      ['Liść laurowy', '2 liść'],
      ['Bulion warzywny', '1000 ml'],
      ['Ziemniak', '200 g'],
    ] as const),
    ...([['Gałka', '1 szczypta']] as const),
  ),
  recipe(
    'Koktajl na upał\n\nSkładniki na 2 porcje:\n200 g truskawek\n250 ml kefiru\nkostki lodu\n\nWszystko zmiksuj.',
    ...(['Koktajl na upał', 2, 1] as const),
    ...([
      ['Truskawki', '200 g'],
      ['Kefir', '250 ml'],
      [null, ''],
    ] as const),
  ),
  recipe(
    'Sałatka z ciecierzycą\nLiczba porcji: 3\nCzas przygotowania: 15 minut\n\n1 puszka ciecierzycy (240 g)\npomidory koktajlowe – 150 g\nogórek: 1 sztuka\npół cebuli\n1 łyżka oliwy + 1 łyżka soku z cytryny\ngarść rukoli\n\nWarzywa pokrój, wymieszaj z ciecierzycą i polej sosem.',
    ...(['Sałatka z ciecierzycą', 3, 1] as const),
    ...([
      ['Ciecierzyca, kons', '240 g'],
      ['Pomidor koktajlowy', '150 g'],
      ['Ogórek, surowy', '1 sztuka'],
    ] as const),
    ...([
      ['Cebula', '0.5 '],
      ['Oliwa', '1 łyżka'],
      ['Sok z cytryny', '1 łyżka'],
      ['Rukola', '1 garść'],
    ] as const),
  ),
  recipe(
    'Jajecznica ze szczypiorkiem\n\nRoztrzep 3 jajka ze szczyptą soli. Na łyżce masła podsmaż pół cebuli, wlej jajka i smaż, mieszając. Podaj z kromką chleba żytniego.',
    ...(['Jajecznica ze szczypiorkiem', null, 1] as const),
    ...([
      ['Jajko kurze', '3 '],
      ['Sól', '1 szczypta'],
      ['Masło', '1 łyżka'],
      ['Cebula', '0.5 '],
    ] as const),
    ...([['Chleb żytni', '1 kromka']] as const),
  ),
  recipe(
    '{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"Kuchnia próbna"},{"@type":["Recipe"],"name":"Kasza z&nbsp;pieczarkami","recipeYield":["4","4 porcje"],"totalTime":"PT40M","recipeIngredient":["200 g kaszy gryczanej","300 g pieczarek","1 cebula","2 łyżki oleju rzepakowego"],"recipeInstructions":[{"@type":"HowToSection","name":"Kasza","itemListElement":[{"@type":"HowToStep","text":"Ugotuj kaszę."}]},{"@type":"HowToStep","text":"Podsmaż pieczarki z cebulą."}]}]}',
    ...(['Kasza z pieczarkami', 4, 3] as const),
    ...([
      ['Kasza gryczana, sucha', '200 g'],
      ['Pieczarka', '300 g'],
      ['Cebula', '1 '],
      ['Olej rzepakowy', '2 łyżka'],
    ] as const),
  ),
  recipe(
    '<!doctype html><html><head><title>X</title><style>.a{color:red}</style></head><body><script>var reklama = 2; function mleko() { return 3; }</script><nav>Menu Przepisy</nav><h1>Twarożek z rzodkiewką</h1><p>2 porcje</p><h2>Składniki</h2><ul><li>250 g twarogu półtłustego</li><li>5 rzodkiewek</li><li>2&nbsp;łyżki jogurtu naturalnego</li></ul><h2>Przygotowanie</h2><ol><li>Rozgnieć twaróg.</li><li>Dodaj rzodkiewki.</li></ol></body></html>',
    ...(['Twarożek z rzodkiewką', 2, 2] as const),
    ...([
      ['Ser twarogowy półtłusty', '250 g'],
      ['Rzodkiewka', '5 '],
      ['Jogurt naturalny', '2 łyżka'],
    ] as const),
  ),
  recipe(
    'Placki ziemniaczane\n4 porcje\nSkładniki\nziemniaki\n1 kilogram\ncebula\n1 sztuka\njajka\n2 sztuki\nmąka pszenna\n3 łyżki\nPrzygotowanie\nZetrzyj ziemniaki i cebulę.\nUsmaż placki.',
    ...(['Placki ziemniaczane', 4, 2] as const),
    ...([
      ['Ziemniak, surowy', '1000 g'],
      ['Cebula', '1 sztuka'],
      ['Jajko kurze', '2 sztuka'],
      ['Mąka pszenna', '3 łyżka'],
    ] as const),
  ),
  recipe(
    'Gulasz\nporcje: 4\n500 g wołowiny na gulasz, 2 cebule, 1 papryka czerwona, 3 ząbki czosnku, 2 łyżki koncentratu pomidorowego, 1 łyżka słodkiej papryki mielonej, 1 l wody\n\nWykonanie: Mięso obsmażyć. Dodać warzywa i dusić 2 godziny.',
    ...(['Gulasz', 4, 1] as const),
    ...([
      ['Wołowina na gulasz', '500 g'],
      ['Cebula', '2 '],
      ['Papryka czerwona', '1 '],
      ['Czosnek, surowy', '3 ząbek'],
    ] as const),
    ...([
      ['Koncentrat', '2 łyżka'],
      ['Papryka słodka', '1 łyżka'],
      ['Woda', '1000 ml'],
    ] as const),
  ),
  recipe(
    'Naleśniki dla czterech osób\n[ ] 250 g mąki pszennej\n[ ] 2 jajka\n[ ] 1½ szklanki mleka 3,2%\n[ ] pół szklanki wody gazowanej\n[ ] szczypta soli\n[ ] olej do smażenia\nZmiksuj składniki na gładkie ciasto.\nSmaż cienkie naleśniki.',
    ...(['Naleśniki', 4, 2] as const),
    ...([
      ['Mąka pszenna', '250 g'],
      ['Jajko kurze', '2 '],
      ['Mleko 3,2 %', '1.5 szklanka'],
      ['Woda gazowana', '0.5 szklanka'],
    ] as const),
    ...([
      ['Sól', '1 szczypta'],
      ['Olej', ''],
    ] as const),
  ),
  recipe(
    'Pesto\n\nAutor: Babcia Hela\nKategoria: sosy\n\nCzego potrzebujesz:\n\u2013 1 pęczek bazylii\n\u2013 2 ząbki czosnku\n\u2013 30 g parmezanu\n\u2013 80 ml oliwy z oliwek\n\u2013 opcjonalnie: 2 łyżki orzeszków piniowych\n\nUwagi:\nMożna zamrozić na 3 miesiące.',
    ...(['Pesto', null, 0] as const),
    ...([
      ['Bazylia', '1 pęczek'],
      ['Czosnek', '2 ząbek'],
      ['Ser parmezan', '30 g'],
      ['Oliwa', '80 ml'],
      ['Orzeszki piniowe', '2 łyżka'],
    ] as const),
  ),
  recipe(
    'Ryż zapiekany z jabłkami\nPorcja dla: 3\n\n1. 200 g ryżu białego\n2. 3 jabłka\n3. 2 łyżki masła\n4. 1 łyżeczka cynamonu\n\nSposób przygotowania:\nUgotuj ryż. Zetrzyj jabłka.\n\nZapiecz 20 minut.',
    ...(['Ryż zapiekany z jabłkami', 3, 2] as const),
    ...([
      ['Ryż biały, suchy', '200 g'],
      ['Jabłko', '3 '],
      ['Masło', '2 łyżka'],
      ['Cynamon', '1 łyżeczka'],
    ] as const),
  ),
  recipe(
    'Pasta z tuńczyka. Składniki (4 porcje): 1 puszka tuńczyka w sosie własnym, 2 jajka ugotowane na twardo, 1 łyżka majonezu.\nPrzygotowanie (10 min): Wszystko rozgnieść widelcem.',
    ...(['Pasta z tuńczyka', 4, 1] as const),
    ...([
      ['Tuńczyk w sosie', '1 puszka'],
      ['Jajko kurze, gotowane na twardo', '2 '],
      ['Majonez', '1 łyżka'],
    ] as const),
  ),
  recipe(
    'Leczo na 4 osoby\r\n\r\nSkładniki\tIlość\r\ncukinia\t300 g\r\npapryka czerwona\t2 szt.\r\npomidory krojone z puszki\t400 g\r\nkiełbasa śląska\t150 g\r\n\r\nKrok 1: Podsmaż kiełbasę.\r\nKrok 2: Dodaj warzywa i duś.',
    ...(['Leczo', 4, 2] as const),
    ...([
      ['Cukinia', '300 g'],
      ['Papryka czerwona', '2 sztuka'],
      ['Pomidory krojone', '400 g'],
      ['Kiełbasa śląska', '150 g'],
    ] as const),
  ),
];
